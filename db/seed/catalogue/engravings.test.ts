import { describe, expect, test } from 'vitest'
import { mediaName } from '#kernel/picture-address.ts'
import { frame, layOut, letterSize } from '#shop/cart/engraved-place-rules.ts'
import { engravedPlaces } from './engraved-places.ts'
import { engravingOf } from './engravings.ts'
import { items } from './index.ts'

const engraved = items.filter((item) =>
  item.options.some((option) => engravingOf(option.values)),
)

const pictures = engraved.map(({ images }) => mediaName(images[0] ?? ''))

describe('what is engraved shows its letters where they are cut', () => {
  test('there are such goods, and each picture but one tells the place', () => {
    expect(engraved.length).toBeGreaterThanOrEqual(9)
    expect(pictures.filter((picture) => !engravedPlaces[picture])).toEqual(['candle-amber-engraved'])
    expect(Object.keys(engravedPlaces).filter((picture) => !pictures.includes(picture))).toEqual([])
  })

  test.each(Object.entries(engravedPlaces))('%s fills the frame, and the place is in it', (_, place) => {
    const { left, top, width, height, at, room } = layOut(place)
    expect([left <= 0, top <= 0, left + width >= frame.width, top + height >= frame.height]).toEqual([true, true, true, true])
    expect([at.x - room / 2 >= 0, at.x + room / 2 <= frame.width, at.y > 12, at.y < frame.height - 12]).toEqual([true, true, true, true])
    // "M.J." and the longest name
    expect(letterSize('M.J.', room)).toBeGreaterThanOrEqual(12)
    expect(letterSize('W'.repeat(12), room)).toBeGreaterThanOrEqual(8)
  })
})
