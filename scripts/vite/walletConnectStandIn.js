/** What FCL uses of @onflow/fcl-wc, which itself is fetched when one of these is first called. */
export const SERVICE_PLUGIN_NAME = 'fcl-plugin-service-walletconnect';
export const FLOW_METHODS = { FLOW_AUTHN: 'flow_authn' };

let configured = null;
let loading = null;

async function real() {
  loading ??= import('@onflow/fcl-wc').then(
    (walletConnect) => ({ walletConnect, plugin: walletConnect.initLazy(configured).FclWcServicePlugin }),
    (error) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

export function initLazy(settings) {
  configured = settings;
  return {
    providerPromise: Promise.resolve(null),
    FclWcServicePlugin: {
      name: SERVICE_PLUGIN_NAME,
      f_type: 'ServicePlugin',
      type: 'discovery-service',
      services: [],
      serviceStrategy: {
        method: 'WC/RPC',
        exec: async (request) => (await real()).plugin.serviceStrategy.exec(request),
      },
    },
  };
}

export const getProvider = async () => (await real()).walletConnect.getProvider();
export const createSessionProposal = async (proposal) =>
  (await real()).walletConnect.createSessionProposal(proposal);
export const request = async (asked) => (await real()).walletConnect.request(asked);
