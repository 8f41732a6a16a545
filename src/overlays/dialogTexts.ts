import type { DialogRequest } from '../kernel/app.ts';
import { errorText } from '../kernel/errorText.ts';

/** Shown to a guest in place of a program that needs a session (SHELL-10). */
export const SIGN_IN_DIALOG: DialogRequest & { readonly buttons: readonly ['Close', 'Sign In'] } = {
  title: 'Error Starting Program',
  message: "You're not signed in. Please sign in to continue...",
  icon: 'error',
  buttons: ['Close', 'Sign In'],
  defaultButton: 1,
};

/** Shown in place of a program that needs the server while it cannot be reached. */
export const needsNetworkDialog = (title: string): DialogRequest => ({
  title: SIGN_IN_DIALOG.title,
  message: `${title} needs the network, and there is none just now. Please try again when you are connected.`,
  icon: 'warning',
});

/** The generic error dialog: a title, and what went wrong in at most 100 characters. */
export function errorDialog(title: string, fault: unknown): DialogRequest {
  return { title, message: errorText(fault), icon: 'error' };
}

/** Shown with the address of a link whose tab the browser blocked. */
export function blockedTabDialog(address: string): DialogRequest {
  return {
    title: 'Pop-up Blocked',
    message: `Your browser did not open a new tab. Allow pop-ups for this page, or go there yourself: ${address}`,
    icon: 'warning',
  };
}
