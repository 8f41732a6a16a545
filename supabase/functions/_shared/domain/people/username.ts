/** 3 to 20 letters, digits or underscores; unique without regard to case. */
export const USERNAME = /^[A-Za-z0-9_]{3,20}$/;
export const USERNAME_RULE = 'A username has 3 to 20 letters, digits or underscores.';
