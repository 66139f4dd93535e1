import { expect, test } from 'vitest'
import { koreanIso } from '#kernel/korean-time.ts'
import type { View } from '#kernel/load.ts'
import type { ClassDetail, OpenSession, SessionState } from '#shop/tssa/class-contract.ts'
import { courseData } from './class-data.ts'

const view: View = {
  lang: 'en',
  currency: 'usd',
  country: 'KR',
  device: 'pc',
  origin: 'https://shop.example',
  services: { sentry: null, channel: null, release: '' },
}
const both = (ko: string, en: string) => ({ ko, en })
const one: ClassDetail = {
  class_id: 3,
  title: both('나의 향수', 'My perfume'),
  summary: both('향을 만들어요', 'Make a scent'),
  kind: 'oneday',
  category: 'perfume',
  level: 'first',
  minutes: 120,
  meetings: 1,
  image: 'scene-books',
  images: ['scene-books'],
  price: { value: 4_990, currency: 'usd' },
  parts: { tuition: 4_990, material: 0, exam: 0, issue: 0 },
  next: null,
  body: both('', ''),
  curriculum: [],
  makes: both('', ''),
  bring: both('', ''),
  age_from: 14,
  min_people: 1,
  max_people: 8,
  instructors: [],
  policy: { kind: 'days' as const, name: both('', ''), steps: [] },
  certificate: null,
  related: [],
}
const date = (state: SessionState, left = 3): OpenSession => ({
  session_id: 9,
  class_id: 3,
  starts_at: '2026-12-05T05:00:00.000Z',
  ends_at: '2026-12-05T07:00:00.000Z',
  opens_at: '2026-10-05T05:00:00.000Z',
  closes_at: '2026-12-04T11:00:00.000Z',
  status: state === 'cancelled' ? 'cancelled' : 'open',
  state,
  place: both('2층', '2F'),
  instructor: both('한소율', 'Han Soyul'),
  left,
  capacity: 8,
  price: { value: 5_990, currency: 'usd' },
})
const studio = { title: '공방', title_en: 'Studio', address: '서울 1', address_en: '1, Seoul' }
const eventOf = (session: OpenSession, of: ClassDetail = one) =>
  courseData(view, of, [session], studio).hasCourseInstance[0]

test('a date is an event on the clock of the studio, with its own price', () => {
  expect(koreanIso('2026-12-05T15:30:00.000Z')).toBe('2026-12-06T00:30:00+09:00')
  expect(eventOf(date('open'))).toMatchObject({
    '@type': ['CourseInstance', 'EducationEvent'],
    startDate: '2026-12-05T14:00:00+09:00',
    endDate: '2026-12-05T16:00:00+09:00',
    courseWorkload: 'PT120M',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { address: { streetAddress: '1, Seoul', addressCountry: 'KR' } },
    performer: { name: 'Han Soyul' },
    offers: {
      price: '59.90',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      validFrom: '2026-10-05T14:00:00+09:00',
    },
  })
})

test.each([
  ['open', 'InStock', 'EventScheduled'],
  ['soon', 'PreOrder', 'EventScheduled'],
  ['full', 'SoldOut', 'EventScheduled'],
  ['closed', 'SoldOut', 'EventScheduled'],
  ['cancelled', 'SoldOut', 'EventCancelled'],
] as const)('a date that is %s is %s and %s', (state, availability, status) => {
  expect(eventOf(date(state))).toMatchObject({
    offers: { availability: `https://schema.org/${availability}` },
    eventStatus: `https://schema.org/${status}`,
  })
})

test('a course of several meetings tells each of them, its last end, and all of its hours', () => {
  const later = [12, 19, 26].map((day) => ({
    starts_at: `2026-12-${day}T05:00:00.000Z`,
    ends_at: `2026-12-${day}T07:00:00.000Z`,
  }))
  const event = eventOf({ ...date('open'), later }, { ...one, meetings: 4 })
  expect(event).toMatchObject({
    courseWorkload: 'PT480M',
    startDate: '2026-12-05T14:00:00+09:00',
    endDate: '2026-12-26T16:00:00+09:00',
    subEvent: [
      { startDate: '2026-12-05T14:00:00+09:00', name: 'My perfume 1/4' },
      { startDate: '2026-12-12T14:00:00+09:00' },
      { startDate: '2026-12-19T14:00:00+09:00' },
      { endDate: '2026-12-26T16:00:00+09:00', name: 'My perfume 4/4' },
    ],
  })
  expect(eventOf(date('open'))).not.toHaveProperty('subEvent')
})

test('a class without dates is still a course with its hours', () => {
  const course = courseData(view, one, [], undefined)
  expect(course.hasCourseInstance).toEqual([
    { '@type': 'CourseInstance', courseMode: 'Onsite', courseWorkload: 'PT120M' },
  ])
  expect(course.offers).toMatchObject({
    price: '49.90',
    availability: 'https://schema.org/PreOrder',
  })
})
