import { randomBytes } from 'node:crypto'
import { isDay } from '#kernel/days.ts'
import { urlOf } from '#kernel/endpoint.ts'
import { Failure, invalid, notFound } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { maskedId } from '#kernel/masked.ts'
import { pageOf } from '#kernel/paging.ts'
import { type Ctx, say } from '#platform/context.ts'
import { transact } from '#platform/transact.ts'
import type { Formula, FormulaForm, FormulaLine } from '#shop/custom/formula-contract.ts'
import { balanceOf } from '#shop/custom/formula-rules.ts'
import { formulaPapers } from '#shop/custom/paper-contract.ts'
import {
  countFormulas,
  countOfMaker,
  deleteFormula,
  deleteTrial,
  type FormulaListAsk,
  type FormulaRecord,
  findFormula,
  findShared,
  holdMaker,
  insertFormula,
  insertTrial,
  type LineRecord,
  listFormulaLines,
  listFormulas,
  listTrials,
  listUsers,
  listVersions,
  updateFormula,
  writeLines,
  writeShare,
} from '#shop/custom/store/formulas.ts'
import { listMaterials, type MaterialRecord } from '#shop/custom/store/materials.ts'
import { memberOf } from '#shop/member/service.ts'
import { accordsOf, whyNotAccords } from './accords.ts'
import { refuseFields, refuseForm, refuseOver } from './form-check.ts'
import { materialViews } from './materials.ts'

const mostFormulas = 500
const mostTrials = 100

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
      photo: photoAddress(row),
      lines: own.length,
      balance: balanceOf(own.map((line) => ({ ...line, note: noteOf(line, materials) }))),
      shared: row.share_token !== null,
      updated_at: row.updated_at.toISOString(),
    }
  })
  return pageOf(data, total, ask)
}

function photoAddress({ formula_id, photo }: FormulaRecord): string | null {
  return photo && urlOf(formulaPapers.photo.path, { formula_id, photo })
}

/** So many stand in the list of an editor, as far as they come to no more lines than are quickly read. */
const mostAccords = 50
const mostAccordLines = 6_000

export async function myAccords(ctx: Ctx): Promise<Formula['accords']> {
  const mb_id = memberOf(ctx)
  const ask = { page: 1, per_page: mostAccords, sort: 'updated_at', order: 'desc' } as const
  const rows = await listFormulas(ctx, mb_id, ask)
  const accords = await accordsOf(
    ctx,
    mb_id,
    rows.map(({ formula_id }) => ({ accord_id: formula_id })),
    mostAccordLines,
  )
  // one that was not opened cannot be counted with
  return accords.filter(({ parts }) => parts.length)
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
  return {
    ...view,
    share_token: null,
    photo: null,
    // what its maker pays for vessels and earns is nobody's business
    piece_cost: 0,
    margin: 0,
    versions: [],
    trials: [],
    maker: maskedId(row.mb_id),
  }
}

export async function viewOf(ctx: Ctx, row: FormulaRecord): Promise<Formula> {
  const lines = await listFormulaLines(ctx, [row.formula_id])
  const accords = await accordsOf(ctx, row.mb_id, lines)
  const inside = accords.flatMap(({ parts }) => parts)
  const medium = row.medium_id === null ? [] : [{ material_id: row.medium_id }]
  const [materials, versions, trials] = [
    await materialsOf(ctx, [...lines, ...inside, ...medium]),
    await listVersions(ctx, row.mb_id, row.root_id ?? row.formula_id),
    await listTrials(ctx, row.formula_id),
  ]
  return {
    ...row,
    photo: photoAddress(row),
    lines: lines.map(({ formula_id: _, position: __, ...line }) => line),
    materials: await materialViews(ctx, materials),
    accords,
    trials,
    versions: versions.map((one) => ({ ...one, updated_at: one.updated_at.toISOString() })),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

function materialsOf(
  ctx: Ctx,
  lines: readonly { material_id: number | null }[],
): Promise<MaterialRecord[]> {
  return listMaterials(ctx, [...new Set(lines.flatMap(({ material_id }) => material_id ?? []))])
}

function noteOf(line: LineRecord, materials: readonly MaterialRecord[]): FormulaLine['note'] {
  const note =
    line.note || (materials.find(({ material_id }) => material_id === line.material_id)?.note ?? '')
  return note as FormulaLine['note'] // the shop writes only these words
}

export async function createFormula(ctx: Ctx, { lines, ...body }: FormulaForm): Promise<Formula> {
  const mb_id = memberOf(ctx)
  await refuseForm(ctx, body, lines)
  await refuseTooMany(ctx, mb_id)
  const formula_id = await transact(ctx, async (ctx) => {
    await holdMaker(ctx, mb_id)
    refuseFields(await whyNotAccords(ctx, mb_id, null, lines))
    await refuseOver(ctx, mb_id, { ...body, lines })
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
  await refuseForm(ctx, body, lines)
  await transact(ctx, async (ctx) => {
    await holdMaker(ctx, row.mb_id)
    refuseFields(await whyNotAccords(ctx, row.mb_id, row.formula_id, lines))
    await refuseOver(ctx, row.mb_id, { ...body, lines })
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
    const body = bodyOf(row)
    const title =
      as === 'copy' ? say(ctx, '{title} 사본', { title: row.title }).slice(0, 80) : row.title
    const next = Math.max(...versions.map(({ version_no }) => version_no)) + 1
    const made = await insertFormula(
      ctx,
      row.mb_id,
      { ...body, title, state: 'draft' },
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

/** What a copy takes along. */
function bodyOf(row: FormulaRecord) {
  const { product, basis, load, batch, units, notes, tags, photo, entry, medium_id } = row
  const { overage, loss, piece_cost, margin } = row
  const what = { product, basis, load, batch, units, notes, tags, photo, entry, medium_id }
  return { ...what, overage, loss, piece_cost, margin }
}

export async function removeFormula(ctx: Ctx, formula_id: number) {
  const row = await ownFormula(ctx, formula_id)
  const users = await listUsers(ctx, row.formula_id)
  if (users.length)
    throw new Failure(
      'CONFLICT',
      '어코드로 쓰는 포뮬러가 있어 지울 수 없어요: {titles}. 먼저 그 포뮬러에서 빼 주세요.',
      { params: { titles: users.map(({ title }) => title).join(', ') } },
    )
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

export async function noteTrial(
  ctx: Ctx,
  formula_id: number,
  trial: { tried_on: string; rating: number; comment: string },
): Promise<Formula> {
  const row = await ownFormula(ctx, formula_id)
  if (!isDay(trial.tried_on) || trial.tried_on > koreanDay(ctx.now))
    throw invalid({ tried_on: ['오늘이나 지난 날짜를 골라 주세요.'] })
  if ((await listTrials(ctx, row.formula_id)).length >= mostTrials)
    throw new Failure('CONFLICT', '시향 기록은 {count}개까지예요. 오래된 것을 지워 주세요.', {
      params: { count: mostTrials },
    })
  await insertTrial(ctx, row.formula_id, trial)
  return viewOf(ctx, row)
}

export async function dropTrial(ctx: Ctx, formula_id: number, trial_id: number): Promise<Formula> {
  const row = await ownFormula(ctx, formula_id)
  if (!(await deleteTrial(ctx, row.formula_id, trial_id))) throw notFound()
  return viewOf(ctx, row)
}
