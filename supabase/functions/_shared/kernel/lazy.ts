/** Makes a value when it is first asked for, and once: a worker that begins does not pay for what its calls may never need. */
export function lazy<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | null = null;
  return () => (made ??= { value: make() }).value;
}
