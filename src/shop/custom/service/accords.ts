import type { FieldPhrases } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import {
  deepestAccord,
  fits,
  type Holding,
  mostOpened,
  openAccords,
  sizesOf,
} from '#shop/custom/accord-rules.ts'
import type { Formula, FormulaLine } from '#shop/custom/formula-contract.ts'
import { listAbove, listFormulaLines, listHoldings, listOwn } from '#shop/custom/store/formulas.ts'

/** so many lines are counted before a formula is called too large; none that may be opened has more of them */
const mostCounted = 20_000

function idsIn(lines: readonly Pick<FormulaLine, 'accord_id'>[]): number[] {
  return [...new Set(lines.flatMap(({ accord_id }) => accord_id ?? []))]
}

/**
 * The accords of a formula, each down to its raw materials. What they come to is counted before any is opened: those beyond the bound
 * (kept before there was one) stand unopened, as a material that nothing is known of.
 */
export async function accordsOf(
  ctx: Ctx,
  mb_id: string,
  lines: readonly Pick<FormulaLine, 'accord_id'>[],
  most = mostOpened,
): Promise<Formula['accords']> {
  const ids = idsIn(lines)
  if (!ids.length) return []
  const titles = new Map(
    (await listOwn(ctx, mb_id, ids)).map(({ formula_id, title }) => [formula_id, title]),
  )
  const holdings = await listHoldings(ctx, mb_id, [...titles.keys()], mostCounted)
  const opened = openable(ids, holdings, most)
  const found = await listFormulaLines(ctx, [...below(opened, holdings)])
  const partsOf = openAccords(Map.groupBy(found, ({ formula_id }) => formula_id))
  return ids.flatMap((formula_id) => {
    const title = titles.get(formula_id)
    if (title === undefined) return []
    return [{ formula_id, title, parts: opened.has(formula_id) ? partsOf(formula_id) : [] }]
  })
}

/** Those that together stay within the bound, in their order. */
function openable(
  ids: readonly number[],
  holdings: readonly Holding[] | null,
  most: number,
): Set<number> {
  if (!holdings) return new Set()
  const sizeOf = sizesOf(holdings)
  let left = most
  return new Set(
    ids.filter((id) => {
      const { lines, depth } = sizeOf(id)
      if (lines > left || depth > deepestAccord) return false
      left -= lines
      return true
    }),
  )
}

/** These and everything that stands in them. */
function below(ids: ReadonlySet<number>, holdings: readonly Holding[] | null): Set<number> {
  const inside = Map.groupBy(holdings ?? [], ({ formula_id }) => formula_id)
  const found = new Set(ids)
  for (const id of found)
    for (const { accord_id } of inside.get(id) ?? []) if (accord_id !== null) found.add(accord_id)
  return found
}

/**
 * A formula cannot stand in itself, neither at once nor through others, and neither it nor what holds it may come to more than can be
 * opened. Call it in the transaction that saves, after the maker's formulas are held.
 */
export async function whyNotAccords(
  ctx: Ctx,
  mb_id: string,
  formula_id: number | null,
  lines: readonly FormulaLine[],
): Promise<FieldPhrases> {
  const ids = idsIn(lines)
  const above = formula_id === null ? [] : await listAbove(ctx, mb_id, formula_id)
  if (!ids.length && !above.length) return {}
  const own = new Set((await listOwn(ctx, mb_id, ids)).map((row) => row.formula_id))
  const from = [...own, ...above.map((row) => row.formula_id)]
  const holdings = await listHoldings(ctx, mb_id, from, mostCounted)
  if (!holdings) return { lines: [[tooMany, { count: mostOpened }]] }
  const fields = whyNotLines(lines, { own, holdings, formula_id })
  return Object.keys(fields).length || formula_id === null
    ? fields
    : whyNotAbove(above, holdings, formula_id, lines)
}

const tooMany = '어코드를 모두 풀면 {count}줄이 넘어요. 어코드를 덜어 내거나 재료를 줄여 주세요.'

function whyNotLines(
  lines: readonly FormulaLine[],
  known: { own: ReadonlySet<number>; holdings: readonly Holding[]; formula_id: number | null },
): FieldPhrases {
  const sizeOf = sizesOf(known.holdings)
  let opened = lines.length
  for (const [at, { accord_id }] of lines.entries()) {
    if (accord_id === null) continue
    const field = `lines.${at}.accord_id`
    if (!known.own.has(accord_id)) return { [field]: ['없는 어코드예요. 다시 골라 주세요.'] }
    if (
      known.formula_id !== null &&
      below(new Set([accord_id]), known.holdings).has(known.formula_id)
    )
      return {
        [field]: [
          '이 포뮬러가 들어 있는 어코드예요. 자기 자신을 담을 수 없으니 다른 것을 골라 주세요.',
        ],
      }
    const { lines: inside, depth } = sizeOf(accord_id)
    if (depth >= deepestAccord)
      return {
        [field]: [
          [
            '어코드 안의 어코드는 {count}겹까지예요. 안쪽 어코드를 재료로 풀어 담아 주세요.',
            { count: deepestAccord },
          ],
        ],
      }
    opened += inside
    if (opened > mostOpened) return { [field]: [[tooMany, { count: mostOpened }]] }
  }
  return {}
}

/** What holds this formula grows with it. */
function whyNotAbove(
  above: readonly { formula_id: number; title: string }[],
  holdings: readonly Holding[],
  formula_id: number,
  lines: readonly FormulaLine[],
): FieldPhrases {
  const changed = lines.map(({ accord_id }) => ({ formula_id, accord_id, count: 1 }))
  const others = holdings.filter((one) => one.formula_id !== formula_id)
  const [before, after] = [sizesOf(holdings), sizesOf([...others, ...changed])]
  const burst = above.find(
    (one) =>
      !fits(after(one.formula_id)) && after(one.formula_id).lines > before(one.formula_id).lines,
  )
  return burst
    ? {
        lines: [
          [
            '이 포뮬러를 담은 {title}의 줄이 너무 많아져요. 재료를 줄이거나 그 포뮬러에서 먼저 빼 주세요.',
            { title: burst.title },
          ],
        ],
      }
    : {}
}
