/** What the page shows a small picture of before it is sent. */
export const previewTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/bmp', 'image/webp']
/** From this size on a picture is made smaller before it is sent. */
export const compressFrom = 4 * 1024 * 1024
export const jpegQuality = 0.7

type Sent = { type: string; size: number }

export function hasPreview({ type }: Pick<Sent, 'type'>): boolean {
  return previewTypes.includes(type)
}

/** Print originals go as they are; so does an animation, which would stand still as a JPEG. */
export function isCompressed(file: Sent, original = false): boolean {
  return !original && hasPreview(file) && file.type !== 'image/gif' && file.size >= compressFrom
}

/** How many of the chosen still fit beside those already there. */
export function takeUpTo<T>(
  there: number,
  chosen: readonly T[],
  max: number,
): { taken: T[]; over: boolean } {
  const room = Math.max(0, max - there)
  return { taken: chosen.slice(0, room), over: chosen.length > room }
}

export function sizeWord(bytes: number): string {
  return bytes >= 1024 * 1024
    ? `${(bytes / 1024 / 1024).toFixed(1)} MB`
    : `${Math.max(1, Math.round(bytes / 1024))} KB`
}
