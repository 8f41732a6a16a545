import type { AppContext } from '../../kernel/app.ts';
import type { DiskService } from '../../services/disk/disk.ts';
import { loadAtLast } from '../../services/online/loadAtLast.ts';

type Services = Pick<AppContext['services'], 'api' | 'online' | 'session' | 'tabs'>;

/**
 * From now on the disk is that of the person who is signed in, or a guest's (DISK-19). While it is not known yet who that is,
 * it stays whose it was. With the first wallet comes what follows it (DISK-21).
 */
export function watchOwner(disk: DiskService, { api, online, session, tabs }: Services): void {
  let isFollowed = false;
  async function look(): Promise<void> {
    const { status, wallet } = session.get();
    if (status === 'restoring' || status === 'away') return;
    await disk.belongsTo(wallet);
    if (wallet === null || isFollowed) return;
    isFollowed = true;
    const load = () => import('../../services/disk/followWallet.ts');
    const { followWallet } = await loadAtLast(load, online);
    followWallet({ disk, api, tabs, random: Math.random, page: window });
  }
  session.subscribe(() => void look());
  void look();
}
