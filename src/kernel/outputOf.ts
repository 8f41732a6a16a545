/** Hands the output of an actor that is done to a machine's typed guard or action, as its `params`. */
export const outputOf = <Output>({ event }: { readonly event: { readonly output: Output } }): Output =>
  event.output;
