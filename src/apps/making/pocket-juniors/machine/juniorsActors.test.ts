import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, toPromise, type AnyActorLogic } from 'xstate';
import { wholeSet } from '@shared/domain/making/juniors/team.ts';
import type { AppContext } from '../../../../kernel/app.ts';
import { store } from '../../../../kernel/store.ts';
import { myFlunkPicture } from '../../../../overlays/myFlunk/myFlunk.ts';
import { publishWork } from '../../../../overlays/works/publishWork.ts';
import { cardPicture } from '../card/cardPicture.ts';
import { drawnCard } from '../card/drawnCard.ts';
import { makersSeal } from '../card/makersSeal.ts';
import { juniorsActors } from './juniorsActors.ts';

vi.mock('../card/drawnCard.ts', () => ({ drawnCard: vi.fn() }));
vi.mock('../card/cardPicture.ts', () => ({ cardPicture: vi.fn() }));
vi.mock('../../../../overlays/works/publishWork.ts', () => ({ publishWork: vi.fn() }));
vi.mock('../../../../overlays/myFlunk/myFlunk.ts', () => ({ myFlunkPicture: vi.fn() }));

// What asks and draws is replaced above: both are only handed on.
const app = {} as AppContext;
const BITMAP = {} as ImageBitmap;
const BLOB = new Blob(['card']);
const JUNIOR = { name: ' Bolt ', outfit: wholeSet('physics') };
const PICTURE = { source: BITMAP, width: 1, height: 1 };
const MAKER = { source: BITMAP, width: 96, height: 96 };

describe('a card', () => {
  afterEach(() => void vi.unstubAllGlobals());

  const run = async (name: 'saveCard' | 'publishCard'): Promise<unknown> => {
    vi.mocked(cardPicture).mockResolvedValue(PICTURE);
    vi.mocked(drawnCard).mockResolvedValue({ blob: BLOB, fileName: 'bolt.png' });
    const logic: AnyActorLogic = juniorsActors(app, store(null), store(MAKER))[name];
    return toPromise(createActor(logic, { input: { junior: JUNIOR, place: 0 } }).start());
  };

  it.each(['saveCard', 'publishCard'] as const)(
    'carries the seal of its maker (%s) (JUNIORS-8)',
    async (name) => {
      await run(name);
      expect(drawnCard).toHaveBeenLastCalledWith(JUNIOR, 0, PICTURE, MAKER);
    },
  );

  it('is published as it is saved, under the name that it prints (JUNIORS-6)', async () => {
    await run('publishCard');
    expect(publishWork).toHaveBeenCalledWith(app, { kind: 'card', picture: BLOB, title: 'Bolt' });
  });

  it('is sealed with the figure of its maker, and goes without where there is none or it does not come (JUNIORS-8)', async () => {
    vi.stubGlobal('createImageBitmap', async () => BITMAP);
    vi.mocked(myFlunkPicture).mockResolvedValueOnce(BLOB);
    expect(await makersSeal(app)).toEqual(MAKER);
    vi.mocked(myFlunkPicture).mockResolvedValueOnce(null);
    expect(await makersSeal(app)).toBeNull();
    vi.mocked(myFlunkPicture).mockRejectedValueOnce(new Error('offline'));
    expect(await makersSeal(app)).toBeNull();
  });
});
