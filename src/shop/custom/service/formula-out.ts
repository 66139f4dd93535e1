import { Failure } from '#kernel/failure.ts'
import { type Ctx, say } from '#platform/context.ts'
import { addToCart, countCart } from '#shop/cart/service.ts'
import { availableOf, optionPrices } from '#shop/catalog/rules.ts'
import type { Formula } from '#shop/custom/formula-contract.ts'
import { cheapestPacks } from '#shop/custom/formula-rules.ts'
import { formulaFigures, lineName } from '#shop/custom/formula-view-rules.ts'
import { listPacks } from '#shop/custom/store/formulas.ts'
import { readSettings } from '#shop/setting/service.ts'
import { showFormula } from './formulas.ts'

const columns = [
  '재료',
  '양 (g)',
  '비율 (%)',
  '배치에 드는 양 (g)',
  '희석 (%)',
  '순량 (g)',
  '노트',
  '재료비 (원)',
  '메모',
]

/** A table that any spreadsheet opens; a cell that looks like a formula of the sheet is made plain text. */
export async function formulaCsv(
  ctx: Ctx,
  formula_id: number,
): Promise<{ bytes: Uint8Array; name: string; type: string }> {
  const formula = await showFormula(ctx, formula_id)
  const figures = formulaFigures(formula)
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
      part?.cost === null || !part ? '' : Math.round(part.cost),
      line.comment,
    ]
  })
  const text = [columns.map((word) => say(ctx, word)), ...rows]
    .map((row) => row.map(cell).join(','))
    .join('\r\n')
  // the mark lets spreadsheets read Korean
  return {
    bytes: new TextEncoder().encode(`\uFEFF${text}\r\n`),
    name: `${formula.title.replace(/[\\/:*?"<>|]/g, ' ')} v${formula.version_no}.csv`,
    type: 'text/csv; charset=utf-8',
  }
}

const noteWord: Record<string, string> = { top: '탑', heart: '미들', base: '베이스' }

function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

type Missing = { name: string; name_en: string; reason: string }

/** What the batch needs goes into the cart in the cheapest packs; what the shop does not sell, or has too little of, is named. */
export async function formulaToCart(
  ctx: Ctx,
  formula_id: number,
): Promise<{ added: number; cart_count: number; missing: Missing[] }> {
  const formula = await showFormula(ctx, formula_id)
  const needs = needsOf(formula)
  const { payment } = await readSettings(ctx)
  const packs = needs.size ? await listPacks(ctx, [...needs.keys()]) : []
  const missing: Missing[] = formula.lines.flatMap((line) =>
    line.material_id === null
      ? [
          {
            name: line.name,
            name_en: line.name,
            reason: say(ctx, '직접 적은 재료라 가게에서 찾을 수 없어요.'),
          },
        ]
      : [],
  )
  let added = 0
  for (const [material_id, grams] of needs) {
    const material = formula.materials.find((one) => one.material_id === material_id)
    const own = packs.flatMap(({ pack, item, option }) =>
      pack.material_id === material_id
        ? [
            {
              ...pack,
              price: optionPrices(item, option, payment.usd_rate, ctx.now).krw.price,
              left: availableOf(option),
            },
          ]
        : [],
    )
    const chosen = cheapestPacks(grams, own)
    const why =
      own.length === 0
        ? say(ctx, '지금은 팔지 않는 재료예요.')
        : chosen
          ? await whyNotAdded(ctx, own, chosen)
          : say(ctx, '재고가 모자라요.')
    if (why)
      missing.push({ name: material?.name ?? '', name_en: material?.name_en ?? '', reason: why })
    else added += 1
  }
  return { added, cart_count: await countCart(ctx), missing }
}

/** Grams of each material of the library that the batch needs. */
function needsOf(formula: Formula): Map<number, number> {
  const figures = formulaFigures(formula)
  const needs = new Map<number, number>()
  for (const [at, line] of formula.lines.entries()) {
    if (line.material_id !== null)
      needs.set(
        line.material_id,
        (needs.get(line.material_id) ?? 0) + (figures.parts[at]?.grams ?? 0),
      )
  }
  return needs
}

async function whyNotAdded(
  ctx: Ctx,
  packs: readonly { io_no: number; it_id: string }[],
  chosen: readonly { io_no: number; qty: number }[],
): Promise<string | null> {
  try {
    for (const it_id of new Set(packs.map((pack) => pack.it_id))) {
      const options = chosen.flatMap(({ io_no, qty }) =>
        packs.some((pack) => pack.io_no === io_no && pack.it_id === it_id)
          ? [{ io_no, ct_qty: qty }]
          : [],
      )
      if (options.length) await addToCart(ctx, { it_id, options, direct: false })
    }
    return null
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const first = Object.values(error.fields ?? {})[0]?.[0]
    return typeof first === 'string'
      ? say(ctx, first)
      : first
        ? say(ctx, first[0], first[1])
        : say(ctx, error.phrase, error.params)
  }
}
