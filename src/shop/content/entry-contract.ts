import * as z from 'zod/mini'
import { popupTypes } from './contract.ts'

/** What staff write as a form. Pages, blocks and trends are trees and stand apart (`cms`). */
export const entryKinds = [
  'popup',
  'week_pick',
  'diy',
  'promotion',
  'select',
  'store',
  'insta',
  'hero',
] as const
export type EntryKind = (typeof entryKinds)[number]

const text = (most: number) => z.string().check(z.trim(), z.maxLength(most))
const words = <Name extends string>(name: Name, most: number) =>
  ({ [name]: text(most), [`${name}_en`]: text(most) }) as {
    [K in Name | `${Name}_en`]: ReturnType<typeof text>
  } // both keys are made here
const picture = z.string().check(z.regex(/^[\w-]{0,100}$/, '사진을 다시 골라 주세요.'))
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, '날짜를 골라 주세요.'))
const moment = z.nullable(z.iso.datetime('2026-03-14 09:00처럼 날짜와 시각을 적어 주세요.'))
const items = z
  .array(z.string().check(z.regex(/^[\w-]{1,20}$/, '상품을 다시 골라 주세요.')))
  .check(z.maxLength(60))
const whole = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max))
/** the choice to buy, by its name; '' takes the first that can be had */
const io_id = z._default(text(200), '')
const card = { ...words('summary', 200), image: picture }

/** The parts that each kind has beside its title, place and time. Parsed again whenever one is read. */
export const entryBodies = {
  popup: z.object({
    type: z.enum(popupTypes),
    thumbnail_ko: picture,
    thumbnail_en: picture,
    ...words('link', 500),
  }),
  week_pick: z.object({
    from: day,
    until: day,
    image: picture,
    url: text(500),
    discount: whole(0, 90),
    trendId: text(60),
  }),
  diy: z.object({
    ...card,
    difficulty: whole(1, 3),
    minutes: whole(1, 6_000),
    /** what many have at home: a line with an item can be bought, one without is words */
    tools: z
      .array(
        z.object({
          ...words('name', 80),
          it_id: z._default(z.string().check(z.regex(/^[\w-]{0,20}$/, '상품을 골라 주세요.')), ''),
          io_id,
          qty: z._default(whole(1, 99), 1),
        }),
      )
      .check(z.maxLength(30)),
    materials: z
      .array(
        z.object({
          it_id: z.string().check(z.regex(/^[\w-]{1,20}$/, '상품을 골라 주세요.')),
          io_id,
          qty: whole(1, 99),
          ...words('note', 120),
        }),
      )
      .check(z.maxLength(30)),
    steps: z
      .array(
        z.object({
          ...words('text', 1_000),
          image: picture,
          /** of its timer; 0 has none */
          minutes: z._default(whole(0, 10_080), 0),
        }),
      )
      .check(z.maxLength(30)),
    /** the address of a calculator that holds its amounts: whoever has another vessel starts from there */
    calculator: z._default(
      text(800).check(
        z.regex(
          /^(\/tools\/(vessel|diffuser|soap|spray)(\?[\w=&.,:%+-]*)?)?$/,
          '작업대 계산기의 주소를 /tools/부터 붙여 주세요.',
        ),
      ),
      '',
    ),
    ...words('cautions', 1_000),
  }),
  promotion: z.object({ ...card, ...words('body', 5_000), it_ids: items }),
  select: z.object({ ...card, ...words('body', 5_000), it_ids: items }),
  store: z.object({
    /** goods are sold in a shop, classes are held in a studio */
    place: z._default(z.enum(['shop', 'studio'], '고를 수 없는 값이에요.'), 'shop' as const),
    ...words('address', 200),
    ...words('hours', 200),
    ...words('closed', 200),
    ...words('parking', 300),
    phone: text(20),
    map_url: text(500),
    /** latitude and longitude, as map services show them: "37.5446, 127.0559" */
    coordinates: z._default(text(60), ''),
    /** a drawing of the way there */
    map_picture: z._default(picture, ''),
    /** one step a line, numbered as in the drawing */
    directions: z._default(text(1_000), ''),
    directions_en: z._default(text(1_000), ''),
    images: z.array(picture).check(z.maxLength(10)),
  }),
  insta: z.object({ picture, permalink: text(500) }),
  hero: z.object({
    ...words('eyebrow', 60),
    ...words('text', 300),
    image: picture,
    image_tall: picture,
    ...words('alt', 200),
    ...words('button', 40),
    url: text(500),
    ...words('second', 40),
    second_url: text(500),
  }),
}
export type EntryBody<Kind extends EntryKind> = z.output<(typeof entryBodies)[Kind]>

export const entryHead = z.object({
  ...words('title', 120),
  position: z.int().check(z.gte(0), z.lte(9_999)),
  shown: z.boolean(),
  opens_at: moment,
  closes_at: moment,
})
export type EntryHead = z.output<typeof entryHead>
export type EntryForm<Kind extends EntryKind = EntryKind> = EntryHead & EntryBody<Kind>
