/** 3 to 20 letters, digits or underscores; unique without regard to case. */
export const USERNAME = /^[A-Za-z0-9_]{3,20}$/;
export const USERNAME_RULE = 'A username has 3 to 20 letters, digits or underscores.';

/** People are found by so many letters of their usernames at least. */
export const BEGINNING_LEAST = 2;
/** How a username begins, as a person types it. */
export const BEGINNING = new RegExp(`^[A-Za-z0-9_]{${BEGINNING_LEAST},20}$`);
