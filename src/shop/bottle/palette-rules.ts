import type { BottlePart } from './design-contract.ts'

/** A colour as the screen and the press know it; `spot` is a plate of its own. */
export type Ink = {
  hex: string
  cmyk: readonly [number, number, number, number]
  spot: string | null
}
type Colour = Omit<Ink, 'spot'> & { key: string; name: string }

/** The colours of labels and letters, with what the press mixes. */
export const palette: readonly Colour[] = [
  { key: 'white', name: '흰 종이', hex: '#ffffff', cmyk: [0, 0, 0, 0] },
  { key: 'paper', name: '미색 종이', hex: '#f4f0e8', cmyk: [2, 3, 8, 2] },
  { key: 'kraft', name: '크라프트', hex: '#cbb08a', cmyk: [0, 13, 32, 20] },
  { key: 'rose', name: '로즈', hex: '#e3bfc0', cmyk: [0, 16, 15, 11] },
  { key: 'sage', name: '세이지', hex: '#b9c7b4', cmyk: [7, 0, 10, 22] },
  { key: 'sky', name: '하늘', hex: '#b9cdd9', cmyk: [15, 6, 0, 15] },
  { key: 'ember', name: '불씨', hex: '#b23e17', cmyk: [0, 65, 87, 30] },
  { key: 'wine', name: '와인', hex: '#5e2733', cmyk: [0, 59, 46, 63] },
  { key: 'pine', name: '솔', hex: '#23473d', cmyk: [51, 0, 14, 72] },
  { key: 'navy', name: '남색', hex: '#22304a', cmyk: [54, 35, 0, 71] },
  { key: 'ink', name: '먹', hex: '#1f1b17', cmyk: [0, 0, 0, 100] },
]

const black: Ink = { hex: '#1f1b17', cmyk: [0, 0, 0, 100], spot: null }

/** What a name of an ink means; a foil of the shop is a plate of its own. */
export function inkOf(name: string, parts: readonly BottlePart[]): Ink {
  if (name.startsWith('foil:')) {
    const foil = parts.find((one) => one.kind === 'foil' && one.key === name.slice(5))
    return foil ? { hex: foil.colour, cmyk: cmykOf(foil.colour), spot: foil.spot } : black
  }
  const found = palette.find(({ key }) => key === name)
  return found ? { hex: found.hex, cmyk: found.cmyk, spot: null } : black
}

function channels(hex: string): [number, number, number] {
  const at = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16)
  return [at(1), at(3), at(5)]
}

/** How a proof printer stands in for a plate it has not. */
export function cmykOf(hex: string): [number, number, number, number] {
  const [r, g, b] = channels(hex).map((value) => value / 255) as [number, number, number] // three in, three out
  const most = Math.max(r, g, b)
  if (most === 0) return [0, 0, 0, 100]
  const part = (value: number) => Math.round(((most - value) / most) * 100)
  return [part(r), part(g), part(b), Math.round((1 - most) * 100)]
}

/** The contrast of two colours as WCAG counts it, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark, light] = [one, other].map(brightness).sort((a, b) => a - b) as [number, number] // two in, two out
  return (light + 0.05) / (dark + 0.05)
}

function brightness(hex: string): number {
  const [r, g, b] = channels(hex).map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number] // as above
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
