import { Failure, type FieldPhrases, invalid, notFound, refuse } from '#kernel/failure.ts'
import { maskedNumber } from '#kernel/masked.ts'
import { phoneDigits, whyBadPhone } from '#kernel/phone.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { orDropPrivate } from '#platform/private-files.ts'
import { seal } from '#platform/seal.ts'
import { transact } from '#platform/transact.ts'
import type { ClaimAsk, ClaimQuote, PickAddress } from '#shop/claim/contract.ts'
import { dearerBy, dueOf } from '#shop/claim/rules.ts'
import { type ClaimRow, findClaim, insertClaim } from '#shop/claim/store/claims.ts'
import { creditBank } from '#shop/credit/rules.ts'
import { holdSold, type Sold, soldOrder } from '#shop/order/service/after-sale.ts'
import { refusePricers } from '#shop/order/service/own-prices.ts'
import { whyBadAccount } from '#shop/payment/bank-rules.ts'
import { kindWord } from './desk-words.ts'
import { exchangePrices } from './exchange-prices.ts'
import { refuseWay, takeFromBalance, takeOnAccount } from './fee.ts'
import { judged, linesOf } from './judge.ts'
import { keepPhotos } from './photos.ts'

/** As the buyer sends it; staff may add that the shop bears the way. */
export type Asking = ClaimAsk & { shop_pays?: boolean }
export type By = 'buyer' | 'staff'

/** Asked with the sums that were shown; of two at once, or beside another claim, one is written. */
export async function writeClaim(
  ctx: Ctx,
  order: Sold['order'],
  asked: Asking,
  by: By,
): Promise<ClaimRow> {
  const quote = await judged(ctx, await soldOrder(ctx, order), asked)
  const isWon = order.od_settle_case === '무통장' && order.currency === 'krw'
  refuseFields(asked, quote, by, isWon && order.mb_id !== null)
  if (asked.kind === 'exchange' && dueOf({ ...quote, quote }) > 0)
    refuseWay(ctx, { fee: quote.fee, quote }, asked.fee_way, 'fee_way')
  const photos = await keepPhotos(ctx, asked.photos)
  const claim_id = await orDropPrivate(ctx.house.config, photos, 'claims', () =>
    transact(ctx, (ctx) => write(ctx, order.od_id, asked, photos, by)),
  )
  const row = await findClaim(ctx, claim_id)
  if (!row) throw notFound()
  return row
}

async function write(
  ctx: Ctx,
  od_id: string,
  asked: Asking,
  photos: string[],
  by: By,
): Promise<number> {
  const sold = await holdSold(ctx, od_id)
  const quote = await judged(ctx, sold, asked)
  const { expected_refund, expected_fee, expected_difference = 0 } = asked
  if (
    quote.refund !== expected_refund ||
    quote.fee !== expected_fee ||
    dearerBy(quote) !== expected_difference
  )
    throw new Failure(
      'CONFLICT',
      '그사이 금액이 바뀌었어요. 새 금액을 확인하고 다시 신청해 주세요.',
      { detail: { quote } },
    )
  const { order } = sold
  const { mb_id, od_hp: hp, od_email: email } = order
  const priced = await exchangePrices(ctx, sold, asked)
  await refusePricers(ctx, { mb_id, hp, email }, priced, 'exchange')
  const digits = asked.number.replace(/\D/g, '')
  const account =
    quote.way === 'account' && hasAccount(asked, by)
      ? {
          bank: asked.bank,
          holder: asked.holder,
          account_masked: maskedNumber(digits),
          account_sealed: seal(ctx.house.config, digits),
        }
      : {}
  const claim_id = await insertClaim(
    ctx,
    {
      od_id,
      mb_id: by === 'staff' ? order.mb_id : ctx.visitor.mb_id,
      kind: asked.kind,
      state: 'requested',
      reason: asked.reason,
      detail: asked.detail,
      lang: by === 'staff' ? order.lang : ctx.lang,
      pickup: asked.pickup,
      pick_address: asked.pickup === 'shop' ? addressOf(asked) : null,
      photos,
      quote,
      fee: quote.fee,
      fee_way: asked.kind === 'exchange' && dueOf({ ...quote, quote }) > 0 ? asked.fee_way : '',
      ...account,
      requested_at: ctx.now,
    },
    await linesOf(ctx, sold, asked),
  )
  refuse(
    claim_id === null
      ? '처리하고 있는 신청이 있어요. 그 신청이 끝난 뒤에 다시 신청해 주세요.'
      : null,
  )
  await announce(ctx, 'claim.requested', od_id, {
    od_id,
    claim_id,
    mb_id: order.mb_id,
    lang: order.lang,
    kind: asked.kind,
    claim: kindWord(asked.kind),
    reason: asked.reason,
    by,
  })
  const made = await findClaim(ctx, claim_id ?? 0)
  if (made?.fee_way === 'credit') await takeFromBalance(ctx, made, order)
  if (made?.fee_way === 'account') await takeOnAccount(ctx, made, order)
  return claim_id ?? 0
}

function addressOf({
  pick_name,
  pick_hp,
  pick_zip,
  pick_addr1,
  pick_addr2,
}: ClaimAsk): PickAddress {
  return {
    name: pick_name,
    hp: phoneDigits(pick_hp),
    zip: pick_zip,
    addr1: pick_addr1,
    addr2: pick_addr2,
  }
}

/** On the telephone nobody has the number at hand: staff may ask for it when the money leaves. */
function hasAccount({ bank, number }: Asking, by: By): boolean {
  return by === 'buyer' || !!(bank || number.trim())
}

function refuseFields(asked: Asking, quote: ClaimQuote, by: By, hasBalance: boolean) {
  const wrong: FieldPhrases = {}
  if (quote.fault === 'shop' && asked.detail.length < 5)
    wrong.detail = ['어떤 문제인지 다섯 글자 이상 적어 주세요.']
  if (asked.pickup === 'shop') {
    if (!asked.pick_name) wrong.pick_name = ['이름을 적어 주세요.']
    const phone = whyBadPhone(asked.pick_hp)
    if (phone) wrong.pick_hp = [phone]
    if (!/^\d{5}$/.test(asked.pick_zip)) wrong.pick_zip = ['우편번호는 숫자 5자리예요.']
    if (!asked.pick_addr1) wrong.pick_addr1 = ['주소를 적어 주세요.']
  }
  if (quote.way === 'account' && hasAccount(asked, by))
    for (const [field, phrase] of Object.entries(whyBadAccount(asked))) wrong[field] = [phrase]
  if (asked.fee_way === 'credit' && by === 'staff')
    wrong.fee_way = ['예치금은 고객이 직접 써야 해요. 다른 방법을 골라 주세요.']
  if (asked.bank === creditBank && !hasBalance)
    wrong.bank = ['이 주문의 돈은 예치금으로 받을 수 없어요. 계좌를 적어 주세요.']
  if (Object.keys(wrong).length) throw invalid(wrong)
}
