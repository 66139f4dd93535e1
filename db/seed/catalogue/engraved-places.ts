import type { EngravedPlace } from '#shop/catalog/asks-contract.ts'

const glass = (x: number, y: number, width: number, zoom: number): EngravedPlace => ({ x, y, width, zoom, tone: 'light' })

/** Where on the sample's photographs letters are cut. The engraved candle's own picture has letters on its lid, so its preview is the plain plate. */
export const engravedPlaces: Record<string, EngravedPlace> = {
  'perfume-hinoki-rain': glass(50, 46, 38, 220),
  'perfume-rose-atelier': glass(49, 45, 36, 220),
  'perfume-fig-cedar': glass(51, 41, 38, 220),
  'perfume-amber-night': glass(49, 35, 20, 300),
  'perfume-vetiver': glass(51, 41, 38, 220),
  'perfume-amber-extrait': glass(68, 37, 18, 340),
  'perfume-iris-extrait': glass(65, 48, 28, 260),
  'gift-rose-atelier': glass(50, 53, 20, 380),
  'kit-perfume-two': glass(36, 31, 16, 500),
}
