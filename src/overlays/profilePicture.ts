import { useApp } from './appContext.ts';

const TEXTS = {
  title: 'Profile',
  updated: 'Profile updated successfully!',
  first: 'A picture needs a name beside it. Create your profile first, then choose the picture again.',
  create: 'Create Profile',
  later: 'Not now',
  failed: 'The picture could not be chosen.',
} as const;

/**
 * Makes an icon the person's profile picture, and says so. Opens the form of the profile for a person who has none yet,
 * and the wallet for a guest.
 */
export function useAsProfilePicture(): (icon: string) => Promise<void> {
  const { services, desktop } = useApp();
  return async (icon) => {
    const used = await services.profile.usePicture(icon);
    if (used.ok) {
      await desktop.ask({ title: TEXTS.title, message: TEXTS.updated, icon: 'info', picture: 'profile' });
      return;
    }
    const { code, message } = used.error;
    if (code === 'UNAUTHENTICATED') {
      desktop.openFor('ask-to-sign-in');
    } else if (code === 'PROFILE_REQUIRED') {
      const buttons = [TEXTS.create, TEXTS.later];
      const answer = await desktop.ask({
        title: TEXTS.title,
        message: TEXTS.first,
        icon: 'question',
        picture: 'profile',
        buttons,
      });
      if (answer === TEXTS.create) desktop.openFor('profile');
    } else {
      await desktop.ask({ title: TEXTS.title, message: `${TEXTS.failed} ${message}`, icon: 'error' });
    }
  };
}
