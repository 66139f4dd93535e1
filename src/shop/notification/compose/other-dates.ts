import { spokenMoment } from '#kernel/day-words.ts'
import type { Lang } from '#kernel/language.ts'
import { safeRedirect } from '#kernel/paths.ts'
import { translate } from '#kernel/translate.ts'
import { type Kind, templates } from '#shop/notification/templates/index.ts'
import type { Row } from '#shop/setting/letter-rules.ts'
import type { Words } from './fill.ts'

type Payload = Record<string, unknown>
type Other = { when: string; link: string }

/** The other dates of a class that an event names, for the kinds that speak of them. */
function datesIn(kind: Kind, { others }: Payload): Other[] {
  if (!('others' in templates[kind].words) || !Array.isArray(others)) return []
  return others as Other[] // as the verbs of the classes write them
}

/** In a sentence, for where nothing can be pressed. */
export function othersSaid(kind: Kind, payload: Payload): Words {
  const dates = datesIn(kind, payload)
  if (!dates.length) return {}
  const said = (lang: Lang) => dates.map(({ when }) => spokenMoment(when, lang)).join(', ')
  return {
    others: {
      ko: `같은 클래스의 다른 날짜: ${said('kr')}.`,
      en: `Other dates of this class: ${said('en')}.`,
    },
  }
}

const below = '같은 클래스의 다른 날짜를 아래에서 고르실 수 있어요.'

/** In a mail, which lists them below, each with its address. */
export function othersMailed(kind: Kind, payload: Payload): Words {
  if (!datesIn(kind, payload).length) return {}
  return { others: { ko: translate('kr', below), en: translate('en', below) } }
}

export function otherRows(kind: Kind, lang: Lang, payload: Payload, origin: string): Row[] {
  return datesIn(kind, payload).map(({ when, link }) => [
    spokenMoment(when, lang),
    `${origin}${safeRedirect(link)}`,
  ])
}
