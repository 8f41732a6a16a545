import { within } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FRAME, FRAME_TIMEOUT_MS, watchWalletFrame } from './walletFrame.ts';

const ends = { closed: vi.fn(), silent: vi.fn() };
let unwatch: () => void;

/** As FCL does it. */
async function openFrame(): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  frame.id = FRAME;
  document.body.append(frame);
  await vi.advanceTimersByTimeAsync(0);
  return frame;
}
const bar = () => within(document.body).queryByRole('toolbar', { name: 'Wallet' });
const press = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  ends.closed.mockClear();
  ends.silent.mockClear();
  unwatch = watchWalletFrame(window, ends);
});
afterEach(() => unwatch());

describe('the frame of a wallet', () => {
  it('has a bar of ours, whose button is focused and closes it (WALLET-6)', async () => {
    expect(bar()).toBeNull();
    await openFrame();
    const button = within(document.body).getByRole('button', { name: 'Close the wallet' });
    expect(document.activeElement).toBe(button);
    button.click();
    expect(ends.closed).toHaveBeenCalledOnce();
    unwatch();
    expect([bar(), document.getElementById(FRAME)]).toEqual([null, null]);
  });

  it('is closed by Escape, which no window beneath it hears (WALLET-6)', async () => {
    const beneath = vi.fn();
    document.addEventListener('keydown', beneath);
    await openFrame();
    press('Tab');
    expect([ends.closed.mock.calls.length, beneath.mock.calls.length]).toEqual([0, 1]);
    press('Escape');
    expect([ends.closed.mock.calls.length, beneath.mock.calls.length]).toEqual([1, 1]);
    unwatch();
    press('Escape');
    expect(ends.closed).toHaveBeenCalledOnce();
    document.removeEventListener('keydown', beneath);
  });

  it('is given up where its page does not say in time that it is there (WALLET-6)', async () => {
    await openFrame();
    window.dispatchEvent(new MessageEvent('message', { source: window, data: { type: 'FCL:VIEW:READY' } }));
    await vi.advanceTimersByTimeAsync(FRAME_TIMEOUT_MS);
    expect(ends.silent).toHaveBeenCalledOnce();
  });

  it('may take its time once its page has spoken, and each new frame has a bar of its own', async () => {
    const frame = await openFrame();
    const data = { type: 'FCL:VIEW:READY' };
    window.dispatchEvent(new MessageEvent('message', { source: frame.contentWindow, data }));
    await vi.advanceTimersByTimeAsync(10 * FRAME_TIMEOUT_MS);
    expect(ends.silent).not.toHaveBeenCalled();
    expect(bar()?.textContent).toContain('This is the page of your wallet.');
    frame.remove();
    await vi.advanceTimersByTimeAsync(0);
    expect(bar()).toBeNull();
    await openFrame();
    expect(bar()?.textContent).toContain('Waiting for the page of your wallet...');
    await vi.advanceTimersByTimeAsync(FRAME_TIMEOUT_MS);
    expect(ends.silent).toHaveBeenCalledOnce();
  });
});
