import type { AppContext } from '../../kernel/app.ts';
import type { DiskService } from '../../services/disk/disk.ts';
import type { LayoutPort } from '../../services/disk/followLayout.ts';

type Services = Pick<AppContext['services'], 'api' | 'online' | 'session' | 'tabs'>;

/**
 * From now on the disk is that of the person who is signed in, or a guest's (DISK-19). While it is not known yet who that is,
 * it stays whose it was. With the first wallet comes what follows it (DISK-21).
 */
export function watchOwner(
  disk: DiskService,
  { api, online, session, tabs }: Services,
  layout: () => Promise<LayoutPort>,
): void {
  let isFollowed = false;
  async function look(): Promise<void> {
    const { status, wallet } = session.get();
    if (status === 'restoring' || status === 'away') return;
    await disk.belongsTo(wallet);
    if (wallet === null || isFollowed) return;
    isFollowed = true;
    try {
      const { followWallet } = await import('../../services/disk/followWallet.ts');
      followWallet({ disk, api, tabs, layout: await layout(), random: Math.random, page: window });
    } catch {
      // The file did not come.
      isFollowed = false;
      online.whenBack(() => void look());
    }
  }
  session.subscribe(() => void look());
  void look();
}
