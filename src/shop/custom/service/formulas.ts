import { randomBytes } from 'node:crypto'
import { Failure, type FieldPhrases, invalid, notFound } from '#kernel/failure.ts'
import { pageOf } from '#kernel/paging.ts'
import { type Ctx, say } from '#platform/context.ts'
import { transact } from '#platform/transact.ts'
import type { Formula, FormulaForm, FormulaLine, Material } from '#shop/custom/formula-contract.ts'
import { balanceOf } from '#shop/custom/formula-rules.ts'
import {
  countFormulas,
  countOfMaker,
  deleteFormula,
  type FormulaListAsk,
  type FormulaRecord,
  findFormula,
  findShared,
  insertFormula,
  type LineRecord,
  listFormulaLines,
  listFormulas,
  listMaterials,
  listVersions,
  type MaterialRecord,
  updateFormula,
  writeLines,
  writeShare,
} from '#shop/custom/store/formulas.ts'
import { memberOf } from '#shop/member/service.ts'

const mostFormulas = 500

export async function listMyFormulas(ctx: Ctx, ask: FormulaListAsk) {
  const mb_id = memberOf(ctx)
  const [rows, total] = await Promise.all([
    listFormulas(ctx, mb_id, ask),
    countFormulas(ctx, mb_id, ask),
  ])
  const lines = await listFormulaLines(
    ctx,
    rows.map(({ formula_id }) => formula_id),
  )
  const materials = await materialsOf(ctx, lines)
  const data = rows.map((row) => {
    const own = lines.filter(({ formula_id }) => formula_id === row.formula_id)
    return {
      ...row,
      lines: own.length,
      balance: balanceOf(own.map((line) => ({ ...line, note: noteOf(line, materials) }))),
      shared: row.share_token !== null,
      updated_at: row.updated_at.toISOString(),
    }
  })
  return pageOf(data, total, ask)
}

/** A formula of this member; a stranger's is not found. */
export async function ownFormula(ctx: Ctx, formula_id: number): Promise<FormulaRecord> {
  const row = await findFormula(ctx, formula_id)
  if (!row || row.mb_id !== memberOf(ctx)) throw notFound()
  return row
}

export async function showFormula(ctx: Ctx, formula_id: number): Promise<Formula> {
  return viewOf(ctx, await ownFormula(ctx, formula_id))
}

/** Read along by link: never who made it beyond the first letter of the name. */
export async function showShared(ctx: Ctx, token: string): Promise<Formula & { maker: string }> {
  const row = /^[\w-]{20,60}$/.test(token) ? await findShared(ctx, token) : null
  if (!row) throw notFound()
  const view = await viewOf(ctx, row)
  return { ...view, share_token: null, versions: [], maker: `${row.mb_id.slice(0, 2)}***` }
}

