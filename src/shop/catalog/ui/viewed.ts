import { useEffect } from 'react'

const key = 'odemoa/viewed'
const most = 20

export type Viewed = { it_id: string; it_name: string; it_name_en: string; thumb_image: string }

function isViewed(value: unknown): value is Viewed {
  return (
    !!value &&
    typeof value === 'object' &&
    ['it_id', 'it_name', 'it_name_en', 'thumb_image'].every(
      // any object may be asked for a name
      (name) => typeof (value as Record<string, unknown>)[name] === 'string',
    )
  )
}

/** The products this browser has looked at, the latest first; private windows may keep nothing. */
export function recentlyViewed(): Viewed[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isViewed).slice(0, most) : []
  } catch {
    return []
  }
}

/** A product comes to the head of the list, once. */
export function withViewed(list: readonly Viewed[], item: Viewed): Viewed[] {
  return [item, ...list.filter(({ it_id }) => it_id !== item.it_id)].slice(0, most)
}

/** Remembers the product on the screen. */
export function useNoteViewed(item: Viewed | undefined) {
  const { it_id = '', it_name = '', it_name_en = '', thumb_image = '' } = item ?? {}
  useEffect(() => {
    if (!it_id) return
    try {
      localStorage.setItem(
        key,
        JSON.stringify(withViewed(recentlyViewed(), { it_id, it_name, it_name_en, thumb_image })),
      )
    } catch {
      // nothing is kept
    }
  }, [it_id, it_name, it_name_en, thumb_image])
}
