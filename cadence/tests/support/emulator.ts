import { freePort } from '../../../scripts/lib/ports.mjs';
import type { Key } from './keys.ts';
import { launch } from './programs.ts';

export interface Emulator {
  /** The REST address of its access node. */
  readonly accessNode: string;
  /** The address of its admin API, which rolls the chain back to an earlier block. */
  readonly control: string;
  readonly serviceKey: Key;
  stop(): Promise<void>;
}

/** What our contracts do not use, and each start or block would take time for. */
const UNUSED = ['--setup-vm-bridge=false', '--scheduled-transactions=false'];

/** Starts Flow's emulator on free ports of 127.0.0.1, with the standard contracts and this key of its service account. */
export async function startEmulator(serviceKey: Key): Promise<Emulator> {
  let control = '';
  const { origin, stop } = await launch('emulator', async () => {
    const [rest, grpc, admin, debug] = [
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
    ];
    control = `http://127.0.0.1:${admin}/emulator`;
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
  return { accessNode: origin, control, serviceKey, stop };
}
