import { createActor, fromPromise, waitFor } from 'xstate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fail, ok, type Result } from '@shared/kernel/result.ts';
import { EMPTY_DRAFT, type Draft, type FeedbackPayload } from './feedback.ts';
import { feedbackMachine, type Notice } from './feedbackMachine.ts';

interface Sent {
  readonly payload: FeedbackPayload;
}

describe('the report card', () => {
  let notices: Notice[];
  const send = vi.fn<(sent: Sent) => Promise<Result<unknown>>>();

  function start(kept: Draft | null = null) {
    const actor = createActor(
      feedbackMachine.provide({
        actors: { submit: fromPromise<Result<unknown>, Sent>(({ input }) => send(input)) },
      }),
      { input: { kept } },
    );
    actor.on('notice', ({ notice }) => notices.push(notice));
    return actor.start();
  }
  const settled = (actor: ReturnType<typeof start>) =>
    waitFor(actor, (snapshot) => !snapshot.matches('submitting'));

  beforeEach(() => {
    notices = [];
    send.mockReset().mockResolvedValue(ok(null));
  });

  it('sends nothing, and says so, while both issues and suggestions are blank (REPORT-1)', () => {
    const actor = start();
    actor.send({ type: 'user.type', field: 'userName', text: 'milhouse' });
    actor.send({ type: 'user.type', field: 'issues', text: '   ' });
    actor.send({ type: 'user.submit' });
    actor.send({ type: 'user.submit' });
    expect(notices).toEqual(['blank', 'blank']);
    expect(send).not.toHaveBeenCalled();
  });

  it('sends a nameless person as Anonymous and an empty field as null, trimmed (REPORT-2)', async () => {
    const actor = start();
    actor.send({ type: 'user.type', field: 'suggestions', text: ' More bells. ' });
    actor.send({ type: 'user.submit' });
    await settled(actor);
    expect(send.mock.calls[0]?.[0].payload).toEqual({
      user_name: 'Anonymous',
      issues_found: null,
      suggestions: 'More bells.',
    });
  });

  it('empties its fields and says thank you when it was sent (REPORT-4)', async () => {
    const actor = start();
    actor.send({ type: 'user.type', field: 'issues', text: 'The clock is slow.' });
    actor.send({ type: 'user.submit' });
    const after = await settled(actor);
    expect(after.matches('success')).toBe(true);
    expect(after.context).toMatchObject({ draft: EMPTY_DRAFT });
    expect(notices).toEqual(['sent']);
  });

  it('is sent once however often the button is pressed (REPORT-3)', async () => {
    const actor = start();
    actor.send({ type: 'user.type', field: 'issues', text: 'Twice?' });
    actor.send({ type: 'user.submit' });
    actor.send({ type: 'user.submit' });
    await settled(actor);
    expect(send).toHaveBeenCalledOnce();
  });

  const failures: ReadonlyArray<readonly [Notice, Result<never>]> = [
    ['refused', fail('INTERNAL', 'no')],
    ['refused', fail('RATE_LIMITED', 'slowly')],
    ['unreachable', fail('NETWORK', 'gone')],
    ['unreachable', fail('TIMEOUT', 'late')],
  ];
  it.each(failures)(
    'keeps the words and is told %s on %j, and tries again (REPORT-4)',
    async (notice, failure) => {
      send.mockResolvedValueOnce(failure);
      const actor = start();
      actor.send({ type: 'user.type', field: 'issues', text: 'The bell.' });
      actor.send({ type: 'user.submit' });
      const failed = await settled(actor);
      expect([failed.matches('error'), failed.context.draft.issues, notices]).toEqual([
        true,
        'The bell.',
        [notice],
      ]);
      actor.send({ type: 'user.submit' });
      await settled(actor);
      expect(send.mock.calls[1]).toEqual(send.mock.calls[0]);
    },
  );

  it('goes on with the draft of before the reload (REPORT-3)', async () => {
    const actor = start({ ...EMPTY_DRAFT, issues: 'Kept.' });
    actor.send({ type: 'user.submit' });
    await settled(actor);
    expect(send.mock.calls[0]?.[0]).toMatchObject({ payload: { issues_found: 'Kept.' } });
  });

  it('takes over what another tab makes of it, but not while it is on its way', () => {
    const other = { ...EMPTY_DRAFT, issues: 'Of another tab.' };
    const actor = start();
    actor.send({ type: 'user.type', field: 'issues', text: 'Mine.' });
    actor.send({ type: 'system.draft', draft: other });
    expect(actor.getSnapshot().context.draft).toEqual(other);
    actor.send({ type: 'system.draft', draft: null });
    expect(actor.getSnapshot().context.draft).toEqual(EMPTY_DRAFT);
    send.mockReturnValueOnce(new Promise(() => undefined));
    actor.send({ type: 'user.type', field: 'issues', text: 'Sent.' });
    actor.send({ type: 'user.submit' });
    actor.send({ type: 'system.draft', draft: other });
    expect(actor.getSnapshot().context.draft.issues).toBe('Sent.');
  });

  it('is empty when it is cleared, and deaf to it while it is on its way (REPORT-4)', () => {
    const actor = start({ ...EMPTY_DRAFT, issues: 'Kept.' });
    send.mockReturnValueOnce(new Promise(() => undefined));
    actor.send({ type: 'user.submit' });
    actor.send({ type: 'user.clear' });
    expect(actor.getSnapshot().context.draft.issues).toBe('Kept.');
    const other = start({ ...EMPTY_DRAFT, issues: 'Kept.' });
    other.send({ type: 'user.clear' });
    expect(other.getSnapshot().context.draft).toEqual(EMPTY_DRAFT);
  });
});
