export const HOSTED: string;
export function bundleFunctions(
  folder?: string,
): Promise<{ readonly name: string; readonly file: string; readonly bytes: number }[]>;
