import { freePort } from '../../../e2e/support/server.ts';
import { newKey, type Key } from './keys.ts';
import { launch } from './programs.ts';

export interface Emulator {
  /** The REST address of its access node. */
  readonly accessNode: string;
  readonly serviceKey: Key;
  stop(): Promise<void>;
}

/** What our contracts do not use, and each start or block would take time for. */
const UNUSED = ['--setup-vm-bridge=false', '--scheduled-transactions=false'];

/** Starts Flow's emulator on free ports of 127.0.0.1, with the standard contracts and a key of its own. */
export async function startEmulator(): Promise<Emulator> {
  const serviceKey = newKey();
  const { origin, stop } = await launch('emulator', async () => {
    const [rest, grpc, admin, debug] = [
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
    ];
    return {
      args: [
        ...UNUSED,
        '--host=127.0.0.1',
        `--rest-port=${rest}`,
        `--port=${grpc}`,
        `--admin-port=${admin}`,
        `--debugger-port=${debug}`,
        `--service-priv-key=${serviceKey.privateHex}`,
      ],
      origin: `http://127.0.0.1:${rest}`,
      path: '/v1/blocks?height=sealed',
    };
  });
  return { accessNode: origin, serviceKey, stop };
}
