export function portTrouble(port: number, host: string, example: string): Promise<string | null>;
