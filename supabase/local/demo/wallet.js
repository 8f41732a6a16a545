/**
 * The popup of the demo wallet. It tells its opener that it is ready, is sent what to sign, and answers once:
 *   popup  -> opener  { type: 'demo-wallet:ready', request }
 *   opener -> popup   { type: 'demo-wallet:request', request, kind, nonce, appIdentifier }
 *   popup  -> opener  { type: 'demo-wallet:approved', request, address, kind, signatures, message? }
 *                  or { type: 'demo-wallet:declined', request }
 *                  or { type: 'demo-wallet:failed', request, error }
 * Both sides speak to their own origin only. Closing the popup declines.
 */
const parameters = new URLSearchParams(location.search);
const uid = parameters.get('account') ?? '';
const request = parameters.get('request') ?? '';
const opener = window.opener;
const part = (id) => document.getElementById(id);

let asked = null;
let account = null;
let answered = false;

function tell(message) {
  opener?.postMessage({ ...message, request }, location.origin);
}

function answer(message) {
  if (answered) return;
  answered = true;
  tell(message);
}

const say = (text) => {
  part('question').textContent = text;
};

function decline() {
  answer({ type: 'demo-wallet:declined' });
  window.close();
}

async function approve() {
  part('approve').disabled = true;
  const { kind, nonce, appIdentifier } = asked;
  try {
    const response = await fetch('/demo/sign', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ account: uid, kind, address: account.address, nonce, appIdentifier }),
    });
    const { success, error, address, signatures, message } = await response.json();
    if (!success) throw new Error(error);
    answer({ type: 'demo-wallet:approved', address, kind, signatures, message });
  } catch (error) {
    answer({ type: 'demo-wallet:failed', error: String(error?.message ?? error) });
  }
  window.close();
}

function show() {
  if (!asked || !account) return;
  const foreign = asked.appIdentifier !== location.origin ? ` (asking for ${asked.appIdentifier})` : '';
  part('account').textContent = `${account.name} - ${account.note}`;
  part('address').textContent = account.address;
  part('origin').textContent = `${location.origin}${foreign}`;
  part('text').value = [
    `${asked.appIdentifier} asks you to prove that this wallet is yours.`,
    '',
    `Address: ${account.address}`,
    `Nonce: ${asked.nonce}`,
  ].join('\n');
  say('The desktop asks you to sign in with this account.');
  part('approve').disabled = false;
  part('approve').focus();
}

window.addEventListener('message', (event) => {
  if (event.origin !== location.origin || event.source !== opener) return;
  if (event.data?.type !== 'demo-wallet:request' || event.data.request !== request || asked) return;
  asked = event.data;
  show();
});
window.addEventListener('pagehide', () => answer({ type: 'demo-wallet:declined' }));
window.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') decline();
});
part('approve').addEventListener('click', approve);
part('decline').addEventListener('click', decline);
part('close').addEventListener('click', decline);

if (!opener) {
  say('This window is opened by the Sign In button of the desktop.');
} else {
  tell({ type: 'demo-wallet:ready' });
  fetch('/demo/accounts')
    .then((response) => response.json())
    .then(({ accounts }) => {
      account = accounts.find((one) => one.uid === uid) ?? null;
      if (!account) say('There is no such account.');
      show();
    })
    .catch(() => say('The wallet cannot be reached. Close this window and try again.'));
}
