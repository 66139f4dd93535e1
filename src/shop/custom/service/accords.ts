import type { FieldPhrases } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import type { AccordPart, Formula, FormulaLine } from '#shop/custom/formula-contract.ts'
import {
  findFormula,
  type LineRecord,
  listFormulaLines,
  listOwn,
} from '#shop/custom/store/formulas.ts'

// deeper than anybody builds, so that nothing stored can turn in a circle
const deepest = 12
const mostParts = 2_000

type Opened = { titles: Map<number, string>; lines: Map<number, LineRecord[]> }

/** Every formula that stands in these lines, and in those, down to the last. */
async function openAll(ctx: Ctx, mb_id: string, lines: readonly Pick<FormulaLine, 'accord_id'>[]) {
  const opened: Opened = { titles: new Map(), lines: new Map() }
  let next = idsIn(lines)
  for (let depth = 0; depth < deepest && next.length; depth++) {
    const rows = await listOwn(ctx, mb_id, next)
    const found = await listFormulaLines(
      ctx,
      rows.map(({ formula_id }) => formula_id),
    )
    for (const { formula_id, title } of rows) {
      opened.titles.set(formula_id, title)
      opened.lines.set(
        formula_id,
        found.filter((line) => line.formula_id === formula_id),
      )
    }
    next = idsIn(found).filter((id) => !opened.titles.has(id))
  }
  return opened
}

function idsIn(lines: readonly Pick<FormulaLine, 'accord_id'>[]): number[] {
  return [...new Set(lines.flatMap(({ accord_id }) => accord_id ?? []))]
}

/** The accords of a formula, each down to its raw materials. */
export async function accordsOf(
  ctx: Ctx,
  mb_id: string,
  lines: readonly Pick<FormulaLine, 'accord_id'>[],
): Promise<Formula['accords']> {
  if (!idsIn(lines).length) return []
  const opened = await openAll(ctx, mb_id, lines)
  return idsIn(lines).flatMap((formula_id) => {
    const title = opened.titles.get(formula_id)
    return title === undefined
      ? []
      : [{ formula_id, title, parts: partsIn(opened, formula_id, 1, 100, deepest) }]
  })
}

function partsIn(
  opened: Opened,
  formula_id: number,
  share: number,
  dilution: number,
  depth: number,
): AccordPart[] {
  const lines = opened.lines.get(formula_id) ?? []
  const written = lines.reduce((sum, { amount }) => sum + amount, 0)
  if (written <= 0 || depth === 0) return []
  return lines
    .flatMap((line): AccordPart[] => {
      const own = share * (line.amount / written)
      const thin = (dilution * line.dilution) / 100
      if (line.accord_id !== null) return partsIn(opened, line.accord_id, own, thin, depth - 1)
      const { material_id, name, note, won_per_gram } = line
      return [{ material_id, name, note, won_per_gram, share: own, dilution: thin }]
    })
    .slice(0, mostParts)
}

/** A formula cannot stand in itself, neither at once nor through others. Call it in the transaction that saves, after the maker's formulas are held. */
export async function whyNotAccords(
  ctx: Ctx,
  mb_id: string,
  formula_id: number | null,
  lines: readonly FormulaLine[],
): Promise<FieldPhrases> {
  const fields: FieldPhrases = {}
  if (!idsIn(lines).length) return fields
  const opened = await openAll(ctx, mb_id, lines)
  for (const [at, { accord_id }] of lines.entries()) {
    if (accord_id === null) continue
    if (!opened.titles.has(accord_id))
      fields[`lines.${at}.accord_id`] = ['없는 어코드예요. 다시 골라 주세요.']
    else if (formula_id !== null && reaches(opened, accord_id, formula_id, new Set()))
      fields[`lines.${at}.accord_id`] = [
        '이 포뮬러가 들어 있는 어코드예요. 자기 자신을 담을 수 없으니 다른 것을 골라 주세요.',
      ]
  }
  return fields
}

function reaches(opened: Opened, from: number, to: number, seen: Set<number>): boolean {
  if (from === to) return true
  if (seen.has(from)) return false
  seen.add(from)
  return (opened.lines.get(from) ?? []).some(
    ({ accord_id }) => accord_id !== null && reaches(opened, accord_id, to, seen),
  )
}

/** The formula is there and this member's. */
export async function isOwn(ctx: Ctx, mb_id: string, formula_id: number): Promise<boolean> {
  return (await findFormula(ctx, formula_id))?.mb_id === mb_id
}
