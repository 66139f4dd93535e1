import { randomBytes } from 'node:crypto'
import { Failure, type FieldPhrases, invalid, notFound } from '#kernel/failure.ts'
import { after } from '#kernel/korean-time.ts'
import { pageOf } from '#kernel/paging.ts'
import { type Ctx, say } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { limitTries, whoTries } from '#platform/rate-limit.ts'
import { touch, transact } from '#platform/transact.ts'
import { isCheaperBottle, isCheaperKit } from '#shop/bottle/cheaper-rules.ts'
import { bottleTag, type DesignRow } from '#shop/bottle/contract.ts'
import {
  type BottleForm,
  type BottlePart,
  type DesignDoc,
  type Face,
  faceKeys,
  type StudioOptions,
} from '#shop/bottle/design-contract.ts'
import type { DeskBottle, KitForm } from '#shop/bottle/desk-contract.ts'
import { wrongInBottle, wrongInKit } from '#shop/bottle/model-rules.ts'
import { bottleInDollars, partInDollars } from '#shop/bottle/price-rules.ts'
import {
  type DesignRecord,
  deleteDesign,
  findBottle,
  findDesign,
  findKit,
  findShare,
  insertBottle,
  insertDesign,
  insertShare,
  listBottleIds,
  listBottles,
  listDesigns,
  listUsedBottles,
  updateBottle,
  updateDesign,
  writeKit,
} from '#shop/bottle/store.ts'
import { memberOf } from '#shop/member/service.ts'
import { readSettings } from '#shop/setting/service.ts'
import { measure } from './faces.ts'
import { withTruePixels } from './files.ts'

const shareDays = 90
const sharesPerHour = 20
const mostDesigns = 100

export async function studio(ctx: Ctx): Promise<StudioOptions> {
  const [rows, kit, { payment }] = await Promise.all([
    listUsedBottles(ctx),
    findKit(ctx),
    readSettings(ctx),
  ])
  const bottles = rows.map((row) => bottleInDollars(row, payment.usd_rate))
  const parts = kit.parts
    .filter(({ is_used }) => is_used)
    .map((part) => partInDollars(part, payment.usd_rate))
  const known = new Set(bottles.map(({ bottle_id }) => bottle_id))
  return {
    bottles,
    parts,
    templates: kit.templates.filter(({ doc }) => known.has(doc.bottle_id)),
    faces: await facesOf(parts),
  }
}

/** The faces that staff offer, as their files measure. */
export async function facesOf(parts: readonly BottlePart[]): Promise<Face[]> {
  const offered = parts.flatMap(({ kind, key: name, ...part }) => {
    const key = faceKeys.find((one) => one === name)
    return kind === 'face' && key ? [{ ...part, key }] : []
  })
  return Promise.all(
    offered.map(async ({ key, name, name_en }) => ({
      ...{ key, name, name_en, licence: 'SIL Open Font License 1.1' },
      ...(await measure(key)),
    })),
  )
}

export async function shareDesign(ctx: Ctx, { title, doc }: { title: string; doc: DesignDoc }) {
  await limitTries(ctx, `bottle-share:${whoTries(ctx)}`, sharesPerHour, 3600)
  const token = randomBytes(24).toString('base64url')
  const true_doc = await withTruePixels(ctx, doc)
  const expires_at = after(ctx.now, { days: shareDays })
  await insertShare(ctx, { token, title, doc: true_doc, expires_at })
  return { token }
}

export async function showShare(ctx: Ctx, token: string) {
  const row = /^[\w-]{32}$/.test(token) ? await findShare(ctx, token) : null
  if (!row || row.expires_at <= ctx.now) throw notFound()
  return { title: row.title, doc: row.doc, expires_at: row.expires_at.toISOString() }
}

export async function myDesigns(
  ctx: Ctx,
  ask: { page: number; per_page: number; order: 'asc' | 'desc'; sort: string },
) {
  const { rows, total } = await listDesigns(ctx, memberOf(ctx), ask)
  return pageOf(rows.map(designRow), total, ask)
}

export async function showDesign(ctx: Ctx, design_id: number): Promise<DesignRow> {
  return designRow(await ownDesign(ctx, design_id))
}

