/** Stands in a machine for an effect that `.provide` gives it. Throws where the machine was started without. */
export const notProvided = (): never => {
  throw new Error('a machine was started without its effects');
};
