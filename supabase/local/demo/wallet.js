/**
 * The popup of the demo wallet. It tells its opener that it is ready, is sent what to sign, and answers once:
 *   popup  -> opener  { type: 'demo-wallet:ready', request }
 *   opener -> popup   { type: 'demo-wallet:request', request, kind, nonce, appIdentifier } to prove whose it is
 *                  or { type: 'demo-wallet:request', request, kind: 'transaction', intent } to send a transaction
 *   popup  -> opener  { type: 'demo-wallet:approved', request, address, kind, signatures, message? }
 *                  or { type: 'demo-wallet:sent', request, transactionId }
 *                  or { type: 'demo-wallet:declined', request }
 *                  or { type: 'demo-wallet:failed', request, code, error }
 * Both sides speak to their own origin only. Closing the popup declines, unless it is just sending. The account is named by `account` in the
 * address, or by its `address` where that is all that the opener knows.
 */
const parameters = new URLSearchParams(location.search);
const request = parameters.get('request') ?? '';
const opener = window.opener;
const part = (id) => document.getElementById(id);

let asked = null;
let account = null;
let answered = false;
let sending = false;

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

async function post(path, body) {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // A person who closes the window now has approved all the same.
    keepalive: true,
    body: JSON.stringify(body),
  });
  return response.json();
}

async function sign({ kind, nonce, appIdentifier }) {
  const signed = await post('/demo/sign', {
    account: account.uid,
    address: account.address,
    kind,
    nonce,
    appIdentifier,
  });
  const { success, code, error, address, signatures, message } = signed;
  if (!success) return { type: 'demo-wallet:failed', code, error };
  return { type: 'demo-wallet:approved', address, kind, signatures, message };
}

async function send({ intent }) {
  sending = true;
  const sent = await post('/demo/transactions', { account: account.uid, intent });
  const { success, code, error, transactionId } = sent;
  if (!success) return { type: 'demo-wallet:failed', code, error };
  return { type: 'demo-wallet:sent', transactionId };
}

async function approve() {
  part('approve').disabled = true;
  try {
    answer(await (asked.kind === 'transaction' ? send(asked) : sign(asked)));
  } catch {
    answer({ type: 'demo-wallet:failed', code: 'NETWORK', error: 'The demo chain does not answer.' });
  }
  window.close();
}

const TRANSACTIONS = {
  'initialize-collections': () => 'Prepare this wallet to hold Flunks and Backpacks.',
  graduate: ({ tokenId }) =>
    `Graduate the Flunk with the token ${tokenId}.\n\nIts picture and its type change for good: this cannot be undone.`,
  'claim-backpack': ({ tokenId, setId }) =>
    `Claim a backpack of set ${setId} with the Flunk with the token ${tokenId}.\n\nEach Flunk can do this once.`,
};

/** What approving does, in plain words; null: this wallet does not know it. */
function consequences() {
  if (asked.kind === 'transaction') {
    const words = TRANSACTIONS[asked.intent?.op]?.(asked.intent);
    return words === undefined ? null : `${words}\n\nFee: none on the demo chain.`;
  }
  return [
    `${asked.appIdentifier} asks you to prove that this wallet is yours.`,
    '',
    `Address: ${account.address}`,
    `Nonce: ${asked.nonce}`,
  ].join('\n');
}

function show() {
  if (!asked || !account) return;
  const { appIdentifier = location.origin } = asked;
  const foreign = appIdentifier !== location.origin ? ` (asking for ${appIdentifier})` : '';
  part('account').textContent = `${account.name} - ${account.note}`;
  part('address').textContent = account.address;
  part('origin').textContent = `${location.origin}${foreign}`;
  const words = consequences();
  if (words === null) {
    say('The desktop asks for something that this wallet does not know.');
    return;
  }
  const isTransaction = asked.kind === 'transaction';
  part('verb').textContent = isTransaction ? 'You will send' : 'You will sign';
  part('text').value = words;
  say(
    isTransaction
      ? 'The desktop asks you to approve a transaction.'
      : 'The desktop asks you to sign in with this account.',
  );
  part('approve').disabled = false;
  part('approve').focus();
}

window.addEventListener('message', (event) => {
  if (event.origin !== location.origin || event.source !== opener) return;
  if (event.data?.type !== 'demo-wallet:request' || event.data.request !== request || asked) return;
  asked = event.data;
  show();
});
const LEFT_WHILE_SENDING = {
  type: 'demo-wallet:failed',
  code: 'INTERNAL',
  error:
    'The window of the wallet was closed while it was sending. The transaction may have been sent: look what became of it before you try again.',
};
// A window that is closed before anything was sent says nothing: its person declined nothing.
window.addEventListener('pagehide', () => {
  if (sending) answer(LEFT_WHILE_SENDING);
});
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
      const [uid, address] = [parameters.get('account'), parameters.get('address')];
      account = accounts.find((one) => one.uid === uid || one.address === address) ?? null;
      if (!account) say('There is no such account.');
      show();
    })
    .catch(() => say('The wallet cannot be reached. Close this window and try again.'));
}
