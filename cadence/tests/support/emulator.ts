import { freePort } from '../../../e2e/support/server.ts';
import { newKey, type Key } from './keys.ts';
import { launch } from './programs.ts';

export interface Emulator {
  /** The REST address of its access node. */
  readonly accessNode: string;
  readonly serviceKey: Key;
  stop(): Promise<void>;
}

/** Starts Flow's emulator on free ports of 127.0.0.1, with the standard contracts and a key of its own. */
export async function startEmulator(): Promise<Emulator> {
  const [rest, grpc, admin, debug] = [await freePort(), await freePort(), await freePort(), await freePort()];
  const serviceKey = newKey();
  const accessNode = `http://127.0.0.1:${rest}`;
  const stop = await launch(
    'emulator',
    [
      '--contracts',
      '--host=127.0.0.1',
      `--rest-port=${rest}`,
      `--port=${grpc}`,
      `--admin-port=${admin}`,
      `--debugger-port=${debug}`,
      `--service-priv-key=${serviceKey.privateHex}`,
    ],
    `${accessNode}/v1/blocks?height=sealed`,
  );
  return { accessNode, serviceKey, stop };
}
