import type { Account } from '../../cadence/tests/support/transaction.ts';
import {
  allowGraduation,
  mintFlunks,
  pictureName,
  stockBackpacks,
} from '../../cadence/tests/support/world.ts';
import { claimBackpack, initialize } from '../../supabase/functions/_shared/cadence/transactions.ts';
import { uint64Value } from '../../supabase/functions/_shared/cadence/values.ts';
import type { Desktop } from '../support/desktop.ts';
import type { DesktopWindow } from '../support/window.ts';
import type { FlowSite } from './flowSite.ts';
import { expect, test } from './test.ts';

/** A Flunk of an account, by its id and the number in its name. */
interface Student {
  readonly tokenId: string;
  readonly name: string;
}

/** A Flunk of an account, allowed to graduate, and the set of backpacks from which it may claim one. */
async function giveFlunk({ chain }: FlowSite, holder: Account, serial: number): Promise<Student> {
  const metadata = { uri: `ipfs://flunks/${pictureName('a')}`, Clique: 'JOCK', Head: 'Cap' };
  const [tokenId = ''] = await mintFlunks(chain, holder, [metadata]);
  await allowGraduation(chain, tokenId, `https://pictures.example/${pictureName('b')}`);
  await stockBackpacks(chain, 3);
  return { tokenId, name: `#${serial}` };
}

/** Opens all that is known of a Flunk, which the index has just read. */
async function openDetails(
  desktop: Desktop,
  hub: DesktopWindow,
  { tokenId, name }: Student,
): Promise<DesktopWindow> {
  // The server fetches pictures only from hosts that it was told.
  desktop.expects(`GET /api/collection/picture/Flunks/${tokenId}`, 404);
  await hub.button('Refresh').click();
  await hub.button(`FULL DETAILS: Flunk ${name}`).click();
  return desktop.window(/Full Details$/);
}

/** Loads the terminal of a Flunk faster, until its grades can be hacked. */
async function breakIn(desktop: Desktop, { name }: Student): Promise<DesktopWindow> {
  const graduation = desktop.window(`Graduation - Student ${name}`);
  const hack = graduation.button('Hack Grades');
  await expect(async () => {
    // It may be gone before it is pressed.
    if (!(await hack.isVisible())) await graduation.button('Load FASTER').click({ timeout: 1_000 });
    await expect(hack).toBeVisible({ timeout: 100 });
  }).toPass();
  return graduation;
}

