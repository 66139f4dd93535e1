import { koreanIso } from '#kernel/korean-time.ts'
import { htmlLang, inLang } from '#kernel/language.ts'
import type { View } from '#kernel/load.ts'
import { decimalAmount } from '#kernel/money.ts'
import { brand } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { imageUrl } from '#kernel/picture-address.ts'
import { country } from '#kernel/structured-data.ts'
import type { OfflineStore } from '#shop/content/contract.ts'
import type { ClassDetail, OpenSession, SessionState } from '#shop/tssa/class-contract.ts'

type Studio = Pick<OfflineStore, 'title' | 'title_en' | 'address' | 'address_en'> | undefined

/** A class as a course, and each of its dates as an event that can be gone to (schema.org). */
export function courseData(
  view: View,
  one: ClassDetail,
  sessions: readonly OpenSession[],
  studio: Studio,
) {
  const both = (text: { ko: string; en: string }) => inLang(view.lang, text.ko, text.en)
  const url = view.origin + paths.tssa.class(one.class_id)
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    '@id': `${url}#course`,
    url,
    name: both(one.title),
    description: both(one.summary) || both(one.title),
    inLanguage: htmlLang(view.lang),
    ...(one.images.length > 0 && {
      image: one.images.map((image) => view.origin + imageUrl(image, 1080)),
    }),
    provider: organizer(view),
    educationalLevel: levels[one.level],
    ...(one.certificate && { educationalCredentialAwarded: both(one.certificate.name) }),
    offers: {
      '@type': 'Offer',
      category: 'Paid',
      url,
      price: decimalAmount(one.price.value, one.price.currency),
      priceCurrency: one.price.currency.toUpperCase(),
      availability: `https://schema.org/${soonestOf(sessions)}`,
    },
    hasCourseInstance:
      sessions.length > 0
        ? sessions.map((session) => instanceData(view, one, session, studio))
        : [workloadData(one)],
  }
}

const levels = {
  first: 'Beginner',
  beginner: 'Beginner',
  middle: 'Intermediate',
  high: 'Advanced',
} as const
const availability: Record<SessionState, string> = {
  open: 'InStock',
  soon: 'PreOrder',
  full: 'SoldOut',
  closed: 'SoldOut',
  cancelled: 'SoldOut',
  finished: 'SoldOut',
}

/** Of the course as a whole: a seat on any date, else dates that will open or are still to be set. */
function soonestOf(sessions: readonly OpenSession[]): string {
  const states = sessions.map((session) => session.state)
  if (states.includes('open')) return availability.open
  return states.length === 0 || states.includes('soon') ? availability.soon : availability.full
}

function organizer(view: View) {
  return {
    '@type': 'Organization',
    '@id': `${view.origin}/#organization`,
    name: brand,
    url: `${view.origin}/`,
  }
}

function workloadData({ minutes, meetings }: { minutes: number; meetings: number }) {
  return {
    '@type': 'CourseInstance',
    courseMode: 'Onsite',
    courseWorkload: `PT${minutes * meetings}M`,
  }
}

function instanceData(view: View, one: ClassDetail, session: OpenSession, studio: Studio) {
  const both = (ko: string, en: string) => inLang(view.lang, ko, en)
  const url = view.origin + paths.tssa.class(one.class_id)
  const place = both(session.place.ko, session.place.en)
  const shared = {
    description: both(one.summary.ko, one.summary.en) || both(one.title.ko, one.title.en),
    ...(one.image && { image: view.origin + imageUrl(one.image, 1080) }),
    url,
    eventStatus: `https://schema.org/${session.state === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    inLanguage: 'ko',
    location: {
      '@type': 'Place',
      name: place,
      address: studio
        ? {
            '@type': 'PostalAddress',
            streetAddress: both(studio.address, studio.address_en),
            addressCountry: country,
          }
        : { '@type': 'PostalAddress', streetAddress: place, addressCountry: country },
    },
    organizer: organizer(view),
    ...(session.instructor && {
      performer: { '@type': 'Person', name: both(session.instructor.ko, session.instructor.en) },
    }),
    maximumAttendeeCapacity: session.capacity,
    remainingAttendeeCapacity: session.left,
    offers: {
      '@type': 'Offer',
      url,
      category: 'Paid',
      price: decimalAmount(session.price.value, session.price.currency),
      priceCurrency: session.price.currency.toUpperCase(),
      availability: `https://schema.org/${availability[session.state]}`,
      validFrom: koreanIso(session.opens_at),
      validThrough: koreanIso(session.closes_at),
      seller: { '@id': `${view.origin}/#organization` },
    },
  }
  const id = `${url}#date-${session.session_id}`
  const name = both(one.title.ko, one.title.en)
  // each meeting of a course is an event of its own
  const meetings = [session, ...(session.later ?? [])].map(({ starts_at, ends_at }, at) => ({
    ...shared,
    '@type': 'EducationEvent',
    '@id': `${id}-${at + 1}`,
    name: `${name} ${at + 1}/${1 + (session.later?.length ?? 0)}`,
    startDate: koreanIso(starts_at),
    endDate: koreanIso(ends_at),
  }))
  return {
    ...shared,
    ...workloadData(one),
    '@type': ['CourseInstance', 'EducationEvent'],
    '@id': id,
    name,
    startDate: koreanIso(session.starts_at),
    endDate: koreanIso(session.later?.at(-1)?.ends_at ?? session.ends_at),
    ...(session.later?.length && { subEvent: meetings }),
  }
}
