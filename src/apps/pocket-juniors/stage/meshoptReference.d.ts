declare module '*/meshopt_decoder_reference.js' {
  /** Unpacks models without WebAssembly, which the page's policy does not allow. */
  export const MeshoptDecoder: typeof import('meshoptimizer').MeshoptDecoder;
}
