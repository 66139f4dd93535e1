import { expect, test } from 'vitest'
import { mapLinks, placeOf } from './map-rules.ts'
import { isSafeLink } from './rules.ts'

test.each([
  ['37.5446, 127.0559', { lat: 37.5446, lng: 127.0559 }],
  ['(37.5446,127.0559)', { lat: 37.5446, lng: 127.0559 }],
  [' -33.8 , 151 ', { lat: -33.8, lng: 151 }],
  ['', null],
  ['서울', null],
  ['127.0559, 37.5446', null],
  ['37.5446', null],
  ['37.5446, 181', null],
  ['37.5446, 127.0559, 3', null],
])('%s is read as a place', (written, place) => {
  expect(placeOf(written)).toEqual(place)
})

test('links open the place itself, not a search for its name', () => {
  const place = { lat: 37.5446, lng: 127.0559 }
  const korean = mapLinks(place, '본점, 1층', 'kr')
  expect(korean).toEqual({
    open: `https://map.kakao.com/link/map/${encodeURIComponent('본점  1층')},37.5446,127.0559`,
    way: `https://map.kakao.com/link/to/${encodeURIComponent('본점  1층')},37.5446,127.0559`,
  })
  const english = mapLinks(place, 'Main store', 'en')
  expect(english.open).toContain('query=37.5446%2C127.0559')
  for (const link of [...Object.values(korean), ...Object.values(english)])
    expect(isSafeLink(link)).toBe(true)
})
