import type { Lang } from '#kernel/language.ts'

export type Place = { lat: number; lng: number }

/** Latitude and longitude as map services write them: "37.5446, 127.0559". Null for anything else. */
export function placeOf(coordinates: string): Place | null {
  const [, first, second] =
    /^\s*\(?(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\)?\s*$/.exec(coordinates) ?? []
  const [lat, lng] = [Number(first), Number(second)]
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null
}

/** Where a map opens at exactly this place, and where it shows the way there. Readers of English get a map in English. */
export function mapLinks(
  { lat, lng }: Place,
  name: string,
  lang: Lang,
): { open: string; way: string } {
  const at = `${lat},${lng}`
  if (lang === 'en') {
    const place = encodeURIComponent(at)
    return {
      open: `https://www.google.com/maps/search/?api=1&query=${place}`,
      way: `https://www.google.com/maps/dir/?api=1&destination=${place}`,
    }
  }
  // a comma would end the name
  const place = `${encodeURIComponent(name.replaceAll(',', ' '))},${at}`
  return {
    open: `https://map.kakao.com/link/map/${place}`,
    way: `https://map.kakao.com/link/to/${place}`,
  }
}
