import { randomBytes } from 'node:crypto'
import { Failure, type FieldPhrases, invalid, notFound } from '#kernel/failure.ts'
import { maskedId } from '#kernel/masked.ts'
import { pageOf } from '#kernel/paging.ts'
import { type Ctx, say } from '#platform/context.ts'
import { transact } from '#platform/transact.ts'
import { needsOfAddress } from '#shop/bench/address-rules.ts'
import { lineName, needsOf } from '#shop/custom/formula-view-rules.ts'
import type { Kit, KitForm } from '#shop/custom/kit-contract.ts'
import { needsOfOne } from '#shop/custom/kit-rules.ts'
import { listOwn } from '#shop/custom/store/formulas.ts'
import {
  countKits,
  deleteKit,
  findKit,
  findSharedKit,
  insertKit,
  type KitRecord,
  listKitLines,
  listKits,
  updateKit,
  writeKitLines,
  writeKitShare,
} from '#shop/custom/store/kits.ts'
import { memberOf } from '#shop/member/service.ts'
import { viewOf } from './formulas.ts'
import { library } from './materials.ts'

const mostKits = 100
type Lines = KitForm['lines']

export async function listMyKits(
  ctx: Ctx,
  ask: { page: number; per_page: number; order: 'asc' | 'desc' },
) {
  const mb_id = memberOf(ctx)
  const [rows, total] = await Promise.all([listKits(ctx, mb_id, ask), countKits(ctx, mb_id)])
  const lines = await listKitLines(
    ctx,
    rows.map(({ kit_id }) => kit_id),
  )
  const data = rows.map(({ kit_id, title, times, updated_at }) => ({
    ...{ kit_id, title, times },
    titles: lines.filter((line) => line.kit_id === kit_id).map((line) => line.title),
    updated_at: updated_at.toISOString(),
  }))
  return pageOf(data, total, ask)
}

/** A kit of this member; a stranger's is not found. */
async function ownKit(ctx: Ctx, kit_id: number): Promise<KitRecord> {
  const row = await findKit(ctx, memberOf(ctx), kit_id)
  if (!row) throw notFound()
  return row
}

export async function showKit(ctx: Ctx, kit_id: number): Promise<Kit> {
  return viewOfKit(ctx, await ownKit(ctx, kit_id))
}

/** A kit that its maker lets others read; formulas by name alone, since they are their maker's. */
export async function showSharedKit(ctx: Ctx, token: string) {
  const row = /^[\w-]{32}$/.test(token) ? await findSharedKit(ctx, token) : null
  if (!row) throw notFound()
  const { title, times, lines, needs, own } = await viewOfKit(ctx, row)
  const makes = lines.map(({ name, qty }) => ({ name, qty }))
  return { title, times, makes, needs, own, maker: maskedId(row.mb_id) }
}

export async function shareKit(ctx: Ctx, kit_id: number, shared: boolean): Promise<Kit> {
  const row = await ownKit(ctx, kit_id)
  if (shared !== (row.share_token !== null))
    await writeKitShare(ctx, kit_id, shared ? randomBytes(24).toString('base64url') : null)
  return showKit(ctx, kit_id)
}

async function viewOfKit(ctx: Ctx, row: KitRecord): Promise<Kit> {
  const { kit_id, mb_id, title, times, version, share_token } = row
  const lines = await listKitLines(ctx, [kit_id])
  const rows = await listOwn(
    ctx,
    mb_id,
    lines.flatMap(({ formula_id }) => formula_id ?? []),
  )
  const formulas = await Promise.all(rows.map((row) => viewOf(ctx, row)))
  const calculated = lines.some(({ address }) => address)
  const materials = calculated ? await library(ctx) : []
  const parts = lines.flatMap(({ formula_id, address, qty }) => {
    if (address) return { needs: needsOfAddress(address, materials) ?? [], units: 1, qty }
    const formula = formulas.find((one) => one.formula_id === formula_id)
    return formula ? [{ needs: needsOf(formula), units: formula.units, qty }] : []
  })
  const own = formulas.flatMap((formula) =>
    formula.lines
      .filter(({ material_id, accord_id }) => material_id === null && accord_id === null)
      .map((line) => lineName(formula, line, ctx.lang)),
  )
  return {
    ...{ kit_id, title, times, version, share_token },
    lines: lines.map(({ formula_id, address, title, qty }) => ({
      ...{ formula_id, address, qty },
      name: title,
    })),
    needs: needsOfOne(parts),
    own: [...new Set(own)],
  }
}

export async function createKit(ctx: Ctx, { lines, ...body }: KitForm): Promise<Kit> {
  const mb_id = memberOf(ctx)
  await refuseStrange(ctx, mb_id, lines)
  if ((await countKits(ctx, mb_id)) >= mostKits)
    throw new Failure(
      'CONFLICT',
      '키트는 {count}개까지 저장할 수 있어요. 쓰지 않는 것을 지워 주세요.',
      { params: { count: mostKits } },
    )
  const kit_id = await transact(ctx, async (ctx) => {
    const kit_id = await insertKit(ctx, { ...body, mb_id })
    await writeKitLines(ctx, kit_id, lines)
    return kit_id
  })
  return showKit(ctx, kit_id)
}

export async function saveKit(
  ctx: Ctx,
  kit_id: number,
  { lines, version, ...body }: KitForm & { version: number },
): Promise<Kit> {
  const row = await ownKit(ctx, kit_id)
  await refuseStrange(ctx, row.mb_id, lines)
  await transact(ctx, async (ctx) => {
    if (!(await updateKit(ctx, row.kit_id, body, version)))
      throw new Failure(
        'CONFLICT',
        '다른 화면에서 먼저 저장했어요. 새로 불러온 뒤 다시 저장해 주세요.',
      )
    await writeKitLines(ctx, row.kit_id, lines)
  })
  return showKit(ctx, kit_id)
}

export async function removeKit(ctx: Ctx, kit_id: number) {
  await deleteKit(ctx, (await ownKit(ctx, kit_id)).kit_id)
  return { message: say(ctx, '키트를 지웠어요.') }
}

async function refuseStrange(ctx: Ctx, mb_id: string, lines: Lines) {
  const ids = lines.flatMap(({ formula_id }) => formula_id ?? [])
  const materials = lines.some(({ address }) => address) ? await library(ctx) : []
  const known = new Set((await listOwn(ctx, mb_id, ids)).map(({ formula_id }) => formula_id))
  const wrong: FieldPhrases = {}
  for (const [at, { formula_id, address, name }] of lines.entries()) {
    if (address) {
      if (formula_id !== null || !name || !needsOfAddress(address, materials)?.length)
        wrong[`lines.${at}.address`] = [
          '읽을 수 없는 계산이에요. 레시피나 계산기에서 다시 담아 주세요.',
        ]
      continue
    }
    if (formula_id === null || !known.has(formula_id))
      wrong[`lines.${at}.formula_id`] = ['없는 포뮬러예요. 다시 골라 주세요.']
    else if (lines.findIndex((one) => one.formula_id === formula_id) < at)
      wrong[`lines.${at}.formula_id`] = ['이미 담은 포뮬러예요. 개수를 늘려 주세요.']
  }
  if (Object.keys(wrong).length) throw invalid(wrong)
}