test('a holder signs in by a proof, and only with their own yes, prepares the wallet, lets a Flunk graduate and claims its backpack', async ({
  flow,
  desktop,
  page,
  wallet,
}) => {
  const holder = await flow.wallet.openAccount('Holder');
  const tryAgain = () => desktop.press(wallet.window.button('Try again'));
  await desktop.open();

  await test.step('a wallet that does not load covers the page no longer than the person wants', async () => {
    const pages = `${flow.wallet.origin}/fcl/**`;
    const closing = page.getByRole('button', { name: 'Close the wallet' });
    // It is not answered.
    await page.route(pages, () => undefined);
    await desktop.choose('Sign In');
    await wallet.open();
    await desktop.press(closing);
    await wallet.window.says('You closed the wallet before you approved. Nothing was signed.');
    await expect(wallet.frame).toHaveCount(0);
    await tryAgain();
    await expect(closing).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(wallet.frame).toHaveCount(0);
    await wallet.window.isOpen();
    await page.unroute(pages);
  });

  await test.step('a wallet that is closed signs nothing, and can be asked again', async () => {
    await tryAgain();
    await wallet.close();
    await wallet.window.says('Nothing was signed.');
    await desktop.isSignedOut();
  });

  await test.step('its proof signs in, and a reload leaves it so', async () => {
    await tryAgain();
    await wallet.choose('Holder');
    await wallet.isSignedIn();
    await wallet.window.says(holder.address);
    await desktop.reload();
    await desktop.isSignedIn();
  });

  await test.step('who signs out is asked again', async () => {
    await desktop.choose('Open Wallet');
    await desktop.signOut();
    await desktop.isSignedOut();
    await wallet.signIn('Holder');
  });
  const hub = await desktop.openApp('OnlyFlunks');

  await test.step('a wallet without collections is prepared once', async () => {
    await hub.button('Initialize Collection').click();
    const dialog = desktop.window('Initialize Collection');
    await dialog.button('Initialize Collection').click();
    await wallet.answer('Approve');
    await dialog.says('Your wallet can hold Flunks and Backpacks.');
    await dialog.close();
    await expect(hub.button('Initialize Collection')).toHaveCount(0);
  });

  const student = await giveFlunk(flow, holder, 1);
  const details = await openDetails(desktop, hub, student);

  await test.step('a Flunk graduates', async () => {
    // Its pixel art stands in for the picture then, from a host that the server does not know either.
    desktop.expects(`GET /api/collection/pixels/Flunks/${student.tokenId}`, 404);
    await details.says('Still a student');
    await details.button('Graduation').click();
    const graduation = await breakIn(desktop, student);
    await graduation.button('Hack Grades').click();
    await wallet.answer('Approve');
    await graduation.says('This is to certify that Flunk #1 has met every requirement of the school');
    await graduation.close();
    // Without a refresh: the server has read the chain since the seal.
    await details.says('Graduated');
  });

  await test.step('a backpack is claimed, once the wallet does not say no', async () => {
    desktop.allowErrors(/User declined/);
    await details.button('Claim Form').click();
    const form = desktop.window(`Claim Form - Student ${student.name}`);
    await form.button('Claim Backpack').click();
    await wallet.answer('Decline');
    await form.says('You declined in the wallet. Nothing was sent.');
    await form.button('Try again').click();
    // Nor is its picture on a host that the server was told.
    desktop.expects('GET /api/collection/picture/Backpack/0', 404);
    await wallet.answer('Approve');
    await form.says('Your new backpack');
    await form.close();
    await details.close();
    await expect(hub.locator.getByRole('definition')).toHaveText(['1', '1']);
  });
});

// The last of all: no chain is left after it.
test('what the chain refuses is said, and so is that it does not answer', async ({
  flow,
  desktop,
  wallet,
}) => {
  const { chain } = flow;
  const holder = await flow.wallet.openAccount('Latecomer');
  await chain.succeed(holder, initialize);
  const student = await giveFlunk(flow, holder, 2);
  await desktop.open();
  await wallet.signIn('Latecomer');
  const details = await openDetails(desktop, await desktop.openApp('OnlyFlunks'), student);

  await test.step('the backpack that was claimed in another browser meanwhile is not claimed again', async () => {
    await details.button('Claim Form').click();
    const form = desktop.window(`Claim Form - Student ${student.name}`);
    await expect(form.button('Claim Backpack')).toBeVisible();
    await chain.succeed(holder, claimBackpack, uint64Value(student.tokenId), uint64Value('1'));
    // Its picture is on no host that the server was told.
    desktop.allowErrors(/GET \/api\/collection\/picture\/Backpack\/1 404/);
    await form.button('Claim Backpack').click();
    await form.says('The backpack of this student has been claimed already. Nothing is left to do.');
    await form.close();
  });

  await test.step('nothing is stuck when the chain dies under a transaction', async () => {
    await details.button('Graduation').click();
    const graduation = await breakIn(desktop, student);
    desktop.allowErrors(/ERR_CONNECTION_REFUSED|HTTP Request Error|Failed to fetch|50\d/);
    await chain.stop();
    await graduation.button('Hack Grades').click();
    await graduation.says("Couldn't break into the system..");
    await graduation.says('The network cannot be reached. Nothing was sent.');
    await expect(graduation.button('Try again')).toBeEnabled();
  });
});
