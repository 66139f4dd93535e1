import type { SeedItem } from './shapes.ts'

/** What the words of a product tell of where it is used. */
const rooms: [id: string, words: RegExp][] = [
  ['living', /거실|앰버|엠버|무화과|머스크|장작|테이블|식탁|가든/u],
  ['bedroom', /침실|침구|코튼|린넨|로즈|머스크/u],
  ['bath', /욕실|히노키|씨솔트|편백/u],
  ['entrance', /현관|히노키|애프터 레인|씨솔트/u],
  ['study', /서재|책상|블랙티|무화과/u],
  ['kitchen', /부엌|가든|바질/u],
]
const waxes: [id: string, words: RegExp][] = [
  ['soy', /소이|대두/u],
  ['bees', /비즈왁스|밀랍/u],
  ['coconut', /코코넛/u],
  ['gel', /젤왁스/u],
]
/** Candles, diffusers and room sprays stand in rooms; what is made of wax says of which. */
const [inRooms, ofWax] = [
  [2, 3, 4],
  [2, 6, 9],
]

/** The traits of a sample product, by its own words. */
export function traitsOf({ ca_id, it_name, it_summary, it_explan, notice }: SeedItem): string[] {
  const top = Math.floor(ca_id / 100) || ca_id
  const named = `${it_name} ${it_summary}`
  const made = `${named} ${Object.values(notice.value)
    .map(({ ko }) => ko)
    .join(' ')} ${top === 2 ? it_explan : ''}`
  const found = (all: typeof rooms, text: string) =>
    all.filter(([, words]) => words.test(text)).map(([id]) => id)
  const isReeds = ca_id === 303
  return [
    ...(inRooms.includes(top) && !isReeds ? found(rooms, named) : []),
    ...(ofWax.includes(top) && ca_id !== 602 && ca_id !== 603 && ca_id !== 903
      ? found(waxes, made)
      : []),
  ]
}
