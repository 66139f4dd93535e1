import { addDays } from '#kernel/days.ts'
import { koreanToday } from '#kernel/korean-time.ts'
import { adminClasses, adminStudio, type ClassForm } from '#shop/tssa/admin-contract.ts'
import { adminDates } from '#shop/tssa/date-contract.ts'
import { desktop, phone } from './browser.ts'
import type { Lang } from './buyer.ts'
import { staff } from './desk.ts'

/** Both languages on both widths: what the studio's journeys are walked on. */
export const everywhere = [
  ['kr', 390, phone],
  ['kr', 1440, desktop],
  ['en', 390, phone],
  ['en', 1440, desktop],
] as [Lang, number, typeof desktop][]

export const classForm: ClassForm = {
  title: '겨울 숲 향수',
  title_en: 'Winter forest perfume',
  kind: 'oneday',
  category: 'perfume',
  level: 'first',
  summary: '겨울 숲의 향을 만들어요.',
  summary_en: 'Make the scent of a winter forest.',
  body: '향료를 맡고 섞어요.',
  body_en: 'Smell, choose and blend.',
  minutes: 120,
  meetings: 1,
  price: 59_000,
  price_usd: null,
  material_fee: 0,
  makes: '향수 30 ml',
  makes_en: 'A perfume of 30 ml',
  bring: '',
  bring_en: '',
  age_from: 14,
  curriculum: [],
  images: ['scene-workshop-wide'],
  min_people: 1,
  max_people: 4,
  policy_id: 0,
  certificate: null,
  related: [],
  class_use: true,
  class_order: 0,
}

/** A class with dates so many days on, two thirds of whose price come back until the day before. */
export function classOn(capacity: number, ...days: number[]) {
  return classGiving(66, capacity, ...days)
}

/** The same, of whose price so many percent come back. */
export async function classGiving(percent: number, capacity: number, ...days: number[]) {
  const call = await staff()
  const { data: policy } = await call(adminStudio.addPolicy, {
    body: { name: `${percent}%`, name_en: `${percent}%`, steps: [{ days_before: 1, percent }] },
  })
  const { data } = await call(adminClasses.create, {
    body: { ...classForm, policy_id: policy.policy_id },
  })
  const { class_id } = data
  await call(adminDates.create, {
    body: {
      class_id,
      days: days.map((day) => addDays(koreanToday(), day)),
      ...{ clock: '14:00', minutes: 120, place: '2층 공방', place_en: 'Studio' },
      ...{ instructor_id: null, capacity, min_people: 1, closes_hours: 1, price: null },
    },
  })
  const found = await call(adminDates.list, { query: { class_id } })
  return { class_id, sessions: found.data.map(({ session_id }) => session_id), call }
}
