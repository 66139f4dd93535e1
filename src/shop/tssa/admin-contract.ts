import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { words } from '#kernel/form-shapes.ts'
import { one, paged, pageQuery, whole } from '#kernel/paging.ts'
import { smallRowId } from '#kernel/row-id.ts'
import { classCategories, classKinds, classLevels } from './class-contract.ts'
import { policyKinds } from './contract.ts'

const who = ['class'] as const
const path = '/api/v1/admin/classes'

const won = z
  .int('정수로 적어 주세요.')
  .check(z.gte(0, '0원 이상이어야 해요.'), z.lte(10_000_000, '1,000만 원까지 적을 수 있어요.'))
const cents = z
  .int('정수로 적어 주세요.')
  .check(z.gte(0, '0원 이상이어야 해요.'), z.lte(1_000_000, '10,000달러까지 적을 수 있어요.'))
const count = (most: number) =>
  z.int('정수로 적어 주세요.').check(z.gte(1, '1 이상이어야 해요.'), z.lte(most))
const picture = z.string().check(z.regex(/^[\w.-]{0,100}$/, '고를 수 없는 사진이에요.'))
const version = whole(1, 1e9)

const lesson = z.object({
  title: words(1, 80),
  title_en: words(0, 80),
  text: words(0, 500),
  text_en: words(0, 500),
})

/** What the law wants told of a course that ends with a registered certificate. */
export const certificateForm = z.object({
  name: words(1, 80),
  name_en: words(0, 80),
  issuer: words(1, 80),
  issuer_en: words(0, 80),
  number: words(1, 40),
  contact: words(1, 120),
  attend_percent: z.int('정수로 적어 주세요.').check(z.gte(1), z.lte(100)),
  exam_fee: won,
  issue_fee: won,
})
export type CertificateForm = z.output<typeof certificateForm>

/** A class as its form holds it: won, cents, minutes. */
export const classForm = z.object({
  title: words(1, 80),
  title_en: words(0, 80),
  kind: z.enum(classKinds, '고를 수 없는 값이에요.'),
  category: z.enum(classCategories, '고를 수 없는 값이에요.'),
  level: z.enum(classLevels, '고를 수 없는 값이에요.'),
  summary: words(1, 200),
  summary_en: words(0, 200),
  body: words(1, 5_000),
  body_en: words(0, 5_000),
  minutes: count(24 * 60),
  meetings: count(60),
  price: won,
  price_usd: z.nullable(cents),
  material_fee: won,
  /** the tuition bears no VAT, as that of a registered academy */
  tuition_notax: z.optional(z.boolean()),
  makes: words(0, 300),
  makes_en: words(0, 300),
  bring: words(0, 300),
  bring_en: words(0, 300),
  age_from: z.int('정수로 적어 주세요.').check(z.gte(0), z.lte(99)),
  curriculum: z.array(lesson).check(z.maxLength(30)),
  images: z.array(picture).check(z.minLength(1, '사진을 하나 이상 골라 주세요.'), z.maxLength(10)),
  min_people: count(100),
  max_people: count(100),
  policy_id: z.int('환불 기준을 골라 주세요.').check(z.gte(1, '환불 기준을 골라 주세요.')),
  certificate: z.nullable(certificateForm),
  related: z.array(z.string().check(z.regex(/^[\w-]{1,20}$/))).check(z.maxLength(12)),
  class_use: z.boolean(),
  class_order: z.int('정수로 적어 주세요.').check(z.gte(-10_000), z.lte(10_000)),
})
export type ClassForm = z.output<typeof classForm>

const staffClass = z.extend(classForm, {
  class_id: z.number(),
  version: z.number(),
  updated_at: z.string(),
})
export type StaffClass = z.output<typeof staffClass>

const classRow = z.object({
  class_id: z.number(),
  title: z.string(),
  title_en: z.string(),
  kind: z.enum(classKinds),
  category: z.enum(classCategories),
  level: z.enum(classLevels),
  image: z.string(),
  price: z.number(),
  class_use: z.boolean(),
  class_order: z.number(),
  /** dates to come that are not cancelled, and the first of them */
  dates: z.number(),
  next_at: z.nullable(z.string()),
})
export type ClassRowOfDesk = z.output<typeof classRow>
export const staffClassSorts = ['class_order', 'title', 'price', 'next_at'] as const
const keyword = z.optional(z.string().check(z.trim(), z.maxLength(50)))

