import { isDay } from '#kernel/days.ts'
import { Failure, type FieldPhrases, invalid, notFound } from '#kernel/failure.ts'
import { pageOf } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { touch, transact } from '#platform/transact.ts'
import { levelsOf } from '#shop/catalog/rules.ts'
import type { MaterialForm, MaterialKind, StaffMaterial } from '#shop/custom/material-contract.ts'
import {
  countKinds,
  type DeskAsk,
  findMaterial,
  insertMaterial,
  listChoices,
  listDesk,
  listGoods,
  listLimits,
  updateMaterial,
  writeParts,
} from '#shop/custom/store/material-desk.ts'

export async function listForStaff(ctx: Ctx, ask: DeskAsk) {
  const [rows, counts] = [await listDesk(ctx, ask), await countKinds(ctx, ask)]
  const all = Object.values(counts).reduce((sum, one) => sum + one, 0)
  const data = rows.map(({ material, packs, amendment }) => ({
    ...material,
    kind: material.kind as MaterialKind, // only these are written
    packs,
    amendment,
    updated_at: material.updated_at.toISOString(),
  }))
  return { ...pageOf(data, ask.kind ? (counts[ask.kind] ?? 0) : all, ask), counts }
}

export async function materialForStaff(ctx: Ctx, material_id: number): Promise<StaffMaterial> {
  const row = await findMaterial(ctx, material_id)
  if (!row) throw notFound()
  const [limits, goods] = [await listLimits(ctx, material_id), await listGoods(ctx, material_id)]
  return {
    ...(row as unknown as StaffMaterial), // what is a word in the table is one of the contract's
    limits,
    packs: goods.map(({ io_no, grams }) => ({ io_no, grams })),
    goods: goods.map(({ io_id, io_id_en, ...one }) => ({
      ...one,
      option: levelsOf(io_id).join(' / '),
      option_en: levelsOf(io_id_en).join(' / '),
    })),
    updated_at: row.updated_at.toISOString(),
  }
}

export async function createMaterial(ctx: Ctx, form: MaterialForm): Promise<StaffMaterial> {
  const packs = await refuseParts(ctx, form)
  const material_id = await transact(ctx, async (ctx) => {
    const material_id = await insertMaterial(ctx, columnsOf(form))
    await writeParts(ctx, material_id, form.limits, packs)
    await announce(ctx, 'material.created', String(material_id), { name: form.name })
    touch(ctx, 'material')
    return material_id
  })
  return materialForStaff(ctx, material_id)
}

export async function saveMaterial(
  ctx: Ctx,
  material_id: number,
  { version, ...form }: MaterialForm & { version: number },
): Promise<StaffMaterial> {
  if (!(await findMaterial(ctx, material_id))) throw notFound()
  const packs = await refuseParts(ctx, form)
  await transact(ctx, async (ctx) => {
    if (!(await updateMaterial(ctx, material_id, columnsOf(form), version)))
      throw new Failure(
        'CONFLICT',
        '다른 화면에서 먼저 저장했어요. 새로 불러온 뒤 다시 저장해 주세요.',
      )
    await writeParts(ctx, material_id, form.limits, packs)
    await announce(ctx, 'material.changed', String(material_id), { name: form.name })
    touch(ctx, 'material')
  })
  return materialForStaff(ctx, material_id)
}

/** What formulas are checked by: the newest amendment, and of one the newest certificate. */
function columnsOf({ limits, packs: _, ...form }: MaterialForm) {
  const [newest] = [...limits].sort(
    (a, b) => b.amendment - a.amendment || (a.issued_on < b.issued_on ? 1 : -1),
  )
  return {
    ...form,
    ifra: newest?.limits ?? null,
    ifra_source: newest ? `IFRA ${newest.amendment} · ${newest.source}` : '',
  }
}

/** Answers the packs with the goods they are choices of. */
async function refuseParts(ctx: Ctx, form: MaterialForm) {
  const fields: FieldPhrases = {}
  const choices = await listChoices(
    ctx,
    form.packs.map(({ io_no }) => io_no),
  )
  const packs = form.packs.flatMap(({ io_no, grams }, at) => {
    const found = choices.find((one) => one.io_no === io_no)
    if (!found) fields[`packs.${at}.io_no`] = ['없는 옵션이에요. 다시 골라 주세요.']
    if (form.packs.findIndex((one) => one.io_no === io_no) < at)
      fields[`packs.${at}.io_no`] = ['같은 옵션이 두 번 있어요.']
    return found ? [{ io_no, it_id: found.it_id, grams }] : []
  })
  for (const [at, { amendment, issued_on }] of form.limits.entries()) {
    if (!isDay(issued_on)) fields[`limits.${at}.issued_on`] = ['날짜를 골라 주세요.']
    const same = (one: MaterialForm['limits'][number]) =>
      one.amendment === amendment && one.issued_on === issued_on
    if (form.limits.findIndex(same) < at)
      fields[`limits.${at}.amendment`] = ['같은 개정과 날짜의 한도가 두 번 있어요.']
  }
  if (form.allergens && '' in form.allergens) fields['allergens.'] = ['성분을 골라 주세요.']
  refuseRange(fields, form, 'usual_from', 'usual_to')
  refuseRange(fields, form, 'fits_from', 'fits_to')
  if (Object.keys(fields).length) throw invalid(fields)
  return packs
}

function refuseRange(
  fields: FieldPhrases,
  form: MaterialForm,
  from: 'usual_from' | 'fits_from',
  to: 'usual_to' | 'fits_to',
) {
  const [least, most] = [form[from], form[to]]
  if ((least === null) !== (most === null)) fields[to] = ['두 값을 모두 적거나 모두 비워 주세요.']
  else if (least !== null && most !== null && least > most)
    fields[to] = ['앞의 값보다 작을 수 없어요.']
}