async function ownDesign(ctx: Ctx, design_id: number): Promise<DesignRecord> {
  const row = await findDesign(ctx, memberOf(ctx), design_id)
  if (!row) throw notFound()
  return row
}

function designRow({ design_id, title, doc, version, updated_at }: DesignRecord): DesignRow {
  return { design_id, title, doc, version, updated_at: updated_at.toISOString() }
}

export async function keepDesign(
  ctx: Ctx,
  { title, doc }: { title: string; doc: DesignDoc },
): Promise<DesignRow> {
  const mb_id = memberOf(ctx)
  const { total } = await listDesigns(ctx, mb_id, { page: 1, per_page: 1, order: 'desc', sort: '' })
  if (total >= mostDesigns)
    throw new Failure(
      'CONFLICT',
      '도안은 100개까지 저장할 수 있어요. 쓰지 않는 도안을 지워 주세요.',
    )
  return designRow(await insertDesign(ctx, { mb_id, title, doc: await withTruePixels(ctx, doc) }))
}

export async function saveDesign(
  ctx: Ctx,
  design_id: number,
  { title, doc, version }: { title: string; doc: DesignDoc; version: number },
): Promise<DesignRow> {
  const row = await ownDesign(ctx, design_id)
  const saved = await updateDesign(ctx, row, {
    title,
    doc: await withTruePixels(ctx, doc),
    version,
  })
  if (!saved) throw savedElsewhere()
  return designRow(saved)
}

export function savedElsewhere(): Failure {
  return new Failure(
    'CONFLICT',
    '다른 화면에서 먼저 저장했어요. 새로 불러온 뒤 다시 저장해 주세요.',
  )
}

export async function removeDesign(ctx: Ctx, design_id: number) {
  const row = await ownDesign(ctx, design_id)
  await deleteDesign(ctx, row.mb_id, row.design_id)
  return { message: say(ctx, '도안을 지웠어요.') }
}

export async function bottlesForDesk(ctx: Ctx, ask: Parameters<typeof listBottles>[1]) {
  const { rows, total } = await listBottles(ctx, ask)
  return pageOf(rows, total, ask)
}

export async function anyBottle(ctx: Ctx, bottle_id: number): Promise<DeskBottle> {
  const row = await findBottle(ctx, bottle_id)
  if (!row) throw notFound()
  return row
}

export async function makeBottle(ctx: Ctx, form: BottleForm): Promise<DeskBottle> {
  refuseFields(wrongInBottle(form, await findKit(ctx)))
  const bottle_id = await transact(ctx, async (ctx) => {
    const bottle_id = await insertBottle(ctx, form)
    await announce(ctx, 'bottle_model.created', bottle_id, { name: form.name })
    touch(ctx, bottleTag)
    return bottle_id
  })
  return anyBottle(ctx, bottle_id)
}

export async function saveBottle(
  ctx: Ctx,
  bottle_id: number,
  { version, ...form }: BottleForm & { version: number },
): Promise<DeskBottle> {
  const before = await anyBottle(ctx, bottle_id)
  refuseFields(wrongInBottle(form, await findKit(ctx)))
  const { usd_rate } = (await readSettings(ctx)).payment
  await transact(ctx, async (ctx) => {
    if (!(await updateBottle(ctx, bottle_id, form, version))) throw savedElsewhere()
    await announce(ctx, 'bottle_model.changed', bottle_id, {
      name: form.name,
      ...(isCheaperBottle(before, form, usd_rate) && { cheaper: true }),
    })
    touch(ctx, bottleTag)
  })
  return anyBottle(ctx, bottle_id)
}

function refuseFields(wrong: FieldPhrases) {
  if (Object.keys(wrong).length) throw invalid(wrong)
}

export async function saveKit(ctx: Ctx, { version, ...kit }: KitForm & { version: number }) {
  const before = await findKit(ctx)
  refuseFields(wrongInKit(kit, before, await listBottleIds(ctx)))
  const { usd_rate } = (await readSettings(ctx)).payment
  await transact(ctx, async (ctx) => {
    if (!(await writeKit(ctx, kit, version))) throw savedElsewhere()
    await announce(ctx, 'bottle_kit.changed', 'kit', {
      ...(isCheaperKit(before.parts, kit.parts, usd_rate) && { cheaper: true }),
    })
    touch(ctx, bottleTag)
  })
  return findKit(ctx)
}
