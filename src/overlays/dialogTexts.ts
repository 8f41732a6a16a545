import type { DialogRequest } from '../kernel/app.ts';

/** The texts of the dialogs that every app shares (spec 1, sections 2 and 8). */
export const SIGN_IN_DIALOG: DialogRequest & { readonly buttons: readonly ['Close', 'Sign In'] } = {
  title: 'Error Starting Program',
  message: "You're not signed in. Please sign in to continue...",
  icon: 'error',
  buttons: ['Close', 'Sign In'],
};

/** What stands in the way of a program that only the server can fill, while it cannot be reached. */
export const needsNetworkDialog = (title: string): DialogRequest => ({
  title: SIGN_IN_DIALOG.title,
  message: `${title} needs the network, and there is none just now. Please try again when you are connected.`,
  icon: 'warning',
});

/** What a window says in place of a body that broke. */
export const BROKEN_BODY = {
  title: 'This program has performed an illegal operation.',
  advice: 'You can try to start it again. If the problem persists, please open a ticket on discord.',
  retry: 'Retry',
} as const;

/** Error texts longer than this are cut (spec 1, section 9). */
export const ERROR_TEXT_LENGTH = 100;

/** Cuts an error text to its limit, the last three characters being dots where something was cut. */
export function errorText(message: string): string {
  if (message.length <= ERROR_TEXT_LENGTH) return message;
  return `${message.slice(0, ERROR_TEXT_LENGTH - 3)}...`;
}

/** The generic error dialog: a title and a message of at most 100 characters. */
export function errorDialog(title: string, message: string): DialogRequest {
  return { title, message: errorText(message), icon: 'error' };
}

/** What is said of a link that the browser did not open, with its address. */
export function blockedTabDialog(address: string): DialogRequest {
  return {
    title: 'Pop-up Blocked',
    message: `Your browser did not open a new tab. Allow pop-ups for this page, or go there yourself: ${address}`,
    icon: 'warning',
  };
}
