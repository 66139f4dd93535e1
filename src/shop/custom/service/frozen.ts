import type { Ctx } from '#platform/context.ts'
import type { Formula, FormulaLine } from '#shop/custom/formula-contract.ts'
import { formulaFigures, lineName, materialOf, partOf } from '#shop/custom/formula-view-rules.ts'
import type { FrozenFormula } from '#shop/custom/frozen-contract.ts'
import type { ProductCategories } from '#shop/custom/ifra-contract.ts'
import { percents } from '#shop/custom/share-rules.ts'
import { findFormula } from '#shop/custom/store/formulas.ts'
import { readSettings } from '#shop/setting/service.ts'
import { viewOf } from './formulas.ts'

/** A formula of the visitor as it is now, to go along with something else; null when there is none of that number. */
export async function frozenOwn(ctx: Ctx, formula_id: number): Promise<FrozenFormula | null> {
  const row = await findFormula(ctx, formula_id)
  if (!row || row.mb_id !== ctx.visitor.mb_id) return null
  const { studio } = await readSettings(ctx)
  return frozen(await viewOf(ctx, row), studio.categories, ctx.now.toISOString())
}

/** Everything that has to be read of it later, written out: names, shares, grams of the batch. */
function frozen(formula: Formula, categories: ProductCategories, at: string): FrozenFormula {
  const { formula_id, title, version_no, product, basis, load, batch, units, notes } = formula
  const figures = formulaFigures(formula, categories)
  return {
    ...{ formula_id, title, version_no, product, basis, load, batch, units, notes },
    lines: formula.lines.map((line, place) => ({
      ...namesOf(formula, line),
      percent: figures.parts[place]?.percent ?? 0,
      grams: Math.round((figures.parts[place]?.grams ?? 0) * 1000) / 1000,
      dilution: line.dilution,
      note: partOf(formula, line).note,
      comment: line.comment,
      inside: insideOf(formula, line),
    })),
    frozen_at: at,
  }
}

function namesOf(formula: Formula, line: FormulaLine) {
  return {
    name: lineName(formula, line, 'kr'),
    name_en: lineName(formula, line, 'en'),
    cas: materialOf(formula, line)?.cas ?? '',
  }
}

function insideOf(formula: Formula, line: FormulaLine): FrozenFormula['lines'][number]['inside'] {
  const accord = formula.accords.find(({ formula_id }) => formula_id === line.accord_id)
  if (!accord) return []
  const shares = percents(accord.parts.map(({ share }) => share))
  return accord.parts.map((part, place) => ({
    ...namesOf(formula, { ...line, ...part, accord_id: null }),
    percent: shares[place] ?? 0,
  }))
}
