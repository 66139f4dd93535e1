import type { SeedItem } from '#db/seed/shapes.ts'
import { type Both, type Choice, choose, cross, id, ids, item, points, type Section, type Sheet, section } from './build.ts'
import { material } from './notices.ts'
import type { Scent } from './scents.ts'

/** One fragrance oil: a dropper bottle and, from 100 ml, the bulk bottle. */
export type OilSheet = {
  number: number
  code: string
  slug: string
  ca: number
  ko: string
  en: string
  words: Both
  price: number
  litre: number
  small: [number, number, number]
  bulk: [number, number, number]
  off?: number
  sold: number
  bulkSold: number
  /** numbers of oils it blends well with */
  goes: number[]
  scent: Scent
  about: Both
  more: Both
  dose: Both
}

const SIZE: Both = ['용량', 'Size']
const CAUTIONS: Both = ['원액을 피부에 바르거나 먹지 마세요. 불꽃 가까이 두지 말고, 눈에 들어가면 물로 15분 씻으세요. 어린이 손이 닿지 않는 서늘하고 어두운 곳에 세워 보관하세요. 배합 비율을 지키고, 판매용 완제품은 안전기준 확인·신고가 따로 필요해요', 'Do not apply neat to skin or swallow. Keep from flame; if in eyes rinse for 15 minutes. Store upright, cool, dark, away from children. Keep to the stated shares; finished goods for sale need their own safety report']
export const RAW: Section = section(['원료 안내', 'A raw material'],
  ['만들기에 쓰는 원료이며 완제품이 아니에요. IFRA와 MSDS 문서는 문서 게시판에서 받을 수 있어요.', 'This is a raw material for making things, not a finished product. IFRA and MSDS sheets are on the document board.'])

export function oil(sheet: Omit<Sheet, 'notice' | 'flammable'>): SeedItem {
  return item({
    ...sheet, sections: [...(sheet.sections ?? []), RAW], flammable: true,
    notice: material({
      kind: [`${sheet.name[0]} (향료)`, `${sheet.name[1]} (fragrance compound)`],
      amount: ['옵션에 적힌 용량', 'Volume as stated in the option'],
      names: ['향료 혼합물(리날룰, 리모넨, 시트랄, 쿠마린 등, 향마다 MSDS에 표시), 디프로필렌글라이콜', 'Fragrance mixture (linalool, limonene, citral, coumarin and others, listed per scent in the MSDS), dipropylene glycol'],
      cautions: CAUTIONS,
    }),
  })
}

export function dropper(sheet: OilSheet): SeedItem {
  const hundred = (won: number) => Math.round(won / 100) * 100
  return oil({
    id: id(5, sheet.number), ca: sheet.ca,
    name: [`${sheet.ko} 프래그런스 오일 10 ml`, `${sheet.en} fragrance oil 10 ml`],
    words: [`${sheet.words[0]} ${sheet.code}`, `${sheet.words[1]} ${sheet.code}`],
    about: [sheet.about], sections: [dose(sheet)], price: sheet.price, off: sheet.off, scent: sheet.scent,
    images: [photo(sheet), ...(sheet.number === 1 ? ['scene-materials-wide.webp'] : [])],
    choices: choose(SIZE, [['10 ml', '10 ml'], ['30 ml', '30 ml', hundred(sheet.price * 1.2)], ['50 ml', '50 ml', hundred(sheet.price * 2.1)]], sheet.small),
    related: [...sheet.goes.map((number) => id(5, number)), id(5, sheet.number + 12), id(8, 7)], sold: sheet.sold,
  })
}

export function bulk(sheet: OilSheet): SeedItem {
  const thousand = (share: number) => Math.round((sheet.litre * share) / 1000) * 1000
  const price = thousand(0.2)
  const sizes: Choice[] = [['100 ml', '100 ml'], ['500 ml', '500 ml', thousand(0.62) - price], ['1 L', '1 L', sheet.litre - price]]
  const capped = ([number]: number[]) => (number ?? 0) > 40
  return oil({
    id: id(5, sheet.number + 12), ca: sheet.ca,
    name: [`${sheet.ko} 프래그런스 오일 100 ml 벌크`, `${sheet.en} fragrance oil 100 ml, bulk`],
    words: [`${sheet.words[0]} 벌크 공방용`, `${sheet.words[1]} bulk studio`],
    about: [sheet.more], sections: [dose(sheet)], price, scent: sheet.scent,
    images: [`oil-bulk-${sheet.slug}.webp`],
    choices: capped(sheet.bulk)
      ? cross([[SIZE, sizes], [['마개', 'Closure'], [['일반 마개', 'Plain cap'], ['따르는 마개', 'Pouring cap', 1500]]]], sheet.bulk.flatMap((stock) => [stock, Math.floor(stock / 2)]))
      : choose(SIZE, sizes, sheet.bulk),
    related: [id(5, sheet.number), ...ids(6, 1, 5), id(8, 6)], sold: sheet.bulkSold,
  })
}

function dose(sheet: OilSheet): Section {
  return points(['권장 비율', 'How much to use'], sheet.dose,
    ['왁스는 70도 안팎에서 넣고 1분 동안 천천히 저어요', 'Add to wax at about 70 °C and stir slowly for a minute'])
}

function photo(sheet: OilSheet): string {
  return `oil-${sheet.slug}.webp`
}
