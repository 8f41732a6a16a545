import { test } from './test.ts';

test('a wallet of Flow signs in by a proof, and only with its own yes', async ({ flow, desktop, wallet }) => {
  const { address } = await flow.wallet.openAccount('Holder');
  await desktop.open();

  await test.step('a wallet that is closed signs nothing, and can be asked again', async () => {
    await desktop.choose('Sign In');
    await wallet.open();
    await wallet.close();
    await wallet.window.says('Nothing was signed.');
    await desktop.isSignedOut();
    await desktop.press(wallet.window.button('Try again'));
  });

  await test.step('its proof signs in, and a reload leaves it so', async () => {
    await wallet.choose('Holder');
    await wallet.isSignedIn();
    await wallet.window.says(address);
    await desktop.reload();
    await desktop.isSignedIn();
  });

  await test.step('who signs out is asked again', async () => {
    await desktop.choose('Open Wallet');
    await desktop.press(wallet.window.button('Sign Out'));
    await desktop.isSignedOut();
  });
});
