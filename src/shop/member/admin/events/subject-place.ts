import { eventWord } from '#admin/ui/events/event-words.ts'
import { groupWords } from '#admin/ui/setting-words.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import type { Happened } from '#shop/member/audit-contract.ts'
import { plainTitle } from '#shop/notification/ui/plain-title.ts'
import type { SettingName } from '#shop/setting/contract.ts'
import type { Translate } from '#ui/language.tsx'

type Pick = (ko: string, en: string) => string
export type Place = { to: string | null; word: string }

/** What it happened to, in words, and where that is found in the back office. */
export function placeOf(t: Translate, pick: Pick, happened: Happened): Place {
  const { name, subject, payload } = happened
  const [kind] = name.split('.')
  if (kind === 'setting') return settingPlace(t, subject)
  if (kind === 'template')
    return {
      to: adminPaths.messageTemplate(subject),
      // older rows have no title: what it tells of says which one it is
      word: plainTitle(titleOf(pick, payload) ?? '') || eventWord(t, subject),
    }
  if (kind === 'cms')
    return {
      to: name === 'cms.removed' ? null : adminPaths.cms({ keyword: subject }),
      word: titleOf(pick, payload) ?? subject,
    }
  return personOrThing(pick, happened)
}

function settingPlace(t: Translate, subject: string): Place {
  const words: Record<string, string> = groupWords(t)
  const group = subject as SettingName // of an older release it may be gone: then it has no word
  return {
    to:
      group === 'menus'
        ? adminPaths.menus()
        : group === 'top_bar'
          ? adminPaths.menus({ part: group })
          : adminPaths.settings({ group }),
    word: words[group] ?? subject,
  }
}

function personOrThing(pick: Pick, { name, subject, payload }: Happened): Place {
  const [kind] = name.split('.')
  // a refund is known by the order it belongs to
  const refunded = /^[a-z]+-(\d{16})(?!\d)/.exec(subject)?.[1]
  if (refunded) return { to: adminPaths.order(refunded), word: refunded }
  if (kind === 'order') return { to: adminPaths.order(subject), word: subject }
  if (
    kind === 'member' ||
    kind === 'staff' ||
    name === 'point.adjusted' ||
    name === 'coupon.handed'
  )
    return { to: adminPaths.member(subject), word: subject }
  // the subject of these is a row of its own; whose it is says more
  if (typeof payload.mb_id === 'string' && payload.mb_id)
    return { to: adminPaths.member(payload.mb_id), word: payload.mb_id }
  const word = titleOf(pick, payload) ?? subject
  if (kind === 'coupon' && /^\d+$/.test(subject))
    return { to: adminPaths.coupon(Number(subject)), word }
  if (kind === 'notice')
    return { to: name === 'notice.removed' ? null : adminPaths.notice(subject), word }
  if (kind === 'document') return { to: adminPaths.document(subject), word }
  if (kind === 'product') return { to: adminPaths.product(subject), word }
  return { to: kind === 'store_order' ? adminPaths.storeOrder(subject) : null, word }
}

/** What the thing was called then, in the reader's language; null where the log does not say. */
function titleOf(pick: Pick, payload: Happened['payload']): string | null {
  const { title, title_en, name, cp_subject, lot_no } = payload
  if (typeof title === 'object' && title !== null && 'ko' in title && 'en' in title)
    return pick(String(title.ko), String(title.en)) || null
  const said = [title, cp_subject, name, lot_no].find((one) => typeof one === 'string' && one)
  if (typeof said !== 'string') return null
  return typeof title_en === 'string' && title_en ? pick(said, title_en) : said
}
