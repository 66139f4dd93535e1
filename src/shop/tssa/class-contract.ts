import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one, paged, pageQuery, whole } from '#kernel/paging.ts'
import { pictureTold } from '#kernel/picture-told.ts'
import { smallRowId } from '#kernel/row-id.ts'
import { searchWord } from '#kernel/search-word.ts'
import { productTile } from '#shop/catalog/contract.ts'
import { refundPolicy } from './contract.ts'

export const classKinds = ['oneday', 'regular', 'certificate', 'online', 'group'] as const
export type ClassKind = (typeof classKinds)[number]
export const classCategories = ['perfume', 'candle', 'diffuser', 'soap'] as const
export type ClassCategory = (typeof classCategories)[number]
export const classLevels = ['first', 'beginner', 'middle', 'high'] as const
export type ClassLevel = (typeof classLevels)[number]
export const sessionStatuses = ['open', 'closed', 'cancelled', 'finished'] as const
export type SessionStatus = (typeof sessionStatuses)[number]
/** What a date is for a visitor: `open` and `full` are counted, `soon` has not opened yet. */
export const sessionStates = ['open', 'soon', 'full', 'closed', 'cancelled', 'finished'] as const
export type SessionState = (typeof sessionStates)[number]

const both = z.object({ ko: z.string(), en: z.string() })
const money = z.object({ value: z.number(), currency: z.enum(['krw', 'usd']) })

/** One date of a class, as everybody may see it. */
export const openSession = z.object({
  session_id: z.number(),
  class_id: z.number(),
  starts_at: z.string(),
  ends_at: z.string(),
  /** of a course, the meetings after the first */
  later: z.optional(z.array(z.object({ starts_at: z.string(), ends_at: z.string() }))),
  opens_at: z.string(),
  closes_at: z.string(),
  status: z.enum(sessionStatuses),
  /** when it was asked for */
  state: z.enum(sessionStates),
  place: both,
  instructor: z.nullable(both),
  left: z.number(),
  capacity: z.number(),
  /** all that has to be paid for one person */
  price: money,
})
export type OpenSession = z.output<typeof openSession>

const classHead = {
  class_id: z.number(),
  title: both,
  kind: z.enum(classKinds),
  category: z.enum(classCategories),
  level: z.enum(classLevels),
  minutes: z.number(),
  image: pictureTold,
}
export const classTile = z.object({
  ...classHead,
  meetings: z.number(),
  summary: both,
  price: money,
  /** the next date with a seat, else the next one; null while there is none */
  next: z.nullable(openSession),
})
export type ClassTile = z.output<typeof classTile>

/** A date among those of all classes. */
export const listedSession = z.extend(openSession, { class: z.object(classHead) })
export type ListedSession = z.output<typeof listedSession>

/** What the whole price is made of; what costs nothing is 0. */
export const priceParts = z.object({
  tuition: z.number(),
  material: z.number(),
  exam: z.number(),
  issue: z.number(),
})
export type PriceParts = z.output<typeof priceParts>

export const classDetail = z.extend(classTile, {
  body: both,
  images: z.array(pictureTold),
  parts: priceParts,
  curriculum: z.array(z.object({ title: both, text: both })),
  makes: both,
  bring: both,
  age_from: z.number(),
  min_people: z.number(),
  max_people: z.number(),
  instructors: z.array(z.object({ name: both, bio: both, photo: pictureTold })),
  policy: refundPolicy,
  certificate: z.nullable(
    z.object({
      name: both,
      issuer: both,
      number: z.string(),
      contact: z.string(),
      attend_percent: z.number(),
    }),
  ),
  /** the kit or the book of the class */
  related: z.array(productTile),
})
export type ClassDetail = z.output<typeof classDetail>

const chosen = {
  kind: z.optional(z.enum(classKinds, '고를 수 없는 값이에요.')),
  category: z.optional(z.enum(classCategories, '고를 수 없는 값이에요.')),
  level: z.optional(z.enum(classLevels, '고를 수 없는 값이에요.')),
}
const up = z._default(z.enum(['asc', 'desc'], '고를 수 없는 정렬이에요.'), 'asc' as const)
const day = z.optional(
  z
    .string()
    .check(
      z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, '날짜를 YYYY-MM-DD로 적어 주세요.'),
    ),
)
// seats move with every booking, prices with the dollar rate
const keep = { seconds: 60, tags: ['class', 'setting'] }

export const classSorts = ['class_order', 'starts_at', 'price'] as const
export type ClassSort = (typeof classSorts)[number]
export const classesPerPage = 12

/** The classes of the studio and their dates. */
export const classes = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/tssa/classes',
    who: 'anyone',
    about: 'The classes; `starts_at` sorts by the next date with a seat',
    query: z.object({
      ...pageQuery(classSorts, classesPerPage),
      order: up,
      ...chosen,
      /** words that a class or its summary holds, each of them */
      keyword: z.optional(searchWord),
    }),
    answer: paged(classTile),
    keep,
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/tssa/classes/:class_id',
    params: { class_id: smallRowId },
    who: 'anyone',
    about: 'One class: what is done in it, what it costs and what a cancelled booking gives back',
    answer: one(classDetail),
    keep: { seconds: 60, tags: ['class', 'setting', 'catalog'] },
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/v1/tssa/sessions',
    who: 'anyone',
    about: 'Dates still to come, of one class or of all, from one day in Korea until another',
    query: z.object({
      ...pageQuery(['starts_at'], 30),
      order: up,
      class_id: z.optional(whole(1, 2_147_483_647)),
      from: day,
      until: day,
      /** only those with a seat now */ open: z.optional(z.literal('1')),
    }),
    answer: z.extend(paged(listedSession), {
      /** the day in Korea */
      today: z.string(),
    }),
    keep,
  }),
}