export const adminClasses = {
  list: endpoint({
    method: 'GET',
    path,
    who,
    about: 'Every class with its dates to come',
    query: z.object({
      ...pageQuery(staffClassSorts, 20),
      keyword,
      state: z.optional(z.enum(['shown', 'hidden'])),
    }),
    answer: z.extend(paged(classRow), { counts: z.record(z.string(), z.number()) }),
  }),
  show: endpoint({
    method: 'GET',
    path: `${path}/:class_id`,
    params: { class_id: smallRowId },
    who,
    about: 'One class as a form',
    answer: one(staffClass),
  }),
  create: endpoint({
    method: 'POST',
    path,
    who,
    status: 201,
    about: 'A new class; people see it once it is shown',
    body: classForm,
    answer: one(staffClass),
  }),
  save: endpoint({
    method: 'PUT',
    path: `${path}/:class_id`,
    params: { class_id: smallRowId },
    who,
    about: 'Changes a class, when nobody else has since `version`; dates that stand keep theirs',
    body: z.extend(classForm, { version }),
    answer: one(staffClass),
  }),
}

export const instructorForm = z.object({
  name: words(1, 40),
  name_en: words(0, 60),
  bio: words(0, 500),
  bio_en: words(0, 500),
  photo: picture,
})
export type InstructorForm = z.output<typeof instructorForm>
const instructor = z.extend(instructorForm, { instructor_id: z.number() })
export type Instructor = z.output<typeof instructor>

const step = z.object({
  days_before: z.int('정수로 적어 주세요.').check(z.gte(0), z.lte(365)),
  percent: z.int('정수로 적어 주세요.').check(z.gte(0), z.lte(100, '100%까지 적을 수 있어요.')),
})
export const policyForm = z.object({
  name: words(1, 60),
  name_en: words(0, 80),
  /** by days before the start, or by the share of meetings held, which has the law's own steps */
  kind: z._default(z.enum(policyKinds, '고를 수 없는 값이에요.'), 'days' as const),
  steps: z.array(step).check(z.maxLength(10)),
})
export type PolicyForm = z.output<typeof policyForm>
const policy = z.extend(policyForm, { policy_id: z.number(), classes: z.number() })
export type ClassPolicy = z.output<typeof policy>

export const roomForm = z.object({
  name: words(1, 40),
  name_en: words(0, 60),
  seats: count(500),
})
export type RoomForm = z.output<typeof roomForm>
const room = z.extend(roomForm, { room_id: z.number() })
export type Room = z.output<typeof room>

/** Who teaches, where, and what a cancelled booking gives back: few, so they come whole. */
export const adminStudio = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/studio',
    who,
    about: 'Instructors, refund policies, and the places that dates were held at',
    answer: one(
      z.object({
        instructors: z.array(instructor),
        policies: z.array(policy),
        rooms: z.array(room),
        places: z.array(z.object({ ko: z.string(), en: z.string() })),
      }),
    ),
  }),
  addInstructor: endpoint({
    method: 'POST',
    path: '/api/v1/admin/studio/instructors',
    who,
    status: 201,
    about: 'A new instructor',
    body: instructorForm,
    answer: one(instructor),
  }),
  changeInstructor: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/studio/instructors/:instructor_id',
    params: { instructor_id: smallRowId },
    who,
    about: 'Changes an instructor, on every date of theirs',
    body: instructorForm,
    answer: one(instructor),
  }),
  addRoom: endpoint({
    method: 'POST',
    path: '/api/v1/admin/studio/rooms',
    who,
    status: 201,
    about: 'A new room',
    body: roomForm,
    answer: one(room),
  }),
  changeRoom: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/studio/rooms/:room_id',
    params: { room_id: smallRowId },
    who,
    about: 'Changes a room',
    body: roomForm,
    answer: one(room),
  }),
  addPolicy: endpoint({
    method: 'POST',
    path: '/api/v1/admin/studio/policies',
    who,
    status: 201,
    about: 'A new refund policy',
    body: policyForm,
    answer: one(policy),
  }),
  changePolicy: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/studio/policies/:policy_id',
    params: { policy_id: smallRowId },
    who,
    about: 'Changes a refund policy that no booking to come was made under, or makes it kinder',
    body: policyForm,
    answer: one(policy),
  }),
}
