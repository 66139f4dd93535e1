import { writeCsv } from '#kernel/csv.ts'
import { type Ctx, say } from '#platform/context.ts'
import { costInCents } from '#shop/custom/batch-rules.ts'
import type { Formula } from '#shop/custom/formula-contract.ts'
import { formulaFigures, lineName, needsOf } from '#shop/custom/formula-view-rules.ts'
import type { PutAnswer } from '#shop/custom/pack-contract.ts'
import { readSettings } from '#shop/setting/service.ts'
import { showFormula } from './formulas.ts'
import { putPacks } from './packs.ts'

const columns = ['재료', '양 (g)', '비율 (%)', '배치에 드는 양 (g)', '희석 (%)', '순량 (g)', '노트']

/** A table that any spreadsheet opens. */
export async function formulaCsv(
  ctx: Ctx,
  formula_id: number,
): Promise<{ bytes: Uint8Array; name: string; type: string }> {
  const formula = await showFormula(ctx, formula_id)
  const { studio, payment } = await readSettings(ctx)
  const figures = formulaFigures(formula, studio.categories)
  const inDollars = ctx.currency === 'usd'
  const costOf = (won: number) =>
    inDollars ? (costInCents(won, payment.usd_rate) / 100).toFixed(2) : Math.round(won)
  const rows = formula.lines.map((line, at) => {
    const part = figures.parts[at]
    const note =
      line.note ||
      formula.materials.find(({ material_id }) => material_id === line.material_id)?.note ||
      ''
    return [
      lineName(formula, line, ctx.lang),
      line.amount,
      part?.percent ?? 0,
      part?.grams.toFixed(3) ?? '',
      line.dilution,
      part?.neat.toFixed(3) ?? '',
      note && say(ctx, noteWord[note] ?? ''),
      part?.cost === null || !part ? '' : costOf(part.cost),
      line.comment,
    ]
  })
  const head = [...columns, inDollars ? '재료비 ($)' : '재료비 (원)', '메모']
  const text = writeCsv([head.map((word) => say(ctx, word)), ...rows.map((row) => row.map(String))])
  return {
    bytes: new TextEncoder().encode(text),
    name: fileName(formula, 'csv'),
    type: 'text/csv; charset=utf-8',
  }
}

export const noteWord: Record<string, string> = { top: '탑', heart: '미들', base: '베이스' }

/** The title as a name of a file, whatever system it lands on. */
export function fileName({ title, version_no }: Formula, ending: 'csv' | 'pdf'): string {
  return `${title.replace(/[\\/:*?"<>|]/g, ' ')} v${version_no}.${ending}`
}

/** What the batch needs goes into the cart in the cheapest packs; what the shop does not sell, or has too little of, is named. */
export async function formulaToCart(ctx: Ctx, formula_id: number): Promise<PutAnswer> {
  const formula = await showFormula(ctx, formula_id)
  const answer = await putPacks(ctx, needsOf(formula))
  const own = formula.lines.flatMap(({ material_id, accord_id, name }) =>
    material_id === null && accord_id === null
      ? [{ name, name_en: name, reason: say(ctx, '직접 적은 재료라 가게에서 찾을 수 없어요.') }]
      : [],
  )
  return { ...answer, missing: [...own, ...answer.missing] }
}
