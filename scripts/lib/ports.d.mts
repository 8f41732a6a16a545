export function portTrouble(port: number, host: string, example: string): Promise<string | null>;
export const DRAWN_PORTS: { readonly from: number; readonly to: number };
export function freePort(): Promise<number>;
