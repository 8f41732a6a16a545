/** As long as mail can carry (RFC 5321). */
export const EMAIL_MOST = 254;

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** As HTML has it for its own fields, but that the domain has a dot. */
const EMAIL = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@${LABEL}(?:\\.${LABEL})+$`, 'i');

/** Whether a text could be an email address. It may still be one at which no mail arrives. */
export const isEmail = (text: string): boolean => text.length <= EMAIL_MOST && EMAIL.test(text);
