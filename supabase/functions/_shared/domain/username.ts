/** 3 to 20 letters, digits or underscores; unique without regard to case. */
export const USERNAME = /^[A-Za-z0-9_]{3,20}$/;
export const USERNAME_RULE = 'A username has 3 to 20 letters, digits or underscores.';

export const isUsername = (text: string): boolean => USERNAME.test(text);

/** What two usernames are compared by. ASCII only, so it agrees with lower() of any database locale. */
export const usernameKey = (username: string): string => username.toLowerCase();
