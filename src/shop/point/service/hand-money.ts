import { Failure } from '#kernel/failure.ts'
import { wonOf } from '#kernel/money.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import {
  buyerOf,
  isAlone,
  type Person,
  refuseOwn,
  refuseOwnAffair,
} from '#shop/member/service/kin.ts'
import { memberOf } from '#shop/member/service.ts'
import { findGiftOf, type GiftRow, givenSoFar, insertGift } from '#shop/point/gift-store.ts'
import { readSettings } from '#shop/setting/service.ts'
import { askSecond } from './hand-gifts.ts'

type Asked = { whose: Person; worth: number; about: string; key: string }

/**
 * Money that somebody says has come or gone, without anything but their word: never for oneself, and above a ceiling of one, of a day
 * and of thirty days once another has agreed to this very sum. Before the transaction that notes it, because what is asked for stays
 * written when the act is refused.
 */
export async function guardMoney(ctx: Ctx, { whose, worth, about, key }: Asked) {
  await refuseOwn(ctx, whose)
  const asked = {
    ...({ kind: 'money', mb_id: whose.mb_id ?? '', worth, reason: '', about } as const),
    key: `${key}-${worth}`,
  }
  const { hand } = (await readSettings(ctx)).gifts
  const state = await transact(ctx, (ctx) => weighMoney(ctx, asked))
  if (state === 'given') return
  const phrase =
    state === 'refused'
      ? '다른 사람이 승인하지 않은 금액이에요. 혜택 승인에서 이유를 봐 주세요.'
      : worth > hand
        ? '{count}원이 넘는 금액이라 다른 자금 담당이나 운영자의 승인이 필요해요. 혜택 승인에 부탁해 두었으니, 승인된 뒤 다시 눌러 주세요.'
        : '혼자 손으로 확인할 수 있는 하루나 30일의 금액을 넘어 다른 자금 담당이나 운영자의 승인이 필요해요. 혜택 승인에 부탁해 두었으니, 승인된 뒤 다시 눌러 주세요.'
  throw new Failure('CONFLICT', phrase, { params: { count: hand.toLocaleString('en-US') } })
}

/** One press counts once, whatever becomes of it. */
async function weighMoney(
  ctx: Ctx,
  asked: Pick<GiftRow, 'kind' | 'mb_id' | 'worth' | 'reason' | 'about' | 'key'>,
): Promise<GiftRow['state']> {
  const known = await findGiftOf(ctx, asked.kind, asked.key)
  if (known) return known.state
  const { hand, hand_day, hand_month } = (await readSettings(ctx)).gifts
  const [asked_by, { mb_id, worth }] = [memberOf(ctx), asked]
  const soFar = await givenSoFar(ctx, { asked_by, mb_id, kinds: ['money'] })
  const isOver = worth > hand || soFar.day + worth > hand_day || soFar.month + worth > hand_month
  const alone = isOver && (await isAlone(ctx))
  if (isOver && !alone) return askSecond(ctx, { ...asked, detail: null })
  const row = await insertGift(ctx, { ...asked, state: 'given', asked_by, asked_at: ctx.now })
  if (row && alone)
    await announce(ctx, 'gift.alone', String(row.gift_id), {
      mb_id,
      kind: 'money',
      worth,
      reason: '',
    })
  return 'given'
}

/** The same for an order or a personal payment, by its number. What is not there is answered by whoever looks for it. */
export async function guardMoneyOf(
  ctx: Ctx,
  od_id: string,
  { amount, key, goods = false }: { amount: number; key: string; goods?: boolean },
) {
  const buyer = await buyerOf(ctx, od_id)
  // `goods` alone come of it, and those are the owner's: whoever opens a shop tries it with an order of their own
  const { staff_role, mb_id } = ctx.visitor
  if (goods && staff_role === 'owner' && buyer?.mb_id === mb_id) return
  // an owner without anybody beside them tries the shop with orders of their own
  if (!buyer || (await isAlone(ctx))) return
  const { usd_rate } = (await readSettings(ctx)).payment
  await guardMoney(ctx, {
    ...{ whose: buyer, about: od_id, key: `${key}-${od_id}` },
    worth: wonOf(amount, buyer.currency, usd_rate),
  })
}

/** What is done with the order of a member of staff, or of another account of theirs, is done by somebody else. */
export async function refuseOwnOrder(ctx: Ctx, od_id: string) {
  const buyer = await buyerOf(ctx, od_id)
  if (buyer) await refuseOwnAffair(ctx, buyer)
}
