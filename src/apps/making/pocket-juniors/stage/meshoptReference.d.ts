declare module '*/meshopt_decoder_reference.js' {
  import type { MeshoptDecoder as Decoder } from 'meshoptimizer';

  /** Unpacks models without WebAssembly, which the page's policy does not allow. */
  export const MeshoptDecoder: typeof Decoder;
}
