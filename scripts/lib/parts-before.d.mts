export function holdParts(folder: string): Map<string, Buffer>
export function putBack(folder: string, held: Map<string, Buffer>): void
