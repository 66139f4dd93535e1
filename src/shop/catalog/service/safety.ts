import { adminPaths } from '#kernel/admin-paths.ts'
import { addDays } from '#kernel/days.ts'
import { type FieldPhrases, invalid } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { type Ctx, type House, houseCtx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import type { StaffProductForm } from '#shop/catalog/admin-contract.ts'
import { changeItem } from '#shop/catalog/admin-store.ts'
import { listEnding, listUnsafe } from '#shop/catalog/public-store.ts'
import { bannedClaims, needsSafety, tellDays, whyNotSold } from '#shop/catalog/safety-rules.ts'
import { refreshTiles } from '#shop/catalog/service.ts'
import { type ItemRow, listItemsById } from '#shop/catalog/store.ts'

const advertised = [
  'it_name',
  'it_name_en',
  'it_summary',
  'it_summary_en',
  'it_explan',
  'it_explan_en',
] as const

/** What keeps a form from being saved: sold without a number that holds, or words that may not advertise these goods. */
export function unsafeFields(ctx: Ctx, form: StaffProductForm): FieldPhrases {
  const fields: FieldPhrases = {}
  if (!needsSafety(form)) return fields
  const why = form.it_use ? whyNotSold(form, koreanDay(ctx.now)) : null
  if (why) fields[why.field] = [why.phrase]
  for (const field of advertised) {
    const claims = bannedClaims(form[field])
    if (claims.length)
      fields[field] = claims.map((claim) => ['쓸 수 없는 말이에요: ‘{word}’ — “{sentence}”', claim])
  }
  return fields
}

/** Nothing is put on sale from a list that its own form would refuse. */
export function refuseUnsafe(ctx: Ctx, item: ItemRow) {
  const why = whyNotSold(item, koreanDay(ctx.now))
  if (why)
    throw invalid({
      it_use: [['{name}: 안전기준 확인·신고번호를 먼저 적어 주세요.', { name: item.it_name }]],
    })
}

/** Whoever looks after goods hears of a number that ends soon, once for each end. */
export async function warnOfEnding(house: House) {
  const ctx = houseCtx(house)
  const today = koreanDay(ctx.now)
  for (const it_id of await listEnding(ctx, today, addDays(today, tellDays)))
    await transact(ctx, async (ctx) => {
      const [item] = await listItemsById(ctx, [it_id])
      if (!item?.it_use) return
      await announce(ctx, 'product.safety_ending', it_id, aboutSafety(item))
    })
}

function aboutSafety(item: ItemRow) {
  const { it_name, it_name_en, safety_no, safety_until } = item
  return {
    goods: { ko: it_name, en: it_name_en || it_name },
    safety_no,
    safety_until,
    link: adminPaths.product(item.it_id),
  }
}

/** Goods whose number has ended are no longer sold, from the first minutes of the day. */
export async function stopUnsafe(house: House) {
  const ctx = houseCtx(house)
  for (const it_id of await listUnsafe(ctx, koreanDay(ctx.now)))
    await transact(ctx, async (ctx) => {
      const [item] = await listItemsById(ctx, [it_id])
      if (!item?.it_use || !(await changeItem(ctx, it_id, item.version, { it_use: false }))) return
      await refreshTiles(ctx, [it_id])
      await announce(ctx, 'product.safety_ended', it_id, aboutSafety(item))
    })
}