export async function viewOf(ctx: Ctx, row: FormulaRecord): Promise<Formula> {
  const lines = await listFormulaLines(ctx, [row.formula_id])
  const [materials, versions] = await Promise.all([
    materialsOf(ctx, lines),
    listVersions(ctx, row.mb_id, row.root_id ?? row.formula_id),
  ])
  return {
    ...row,
    lines: lines.map(({ formula_id: _, position: __, ...line }) => line),
    materials: materials.map(materialView),
    versions: versions.map((one) => ({ ...one, updated_at: one.updated_at.toISOString() })),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

export async function library(ctx: Ctx): Promise<Material[]> {
  return (await listMaterials(ctx)).map(materialView)
}

function materialView(row: MaterialRecord): Material {
  return { ...row, ifra: row.ifra as Record<string, number> | null } // only numbers are stored in it
}

function materialsOf(ctx: Ctx, lines: readonly LineRecord[]): Promise<MaterialRecord[]> {
  return listMaterials(ctx, [...new Set(lines.flatMap(({ material_id }) => material_id ?? []))])
}

function noteOf(line: LineRecord, materials: readonly MaterialRecord[]): FormulaLine['note'] {
  const note =
    line.note || (materials.find(({ material_id }) => material_id === line.material_id)?.note ?? '')
  return note as FormulaLine['note'] // the shop writes only these words
}

export async function createFormula(ctx: Ctx, { lines, ...body }: FormulaForm): Promise<Formula> {
  const mb_id = memberOf(ctx)
  await refuseLines(ctx, lines)
  await refuseTooMany(ctx, mb_id)
  const formula_id = await transact(ctx, async (ctx) => {
    const formula_id = await insertFormula(ctx, mb_id, body)
    await writeLines(ctx, formula_id, lines)
    return formula_id
  })
  return showFormula(ctx, formula_id)
}

export async function saveFormula(
  ctx: Ctx,
  formula_id: number,
  { lines, version, ...body }: FormulaForm & { version: number },
): Promise<Formula> {
  const row = await ownFormula(ctx, formula_id)
  await refuseLines(ctx, lines)
  await transact(ctx, async (ctx) => {
    if (!(await updateFormula(ctx, row.formula_id, body, version)))
      throw new Failure(
        'CONFLICT',
        '다른 화면에서 먼저 저장했어요. 새로 불러온 뒤 다시 저장해 주세요.',
      )
    await writeLines(ctx, row.formula_id, lines)
  })
  return showFormula(ctx, formula_id)
}

/** As it stands: under a name of its own, or as the next version of the same. */
export async function copyFormula(
  ctx: Ctx,
  formula_id: number,
  as: 'copy' | 'version',
): Promise<Formula> {
  const row = await ownFormula(ctx, formula_id)
  await refuseTooMany(ctx, row.mb_id)
  const root_id = row.root_id ?? row.formula_id
  const made = await transact(ctx, async (ctx) => {
    const lines = await listFormulaLines(ctx, [row.formula_id])
    const versions = await listVersions(ctx, row.mb_id, root_id)
    const { product, basis, load, batch, units, notes } = row
    const title =
      as === 'copy' ? say(ctx, '{title} 사본', { title: row.title }).slice(0, 80) : row.title
    const next = Math.max(...versions.map(({ version_no }) => version_no)) + 1
    const made = await insertFormula(
      ctx,
      row.mb_id,
      { title, product, basis, load, batch, units, notes, state: 'draft' },
      as === 'version' ? { root_id, version_no: next } : null,
    )
    await writeLines(
      ctx,
      made,
      lines.map(({ formula_id: _, position: __, ...line }) => line),
    )
    return made
  })
  return showFormula(ctx, made)
}

export async function removeFormula(ctx: Ctx, formula_id: number) {
  const row = await ownFormula(ctx, formula_id)
  await deleteFormula(ctx, row.formula_id)
  return { message: say(ctx, '포뮬러를 지웠어요.') }
}

/** A new link each time it is opened: an old one stays closed. */
export async function shareFormula(
  ctx: Ctx,
  formula_id: number,
  shared: boolean,
): Promise<Formula> {
  const row = await ownFormula(ctx, formula_id)
  if (shared !== (row.share_token !== null))
    await writeShare(ctx, row.formula_id, shared ? randomBytes(24).toString('base64url') : null)
  return showFormula(ctx, formula_id)
}

async function refuseTooMany(ctx: Ctx, mb_id: string) {
  if ((await countOfMaker(ctx, mb_id)) >= mostFormulas)
    throw new Failure(
      'CONFLICT',
      '포뮬러는 {count}개까지 저장할 수 있어요. 쓰지 않는 것을 지워 주세요.',
      { params: { count: mostFormulas } },
    )
}

async function refuseLines(ctx: Ctx, lines: readonly FormulaLine[]) {
  const known = await listMaterials(ctx, [
    ...new Set(lines.flatMap(({ material_id }) => material_id ?? [])),
  ])
  const fields: FieldPhrases = {}
  for (const [at, line] of lines.entries()) {
    if (line.material_id === null && !line.name)
      fields[`lines.${at}.name`] = ['재료 이름을 적어 주세요.']
    if (
      line.material_id !== null &&
      !known.some(({ material_id }) => material_id === line.material_id)
    )
      fields[`lines.${at}.material_id`] = ['없는 재료예요. 다시 골라 주세요.']
  }
  if (Object.keys(fields).length) throw invalid(fields)
}
