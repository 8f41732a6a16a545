import type { DialogRequest, Purpose } from '../kernel/app.ts';
import { errorText } from '../kernel/errorText.ts';

/** Shown to a guest in place of a program that needs a session; the last button leads to the sign-in. */
type SignInDialog = DialogRequest & { readonly buttons: readonly ['Close', 'Sign In'] };

/** What it says of any program (SHELL-10). */
export const SIGN_IN_DIALOG: SignInDialog = {
  title: 'Error Starting Program',
  message: "You're not signed in. Please sign in to continue...",
  icon: 'error',
  buttons: ['Close', 'Sign In'],
  defaultButton: 1,
};

/** What a guest reads who presses the Gum Center (SHELL-17). */
const GUM_CENTER_DIALOG: SignInDialog = {
  title: 'Gum Center',
  message:
    'GUM is what this school runs on. It cannot be bought, sent or lent: you earn it by being here. Sign in, and this counts yours.',
  icon: 'info',
  picture: 'gum',
  details: [
    ['Daily login', '5 GUM, by itself'],
    ['Daily check-in', '15 GUM, in your locker'],
    ['Objectives', '50 and 100 GUM in each chapter'],
  ],
  buttons: ['Close', 'Sign In'],
  defaultButton: 1,
};

/** What a guest is shown in place of a program that was opened for this purpose, or for none. */
export const signInDialog = (purpose: Purpose | undefined): SignInDialog =>
  purpose === 'gum' ? GUM_CENTER_DIALOG : SIGN_IN_DIALOG;

/** Shown in place of a program that needs the server while it cannot be reached. */
export const needsNetworkDialog = (title: string): DialogRequest => ({
  title: SIGN_IN_DIALOG.title,
  message: `${title} needs the network, and there is none just now. Please try again when you are connected.`,
  icon: 'warning',
});

/** Shown in place of a program that this browser has not kept while there is no network (OFFLINE-4). */
export const notKeptDialog = (title: string): DialogRequest => ({
  title: SIGN_IN_DIALOG.title,
  message: `${title} is not on this computer yet, and there is no network to fetch it. It opens when you are connected.`,
  icon: 'warning',
});

/** Shown where the address asks for a program that this person does not have (PRODUCT-6). It repeats nothing of the address. */
export const NO_SUCH_PROGRAM: DialogRequest = {
  title: SIGN_IN_DIALOG.title,
  message: 'The address that brought you here asks for a program that this computer does not have.',
  icon: 'error',
};

/** Shown once when the browser keeps nothing more (PRODUCT-8). */
export const FULL_STORAGE: DialogRequest = {
  title: 'Disk Full',
  message:
    'This browser has no room left to remember anything for this page. Everything works, but your changes may be gone the next time.',
  icon: 'warning',
};

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
