import { useEffect } from 'react';
import * as shape from '../../../kernel/shape.ts';
import { useApp } from '../../../overlays/appContext.ts';
import type { StoredValue } from '../../../services/storage/storage.ts';

/** The network that the server named last, which it does only at a sign-in. */
const LAST_NETWORK: StoredValue<string> = {
  name: 'flow-network',
  version: 1,
  read: shape.reader(shape.string),
};

/** The name of the network, the same before, during and after a sign-in; `offered`: what the server names now. */
export function useNetworkName(offered: string | undefined): string {
  const { lasting } = useApp().services.storage;
  useEffect(() => {
    if (offered !== undefined) lasting.set(LAST_NETWORK, offered);
  }, [lasting, offered]);
  const network = offered ?? lasting.get(LAST_NETWORK);
  return network === null ? 'Flow' : `Flow, ${network} network`;
}
