import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { pages } from '#db/seed/pages.ts'
import { gallery } from '#db/seed/picture-alts.ts'
import type { SeedItem } from '#db/seed/shapes.ts'
import { categories, items } from './index.ts'
import { looks } from './looks.ts'

const FAMILIES = ['citrus', 'green', 'herbal', 'marine', 'floral', 'powder', 'fruity', 'spice', 'gourmand', 'woody', 'amber', 'musk']
const COUNTS = { 1: 22, 2: 26, 3: 24, 4: 14, 5: 34, 6: 14, 7: 18, 8: 12, 9: 8, 10: 6, 11: 5 }
const FORBIDDEN = /무독성|무해|친환경|자연친화|자연 친화|인체\s?(에)?\s?(안전|무해)|천연|감성|힐링|치유|치료|숙면|진정|살균|항균|최고|최상|최저가|완벽|non-?toxic|harmless|eco-?friendly|environmentally friendly|safe for (humans|people)|all-natural|\bbest\b|finest|healing|therapeutic|aromatherapy|relaxing|antibacterial|perfect/i
const SCENTED = [1, 2, 3, 4, 5]

type Photo = { file: string; for?: string[]; alt_ko: string; alt_en: string; notes?: { top?: string; heart?: string; base?: string; family?: string } }
const media = new URL('../../../media/', import.meta.url)
const manifest: { products: Photo[]; scenes: Photo[]; bottles: Photo[] } = JSON.parse(readFileSync(new URL('manifest.json', media), 'utf8'))
const photos = new Map(Object.values(manifest).flatMap((list) => list.map((photo) => [photo.file, photo] as const)))
const top = (item: SeedItem) => Math.floor(item.ca_id / 100)
const named = items.map((item) => [`${item.it_id} ${item.it_name}`, item] as const)

/** Goods that may share their first photograph, and why. */
const sameLooks: { items: string[]; why: string }[] = []

test('no two goods show the same first photograph without a reason', () => {
  const byFirst = Map.groupBy(items, (item) => item.images[0])
  const shared = [...byFirst.values()].filter((some) => some.length > 1).map((some) => some.map((item) => item.it_id).sort())
  expect(shared).toEqual(sameLooks.map((one) => [...one.items].sort()))
})

test('a photograph made for one product is among those of that product', () => {
  for (const photo of manifest.products)
    for (const it_id of photo.for ?? []) expect(items.find((one) => one.it_id === it_id)?.images, photo.file).toContain(photo.file)
})

test('the fifteen best sellers show three photographs or more', () => {
  const rank = (item: SeedItem) => (item.ca_id < 500 ? item.sold : item.sold * 0.45)
  const best = items.toSorted((a, b) => rank(b) - rank(a)).slice(0, 15)
  for (const item of best) expect(gallery(item).length, item.it_name).toBeGreaterThanOrEqual(3)
})

test('each look belongs to a choice that is there', () => {
  for (const [it_id, own] of Object.entries(looks)) {
    const item = items.find((one) => one.it_id === it_id)
    for (const [choice, file] of Object.entries(own))
      expect(item?.options.some((option) => option.image === file), `${it_id} ${choice}`).toBe(true)
  }
})

/** Colours whose only photograph shows them side by side. */
const shownTogether = ['1707000017', '1708000005']

test('a choice of colour or a smaller candle shows its own photograph', () => {
  const looksApart = /색|틴 색|크기.*색/
  for (const item of items.filter((item) => looksApart.test(item.option_subject[0] ?? '') && !shownTogether.includes(item.it_id))) {
    for (const value of new Set(item.options.map((option) => option.values[0] ?? ''))) {
      const seen = item.color_tips.some((tip) => tip.value === value) || item.options.some((option) => option.values[0] === value && option.image)
      expect(seen, `${item.it_name}: ${value}`).toBe(true)
    }
  }
  for (const item of items) for (const option of item.options.filter((option) => /^(70 g 미니|4\.5 cm|7 cm)$/.test(option.values[0] ?? '')))
    if (!noLid.includes(item.it_id)) expect(option.image, `${item.it_name}: ${option.values[0]}`).not.toBe('')
})

/** Its photograph stands with a lid that the small one does not have. */
const noLid = ['1702000004']

