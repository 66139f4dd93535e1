import { Failure, invalid, notFound } from '#kernel/failure.ts'
import { type Ctx, say } from '#platform/context.ts'
import { findStated, findStatedLot, holdStated } from '#shop/document/statement-store.ts'
import { type StatedGoods, statementText } from './statement-text.ts'
import { type Stated, writeStatements } from './write-statements.ts'

/** The allergen statement of a product, or of one lot of it, as its list stands now. */
export async function stateAllergens(
  ctx: Ctx,
  { it_id, dc_lot }: { it_id: string; dc_lot: string },
): Promise<Stated> {
  const goods = await stated(ctx, it_id)
  const lot = dc_lot ? await findStatedLot(ctx, it_id, dc_lot) : null
  if (dc_lot && !lot) throw invalid({ dc_lot: ['이 상품의 로트가 아니에요.'] })
  const titleOf = (lang: 'kr' | 'en', name: string) =>
    say({ lang }, lot ? '{name} 알레르기 유발 성분표, 로트 {lot}' : '{name} 알레르기 유발 성분표', {
      name,
      lot: lot?.lot_no ?? '',
    })
  const { it_name, it_name_en, allergens } = goods
  const { listed, more, more_en } = allergens
  return writeStatements(ctx, {
    about: { it_id, dc_lot: lot?.lot_no ?? '' },
    titles: [titleOf('kr', it_name), titleOf('en', it_name_en || it_name)],
    dc_cas: listed,
    made_of: JSON.stringify([it_name, it_name_en, [...listed].sort(), more, more_en, lot]),
    file: [it_id, lot?.lot_no],
    hold: (ctx) => holdStated(ctx, it_id),
    text: (ctx, issue, settings) => statementText(ctx, goods, lot, issue, settings),
  })
}

async function stated(ctx: Ctx, it_id: string): Promise<StatedGoods> {
  const goods = await findStated(ctx, it_id)
  if (!goods) throw notFound()
  const { allergens } = goods
  if (!allergens)
    throw new Failure('CONFLICT', '먼저 상품에서 알레르기 유발 성분을 확인하고 저장해 주세요.')
  return { ...goods, allergens }
}
