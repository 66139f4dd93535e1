import type { EngravedPlace } from '#shop/catalog/asks-contract.ts'

/** The preview, in pixels. */
export const frame = { width: 168, height: 126 }
/** the height of a photograph beside its width */
const tall = 1.25
const [largest, smallest] = [20, 8]
/** a capital beside its size, with the room to the next */
const letter = 0.72

/** Where the picture lies behind the frame, in pixels, so that the place is in sight and no edge is. */
export function layOut({ x, y, width: share, zoom }: EngravedPlace) {
  const width = (frame.width * zoom) / 100
  const height = width * tall
  const into = (whole: number, at: number, room: number) =>
    Math.round(Math.max(room - whole, Math.min(0, room / 2 - (at / 100) * whole)))
  const [left, top] = [into(width, x, frame.width), into(height, y, frame.height)]
  return {
    ...{ width, height, left, top },
    /** the middle of the letters, in the frame */
    at: { x: left + (x / 100) * width, y: top + (y / 100) * height },
    room: (share / 100) * width,
  }
}

/** The size in which the longest line fits. */
export function letterSize(letters: string, room: number): number {
  const longest = Math.max(1, ...letters.split('\n').map((line) => [...line].length))
  return Math.max(smallest, Math.min(largest, Math.floor(room / (longest * letter))))
}
