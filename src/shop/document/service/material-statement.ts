import { Failure, notFound } from '#kernel/failure.ts'
import { type Ctx, say } from '#platform/context.ts'
import { substancesHeld } from '#shop/custom/allergen-rules.ts'
import { findStatedMaterial, holdStatedMaterial } from '#shop/document/statement-store.ts'
import { materialText } from './statement-text.ts'
import { type Stated, writeStatements } from './write-statements.ts'

/** The allergen statement of a material of formulas, as its certificate is kept now. */
export async function stateMaterial(ctx: Ctx, material_id: number): Promise<Stated> {
  const found = await findStatedMaterial(ctx, material_id)
  if (!found) throw notFound()
  if (!found.allergens)
    throw new Failure('CONFLICT', '먼저 재료에서 알레르기 유발 성분을 확인하고 저장해 주세요.')
  const substances = substancesHeld(found.allergens)
  const held = substances.filter(({ percent }) => percent > 0)
  const { name, name_en, cas } = found
  const titleOf = (lang: 'kr' | 'en', name: string) =>
    say({ lang }, '{name} 알레르기 유발 성분표', { name })
  return writeStatements(ctx, {
    about: { material_id },
    titles: [titleOf('kr', name), titleOf('en', name_en || name)],
    dc_cas: [...new Set([cas, ...held.map((one) => one.cas)])].filter(Boolean),
    made_of: JSON.stringify([name, name_en, cas, held.map((one) => [one.name, one.percent])]),
    file: [name],
    hold: (ctx) => holdStatedMaterial(ctx, material_id),
    text: (ctx, issue, settings) => materialText(ctx, { ...found, substances }, issue, settings),
  })
}
