import { Failure } from '#kernel/failure.ts'
import { translate } from '#kernel/translate.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { touch, transact } from '#platform/transact.ts'
import { clearUntouched } from '#shop/setting/service.ts'
import type { SampleShown } from '#shop/upkeep/sample-contract.ts'
import { countSample, deleteSample, hasRealTrade } from '#shop/upkeep/store/sample.ts'

export const traded =
  '보기 자료가 아닌 주문이나 결제, 예약이 있어 치울 수 없어요. 상품과 글은 하나씩 지우거나 숨겨 주세요.'

export async function showSamples(ctx: Ctx): Promise<SampleShown> {
  const count = await countSample(ctx)
  const of = (...tables: string[]) => tables.reduce((sum, name) => sum + (count[name] ?? 0), 0)
  const here = Object.keys(count).length > 0
  return {
    here,
    goods: of('item'),
    members: of('member'),
    orders: of('shop_order', 'store_order'),
    reviews: of('review'),
    classes: of('class_product'),
    contents: of('content', 'cms', 'notice', 'faq'),
    stays: here && (await hasRealTrade(ctx)) ? translate(ctx.lang, traded) : '',
  }
}

/** All of them at once; what the shop has made itself since stays, with what it needs of them. */
export async function clearSamples(ctx: Ctx): Promise<SampleShown> {
  await transact(ctx, async (ctx) => {
    // an order that is placed meanwhile waits for the end of it, or is seen by it
    if (await hasRealTrade(ctx)) throw new Failure('CONFLICT', traded)
    await deleteSample(ctx)
    await clearUntouched(ctx)
    await announce(ctx, 'house.samples_cleared', 'samples', {})
    touch(ctx, '*')
  })
  return showSamples(ctx)
}
