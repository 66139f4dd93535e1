/** Where on a photograph letters are cut: the middle of the place and how wide it is, in hundredths of the picture. */
export type EngravedPlace = {
  x: number
  y: number
  width: number
  /** how near the preview goes */
  zoom: number
  /** wood is burnt, over the letters of the photograph's own piece; glass is frosted */
  on: 'glass' | 'wood'
}

/** Of the pictures that the shop brings; letters of other goods are shown on a plain plate. */
const places: Record<string, EngravedPlace> = {
  'perfume-hinoki-rain': { x: 50, y: 46, width: 38, zoom: 2.2, on: 'glass' },
  'perfume-rose-atelier': { x: 49, y: 45, width: 36, zoom: 2.2, on: 'glass' },
  'perfume-fig-cedar': { x: 51, y: 40.5, width: 38, zoom: 2.2, on: 'glass' },
  'perfume-amber-night': { x: 49, y: 35, width: 20, zoom: 3, on: 'glass' },
  'perfume-vetiver': { x: 51, y: 40.5, width: 38, zoom: 2.2, on: 'glass' },
  'perfume-amber-extrait': { x: 68.5, y: 37, width: 18, zoom: 3.4, on: 'glass' },
  'perfume-iris-extrait': { x: 65, y: 47.5, width: 28, zoom: 2.6, on: 'glass' },
  'gift-rose-atelier': { x: 49.5, y: 52.5, width: 20, zoom: 3.8, on: 'glass' },
  'kit-perfume-two': { x: 36, y: 30.8, width: 16, zoom: 5, on: 'glass' },
  'candle-amber-engraved': { x: 66.5, y: 51, width: 32, zoom: 2.2, on: 'wood' },
}

export function placeOn(picture: string): EngravedPlace | null {
  return places[picture] ?? null
}

/** The preview, in pixels. */
export const frame = { width: 168, height: 126 }
const tall = 1.25
const [largest, smallest] = [20, 8]
/** a capital beside its size, with the room to the next */
const letter = 0.72

/** Where the picture lies behind the frame, so that the place is in sight and no edge is. */
export function layOut(place: EngravedPlace) {
  const [width, height] = [frame.width * place.zoom, frame.width * tall * place.zoom]
  const into = (whole: number, at: number, room: number) =>
    Math.round(Math.max(room - whole, Math.min(0, room / 2 - (at / 100) * whole)))
  const [left, top] = [into(width, place.x, frame.width), into(height, place.y, frame.height)]
  return {
    ...{ width, height, left, top },
    /** the middle of the letters, in the frame */
    at: { x: left + (place.x / 100) * width, y: top + (place.y / 100) * height },
    room: (place.width / 100) * width,
  }
}

/** The size in which the longest line fits. */
export function letterSize(letters: string, room: number): number {
  const longest = Math.max(1, ...letters.split('\n').map((line) => [...line].length))
  return Math.max(smallest, Math.min(largest, Math.floor(room / (longest * letter))))
}
