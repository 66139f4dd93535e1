import type { ReviewFacets } from '#shop/review/contract.ts'
import type { Translate } from '#ui/language.tsx'

export const strengthWords = ['아주 은은해요', '은은해요', '알맞아요', '진해요', '아주 진해요']
export const longevityWords = ['금방 사라져요', '짧아요', '보통이에요', '오래가요', '아주 오래가요']
export const starWords = ['별로예요', '아쉬워요', '괜찮아요', '좋아요', '아주 좋아요']
export const seasonWords = { spring: '봄', summer: '여름', autumn: '가을', winter: '겨울' } as const
export const roomWords = {
  small: '작은 방 (3평까지)',
  middle: '방·거실 (8평까지)',
  large: '넓은 거실 (8평 넘게)',
} as const
export const waxWords = {
  soy: '소이 왁스',
  palm: '팜 왁스',
  bees: '밀랍',
  paraffin: '파라핀',
  blend: '혼합 왁스',
  none: '왁스에 쓰지 않았어요',
} as const

const byName: Record<string, Record<string, string>> = {
  season: seasonWords,
  room: roomWords,
  wax: waxWords,
}

/** The word of one value of one facet. */
export function facetWord(t: Translate, name: string, value: string): string {
  const word = byName[name]?.[value]
  return word ? t(word) : value
}

/** What a buyer said beside the stars, as pairs to print. */
export function facetPairs(t: Translate, facets: ReviewFacets): { label: string; value: string }[] {
  const { strength, longevity, season, room, wax, load } = facets
  const pairs = [
    { label: t('향의 세기'), value: strength && t(strengthWords[strength - 1] ?? '') },
    { label: t('지속력'), value: longevity && t(longevityWords[longevity - 1] ?? '') },
    { label: t('계절'), value: season?.map((one) => t(seasonWords[one])).join(' · ') },
    { label: t('쓰는 공간'), value: room && t(roomWords[room]) },
    { label: t('쓴 왁스'), value: wax && t(waxWords[wax]) },
    { label: t('향료 비율'), value: load === undefined ? '' : `${load}%` },
  ]
  return pairs.flatMap(({ label, value }) => (value ? [{ label, value }] : []))
}