describe('categories', () => {
  test('are the twelve of the shop, with children under all but the sale', () => {
    expect(categories.filter((category) => !category.parent).map((category) => category.ca_id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    for (const { ca_id } of categories.filter((category) => !category.parent)) {
      const children = categories.filter((category) => category.parent === ca_id)
      if (ca_id === 12) expect(children).toHaveLength(0)
      else expect(children.length, String(ca_id)).toSatisfy((n: number) => n >= 2 && n <= 5)
    }
    expect(new Set(categories.map((category) => category.ca_id)).size).toBe(categories.length)
  })

  test('hold as many goods as planned, none of them empty', () => {
    for (const [ca_id, count] of Object.entries(COUNTS)) expect(items.filter((item) => top(item) === Number(ca_id)), ca_id).toHaveLength(count)
    const shelves = categories.filter((category) => category.parent)
    for (const { ca_id } of shelves) expect(items.some((item) => item.ca_id === ca_id || item.ca_id2 === ca_id), String(ca_id)).toBe(true)
  })
})

test('every item has its own id, name and description', () => {
  for (const item of items) expect(item.it_id).toMatch(/^17\d{8}$/)
  for (const key of ['it_id', 'it_name', 'it_name_en', 'it_explan', 'it_explan_en'] as const) {
    expect(new Set(items.map((item) => item[key])).size, key).toBe(items.length)
  }
})

describe.each(named)('%s', (_, item) => {
  test('stands in categories that exist', () => {
    for (const ca_id of [item.ca_id, item.ca_id2, item.ca_id3]) if (ca_id) expect(categories.map((category) => category.ca_id)).toContain(ca_id)
  })

  test('shows photographs that exist, each once', () => {
    expect(item.images.length).toBeGreaterThan(0)
    expect(new Set(item.images).size).toBe(item.images.length)
    for (const file of gallery(item)) expect(existsSync(new URL(file, media)), file).toBe(true)
  })

  test('says in both languages what each photograph shows', () => {
    for (const file of gallery(item)) {
      const photo = photos.get(file)
      expect(photo?.alt_ko, file).toMatch(/[가-힣]/)
      expect(photo?.alt_en, file).toMatch(/^[^가-힣]+$/)
    }
  })

  test('smells of what its photograph says', () => {
    const parts = item.notes ? [item.notes.top, item.notes.heart, item.notes.base] : []
    for (const part of parts) expect(FAMILIES).toContain(part.family)
    if (!SCENTED.includes(top(item))) return
    const photo = item.images.flatMap((file) => manifest.products.filter((photo) => photo.file === file && photo.notes))[0]
    if (!photo?.notes || item.ca_id === 303) return
    if (photo.notes.family) expect(parts[0]?.family).toBe(photo.notes.family)
    else expect(parts.map((part) => part.family)).toEqual([photo.notes.top, photo.notes.heart, photo.notes.base])
  })

  test('says everything in both languages', () => {
    const words = [item.it_name, item.it_summary, item.it_explan, item.it_maker, item.it_origin, ...item.option_subject, ...item.options.flatMap((option) => option.values), ...item.add_ons.flatMap((add) => [add.group, add.value]), ...item.color_tips.map((tip) => tip.name), ...Object.values(item.notice.value).map((line) => line.ko), ...(item.notes ? Object.values(item.notes).map((note) => note.words) : [])]
    const english = [item.it_name_en, item.it_summary_en, item.it_explan_en, item.it_maker_en, item.it_origin_en, ...item.option_subject_en, ...item.options.flatMap((option) => option.values_en), ...item.add_ons.flatMap((add) => [add.group_en, add.value_en]), ...item.color_tips.map((tip) => tip.name_en), ...Object.values(item.notice.value).map((line) => line.en), ...(item.notes ? Object.values(item.notes).map((note) => note.words_en) : [])]
    expect(words).toHaveLength(english.length)
    for (const text of [...words, ...english]) expect(text.trim()).not.toBe('')
    for (const text of english) expect(text).not.toMatch(/[가-힣]/)
    expect(item.it_explan).toMatch(/[가-힣]/)
  })

  test('keeps to words the law and the house allow', () => {
    expect(JSON.stringify(item)).not.toMatch(FORBIDDEN)
  })

  test('uses plain safe tags', () => {
    for (const tag of `${item.it_explan}${item.it_explan_en}`.match(/<[^>]+>/g) ?? []) expect(tag).toMatch(/^<\/?(h3|p|ul|li|strong)>$/)
  })

  test('has options that fit its subjects and its price', () => {
    const joined = item.options.map((option) => option.values.join('/'))
    expect(joined.length).toBeGreaterThan(0)
    expect(new Set(joined).size).toBe(joined.length)
    expect(item.option_subject_en).toHaveLength(item.option_subject.length)
    for (const option of item.options) {
      expect(option.values).toHaveLength(item.option_subject.length)
      expect(option.values_en).toHaveLength(item.option_subject.length)
      expect(item.it_price + option.io_price).toBeGreaterThanOrEqual(0)
      expect(Math.abs(option.io_price % 100)).toBe(0)
      expect(option.stock).toSatisfy((stock: number) => Number.isInteger(stock) && stock >= 0 && stock <= 240)
    }
    expect(item.it_price % 100).toBe(0)
    expect([0, 5, 10, 15, 20, 30]).toContain(item.discount_rate)
    expect(item.sold).toSatisfy((sold: number) => sold >= 0 && sold <= 340)
    if (item.it_buy_max_qty) expect(item.it_buy_max_qty).toBeGreaterThanOrEqual(item.it_buy_min_qty)
  })

  test('has colour tips that stand for its first option level', () => {
    for (const tip of item.color_tips) {
      expect(tip.color_tip).toMatch(/^#[0-9a-f]{6}$/)
      if (tip.value) expect(item.options.map((option) => option.values[0])).toContain(tip.value)
    }
  })

  test('points to three to five other goods', () => {
    expect(item.related.length).toSatisfy((n: number) => n >= 3 && n <= 5)
    expect(new Set(item.related).size).toBe(item.related.length)
    expect(item.related).not.toContain(item.it_id)
    for (const it_id of item.related) expect(items.map((item) => item.it_id)).toContain(it_id)
  })

  test('carries the whole legal notice of its group', () => {
    const keys = Object.keys(items.find((other) => other.notice.gubun === item.notice.gubun)?.notice.value ?? {})
    expect(keys.length).toBeGreaterThanOrEqual(12)
    expect(Object.keys(item.notice.value)).toEqual(keys)
    if (item.notice.gubun === 'household') expect(item.notice.value['안전기준 확인·신고번호']?.ko).toContain('예시')
    expect(item.it_notax).toBe(item.notice.gubun === 'book')
  })
})

test('the shop has something of every state to show', () => {
  const count = (is: (item: SeedItem) => boolean) => items.filter(is).length
  const gone = (item: SeedItem) => item.options.every((option) => option.stock === 0)
  expect(count((item) => item.it_price === 0)).toBe(3)
  expect(count((item) => item.it_price > 0 && gone(item))).toBeGreaterThanOrEqual(6)
  expect(count((item) => item.options[0]?.stock === 0 && !gone(item))).toBeGreaterThanOrEqual(4)
  expect(count((item) => item.option_subject.length === 2)).toBeGreaterThanOrEqual(10)
  expect(count((item) => item.option_subject.length === 3)).toBeGreaterThanOrEqual(3)
  expect(count((item) => item.discount_rate > 0)).toBeGreaterThanOrEqual(40)
  expect(count((item) => item.add_ons.length > 0)).toBeGreaterThanOrEqual(50)
  expect(count((item) => item.is_new)).toBeGreaterThanOrEqual(20)
})

test('a larger bottle of oil never costs less than a smaller one', () => {
  const small = items.filter((item) => top(item) === 5 && item.ca_id !== 505 && item.it_name.endsWith('10 ml'))
  expect(small).toHaveLength(12)
  for (const item of small) {
    const bulk = items.find((other) => other.it_name === item.it_name.replace('10 ml', '100 ml 벌크'))
    const dearest = Math.max(...item.options.map((option) => item.it_price + option.io_price))
    expect(bulk?.it_price, item.it_name).toBeGreaterThan(dearest)
  }
})

test('what the gift page speaks of can be added to its goods: a cloth, and a card with its words', () => {
  const gifts = pages.find(({ name }) => name === 'gift')?.it_ids ?? []
  expect(gifts.length).toBeGreaterThan(2)
  const shown = items.filter((item) => gifts.includes(item.it_id) || ([101, 201, 301, 401].includes(item.ca_id) && item.it_price > 0 && item.options.some(({ stock }) => stock > 0)))
  for (const item of shown) {
    const offered = item.add_ons.filter(({ stock }) => stock > 0)
    expect(offered.map(({ value }) => value), item.it_name).toEqual(expect.arrayContaining(['보자기 포장', '손글씨 카드']))
    expect(offered.find(({ value }) => value === '손글씨 카드')?.text_max, item.it_name).toBe(60)
  }
})
