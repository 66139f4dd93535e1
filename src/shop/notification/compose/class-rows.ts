import { spokenMoment } from '#kernel/day-words.ts'
import { inLang, type Lang } from '#kernel/language.ts'
import { translate } from '#kernel/translate.ts'
import type { Ctx } from '#platform/context.ts'
import type { Happened } from '#platform/react.ts'
import type { Kind } from '#shop/notification/templates/index.ts'
import type { Row } from '#shop/setting/letter-rules.ts'
import { wordOf } from './fill.ts'
import { linkOf } from './links.ts'
import { otherRows } from './other-dates.ts'

type Say = (phrase: string) => string

/** The rows of a mail about a class: when and where, and what may be done about it, each with its address. */
export function classTables(ctx: Ctx, kind: Kind, lang: Lang, happened: Happened): Row[][] {
  const say: Say = (phrase) => translate(lang, phrase)
  const { ORIGIN } = ctx.house.config
  const rows =
    kind === 'class.moved_by_shop'
      ? movedRows(ctx, kind, lang, happened, say)
      : otherRows(kind, lang, happened.payload, ORIGIN)
  return rows.length ? [rows] : []
}

function movedRows(ctx: Ctx, kind: Kind, lang: Lang, happened: Happened, say: Say): Row[] {
  const { payload } = happened
  const moment = (at: unknown) => (typeof at === 'string' ? spokenMoment(at, lang) : '')
  const words = (name: string) => {
    const word = wordOf(payload, name)
    return word ? inLang(lang, word.ko, word.en) : ''
  }
  const { ORIGIN } = ctx.house.config
  const link = linkOf(kind, happened, String(payload.od_id ?? ''))
  const way = (act: 'move' | 'cancel') =>
    `${ORIGIN}${link}${link.includes('?') ? '&' : '?'}booking=${happened.subject}&do=${act}`
  const ways: Row[] = [
    [say('다른 날짜로 바꾸기'), way('move')],
    [say('취소하고 모두 돌려받기'), way('cancel')],
  ]
  const rows: Row[] = [
    [say('바뀌기 전'), [moment(payload.before), words('place_before')].filter(Boolean).join(' · ')],
    [say('바뀐 뒤'), [moment(payload.when), words('place')].filter(Boolean).join(' · ')],
    ...(payload.paid === false ? [] : ways),
    [say('티켓'), typeof payload.ticket === 'string' ? `${ORIGIN}${payload.ticket}` : ''],
  ]
  return rows.filter(([, value]) => value)
}
