import type { JsonWebKey } from 'node:crypto';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { z } from 'zod';
import { chainOn, withDoubles, type TestChain } from './chain.ts';
import { startEmulator } from './emulator.ts';
import { keyOf, newJwk } from './keys.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The emulator of this run. */
    emulator: {
      readonly accessNode: string;
      readonly control: string;
      readonly serviceKey: JsonWebKey;
      /** The block after which the doubles are there, and nothing else. */
      readonly height: number;
    };
  }
}

const Sealed = z.array(z.object({ header: z.object({ height: z.coerce.number() }) })).length(1);

/** Before the tests (vitest.config.ts): one emulator for all of them, with the doubles on it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const serviceKey = newJwk();
  const { accessNode, control, stop, ...emulator } = await startEmulator(keyOf(serviceKey));
  try {
    await withDoubles({ accessNode, control, stop, ...emulator });
    const answer = await fetch(`${accessNode}/v1/blocks?height=sealed`);
    const [block] = Sealed.parse(await answer.json());
    project.provide('emulator', { accessNode, control, serviceKey, height: block?.header.height ?? 0 });
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The chain of this run as it was when the doubles were there and nothing else: the emulator forgets later blocks. */
export async function freshChain(): Promise<TestChain> {
  const { accessNode, control, serviceKey, height } = inject('emulator');
  const tell = async (what: string, values: Readonly<Record<string, string>>) => {
    const answer = await fetch(`${control}/${what}`, { method: 'POST', body: new URLSearchParams(values) });
    if (!answer.ok) throw new Error(`The emulator refuses ${what}: ${answer.status}`);
  };
  // Where there is nothing to forget it refuses to.
  await tell('newBlock', {});
  await tell('rollback', { height: String(height) });
  return chainOn({ accessNode, control, serviceKey: keyOf(serviceKey), stop: async () => undefined });
}
