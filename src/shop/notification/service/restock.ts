import { Failure, invalid, notFound } from '#kernel/failure.ts'
import { isMail } from '#kernel/mail-address.ts'
import { pageOf } from '#kernel/paging.ts'
import { paths } from '#kernel/paths.ts'
import { phoneDigits, whyBadPhone } from '#kernel/phone.ts'
import { networkOf } from '#platform/client-address.ts'
import { type Ctx, say } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { limitTries } from '#platform/rate-limit.ts'
import type { Happened } from '#platform/react.ts'
import { transact } from '#platform/transact.ts'
import { optionWaitedFor, type WaitedFor } from '#shop/catalog/service/arrivals.ts'
import type { BellChannel } from '#shop/notification/restock-contract.ts'
import { canTakeMessages, mostBells } from '#shop/notification/rules.ts'
import { messageServiceOf } from '#shop/notification/solapi.ts'
import {
  type BellRow,
  countOpenBells,
  findBellItem,
  insertBell,
  listBellsForStaff,
  takeBells,
} from '#shop/notification/store/bells.ts'
import { refuseWithoutMail } from '#shop/setting/service.ts'
import { tell } from './tell.ts'

const triesAnHour = 30
/** The text of the consent beside the form. */
export const bellConsentVersion = '2026-01'

export function bellWays(ctx: Ctx): { channels: BellChannel[] } {
  const { config, mailer } = ctx.house
  return {
    channels: [
      ...(mailer.isOpen ? (['mail'] as const) : []),
      ...(messageServiceOf(config) ? (['message'] as const) : []),
    ],
  }
}

type Asked = { it_id: string; io_no: number; channel: BellChannel; address: string; agree: boolean }

/** Somebody wants to hear once when an option is back. Who asks twice waits once. */
export async function ringBell(ctx: Ctx, asked: Asked): Promise<{ message: string }> {
  if (asked.channel === 'mail') await refuseWithoutMail(ctx)
  const address = addressOf(ctx, asked)
  if (!asked.agree) throw invalid({ agree: ['개인정보 수집·이용에 동의해 주세요.'] })
  await limitTries(ctx, `bell:${networkOf(ctx.ip)}`, triesAnHour, 3_600)
  const option = await optionWaitedFor(ctx, asked.it_id, asked.io_no)
  if (!option?.isShown) throw notFound()
  if (option.isOpen)
    throw new Failure('CONFLICT', '지금 살 수 있는 옵션이에요. 새로고침한 뒤 담아 주세요.')
  if ((await countOpenBells(ctx, address)) >= mostBells)
    throw invalid({
      address: [['재입고 알림은 한 번에 {count}개까지 신청할 수 있어요.', { count: mostBells }]],
    })
  const { it_id, io_no, channel } = asked
  await insertBell(ctx, {
    it_id,
    io_no,
    channel,
    address,
    mb_id: ctx.visitor.mb_id,
    lang: ctx.lang,
    consent_version: bellConsentVersion,
    ip: ctx.ip,
    created_at: ctx.now,
  })
  return {
    message: say(ctx, '신청했어요. 다시 들어오면 한 번 알려 드리고, 적어 주신 연락처는 지울게요.'),
  }
}

/** The address as it is kept, or why it cannot be written to. */
function addressOf(ctx: Ctx, { channel, address }: Asked): string {
  if (channel === 'mail') {
    const mail = address.trim().toLowerCase()
    if (!isMail(mail))
      throw invalid({ address: ['메일 주소 형식이 아니에요. 예: name@example.com'] })
    return mail
  }
  if (!messageServiceOf(ctx.house.config))
    throw invalid({ channel: ['지금은 메일로만 알려 드릴 수 있어요.'] })
  const wrong = whyBadPhone(address)
  if (wrong) throw invalid({ address: [wrong] })
  const phone = phoneDigits(address)
  if (!canTakeMessages(phone))
    throw invalid({ address: ['문자를 받을 수 있는 휴대폰 번호를 적어 주세요.'] })
  return phone
}

const atOnce = 100

/** Stock came back: everybody who waits is told once, and the address is erased. */
export async function ringBells(ctx: Ctx, happened: Happened) {
  const { it_id, io_nos } = happened.payload
  const numbers = Array.isArray(io_nos)
    ? io_nos.filter((io_no) => typeof io_no === 'number' && Number.isSafeInteger(io_no))
    : []
  if (typeof it_id !== 'string') return
  for (const io_no of numbers) {
    const option = await optionWaitedFor(ctx, it_id, io_no)
    // gone again before anybody heard of it
    if (!option?.isOpen) continue
    while ((await tellSome(ctx, happened.event_id, option, io_no)) === atOnce);
  }
}

function tellSome(ctx: Ctx, event_id: number, option: WaitedFor, io_no: number): Promise<number> {
  return transact(ctx, async (ctx) => {
    const rows = await takeBells(ctx, option.it_id, io_no, atOnce)
    for (const row of rows)
      await tell(ctx, 'restock.arrived', event_id, factsOfBell(row, option), `bell:${row.bell_id}`)
    return rows.length
  })
}

function factsOfBell(row: BellRow, { it_name, it_name_en, option, option_en }: WaitedFor) {
  const beside = (words: string) => (words ? ` (${words})` : '')
  return {
    mb_id: row.mb_id,
    mail: row.channel === 'mail' ? row.address : null,
    phone: row.channel === 'message' ? row.address : null,
    lang: row.lang === 'en' ? ('en' as const) : ('kr' as const),
    words: {
      goods: { ko: it_name, en: it_name_en || it_name },
      option: { ko: beside(option), en: beside(option_en) },
    },
    link: paths.product(row.it_id, row.io_no),
    tables: () => [],
  }
}

export async function staffBells(ctx: Ctx, ask: Parameters<typeof listBellsForStaff>[1]) {
  const { rows, total } = await listBellsForStaff(ctx, ask)
  return pageOf(rows, total, ask)
}

/** Tells those who were missed, such as when the stock came back while the shop was closed. */
export async function tellWaiting(ctx: Ctx, io_no: number): Promise<{ message: string }> {
  const it_id = await findBellItem(ctx, io_no)
  const option = it_id && (await optionWaitedFor(ctx, it_id, io_no))
  if (!it_id || !option) throw notFound()
  if (!option.isOpen)
    throw new Failure('CONFLICT', '아직 살 수 없는 옵션이에요. 재고를 넣은 뒤 알려 주세요.')
  await transact(ctx, (ctx) => announce(ctx, 'restock.arrived', it_id, { it_id, io_nos: [io_no] }))
  return { message: say(ctx, '기다리는 분들께 알림을 보내고 있어요.') }
}
