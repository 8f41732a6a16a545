import { describe, expect, it } from 'vitest';
import { faultFields, jsonLog, redacted, type LogLevel } from './log.ts';
import { epochMs } from './units.ts';

const clock = { now: () => epochMs(Date.parse('2025-06-02T12:00:00Z')) };

describe('the log', () => {
  it('has a line of JSON for each entry, from the level on that was asked for (OPS-4)', () => {
    const lines: [LogLevel, unknown][] = [];
    const log = jsonLog('warn', clock, (line, level) => lines.push([level, JSON.parse(line)]));
    log('info', 'call', { status: 200 });
    log('warn', 'call', { route: 'GET /api/health', status: 503 });
    const entry = { level: 'warn', event: 'call', route: 'GET /api/health', status: 503 };
    expect(lines).toEqual([['warn', { time: '2025-06-02T12:00:00.000Z', ...entry }]]);
  });

  it('has no email address, token, key or code in it (OPS-4)', () => {
    const secrets = [
      'lunch.lady@arcadia.example',
      'eyJhbGciOiJFUzI1NiJ9abcdef.eyJzdWIiOiIweDAxIn0.c2lnbmF0dXJl',
      '0f'.repeat(32),
      '3f2a8c1e-9d4b-4c1e-8f2a-1b2c3d4e5f60',
      '7K2M-9QXT-4RWB-H3ND',
    ];
    for (const secret of secrets) {
      expect(redacted(`refused (${secret}): try again`)).toBe('refused (…): try again');
    }
    const constraint = 'violates check constraint "gum_transactions_wallet_once_key"';
    expect(redacted(constraint)).toBe(constraint);
  });

  it('says what a fault is and where it was thrown, and neither what was sent nor rows of the database', () => {
    const refused = Object.assign(new Error('invalid input syntax for type integer: "4711"'), {
      code: '22P02',
      detail: 'Key (email)=(lunch.lady@arcadia.example) already exists.',
    });
    const fields = faultFields(refused);
    expect(fields).toMatchObject({
      fault: 'Error: invalid input syntax for type integer: …',
      code: '22P02',
      at: expect.stringContaining('log.test.ts') as string,
    });
    expect(JSON.stringify(fields)).not.toMatch(/4711|lunch/);
    expect(faultFields('torn')).toEqual({ fault: 'torn' });
  });
});
