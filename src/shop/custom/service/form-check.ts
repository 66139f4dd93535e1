import { type FieldPhrases, invalid } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import type { FormulaForm, FormulaLine } from '#shop/custom/formula-contract.ts'
import { formulaFigures } from '#shop/custom/formula-view-rules.ts'
import { listMaterials } from '#shop/custom/store/materials.ts'
import { accordsOf } from './accords.ts'
import { categories, materialViews } from './materials.ts'

/** Refuses what no formula can be: materials that are not there, shares above the whole. */
export async function refuseForm(
  ctx: Ctx,
  { entry, medium_id, state }: Omit<FormulaForm, 'lines'>,
  lines: readonly FormulaLine[],
) {
  const ids = [medium_id, ...lines.map(({ material_id }) => material_id)]
  const known = await listMaterials(ctx, [...new Set(ids.flatMap((id) => id ?? []))])
  const isKnown = (id: number) => known.some(({ material_id }) => material_id === id)
  const fields: FieldPhrases = {}
  for (const [at, line] of lines.entries()) {
    if (line.material_id === null && line.accord_id === null && !line.name)
      fields[`lines.${at}.name`] = ['재료 이름을 적어 주세요.']
    if (line.material_id !== null && (line.accord_id !== null || !isKnown(line.material_id)))
      fields[`lines.${at}.material_id`] = ['없는 재료예요. 다시 골라 주세요.']
  }
  if (medium_id !== null && !isKnown(medium_id))
    fields.medium_id = ['없는 재료예요. 다시 골라 주세요.']
  const sum = Math.round(lines.reduce((all, { amount }) => all + amount, 0) * 1000) / 1000
  if (entry === 'percent' && sum > 100.01)
    fields.lines = [['비율의 합이 {sum}%예요. 100%를 넘지 않게 줄여 주세요.', { sum }]]
  if (entry === 'percent' && state === 'final' && sum < 99.99)
    fields.lines = [
      ['비율의 합이 {sum}%예요. 나머지를 채워 100%로 맞추면 완성할 수 있어요.', { sum }],
    ]
  refuseFields(fields)
}

export function refuseFields(fields: FieldPhrases) {
  if (Object.keys(fields).length) throw invalid(fields)
}

/** A draft may be above a limit, a final formula may not; what no source states stops nothing. */
export async function refuseOver(ctx: Ctx, mb_id: string, form: FormulaForm) {
  if (form.state !== 'final') return
  const accords = await accordsOf(ctx, mb_id, form.lines)
  const all = [...form.lines, ...accords.flatMap(({ parts }) => parts)]
  const ids = new Set(all.flatMap(({ material_id }) => material_id ?? []))
  const materials = await materialViews(ctx, await listMaterials(ctx, [...ids]))
  const figures = formulaFigures({ ...form, materials, accords }, await categories(ctx))
  const fields: FieldPhrases = {}
  for (const [at, { ifra }] of figures.parts.entries())
    if (ifra?.state === 'over')
      fields[`lines.${at}.amount`] = [
        [
          'IFRA 한도 {limit}%를 넘어요. 지금 {share}%예요. 줄이거나, 완성 표시를 빼고 저장해 주세요.',
          { limit: ifra.limit ?? 0, share: Number(ifra.share.toPrecision(3)) },
        ],
      ]
  refuseFields(fields)
}
