import { Failure } from '#kernel/failure.ts'
import { before } from '#kernel/korean-time.ts'
import { type Ctx, type House, houseCtx } from '#platform/context.ts'
import type { Happened } from '#platform/react.ts'
import type { DeskApplication } from '#shop/application/desk-contract.ts'
import { openTaxOffice } from '#shop/application/nts.ts'
import { isTrade } from '#shop/application/rules.ts'
import { listStaleApproved } from '#shop/application/standing-store.ts'
import { findAny, noteOn } from '#shop/application/store.ts'
import { kindOf } from './apply.ts'
import { anyApplication, applicationForStaff } from './desk.ts'
import { endClosed } from './ending.ts'

const everyDays = 30

/** Asks the tax office; when it is away the number stands as unchecked, and staff may ask again. */
async function ask(ctx: Ctx, ap_id: number): Promise<boolean> {
  const row = await findAny(ctx, ap_id)
  const office = openTaxOffice(ctx.house.config)
  if (!row || !isTrade(kindOf(row)) || !office) return false
  const said = await office
    .check({ ...row.typed, business_number: row.business_number })
    .catch((error: unknown) => {
      ctx.house.log.warn({ ap_id, error }, 'the tax office could not be asked')
      return null
    })
  const at = ctx.now.toISOString()
  const now = (await findAny(ctx, ap_id))?.business_number
  // what was mended meanwhile is asked about again by its own event
  if (now !== row.business_number) return false
  await noteOn(ctx, ap_id, {
    checked: said ? { ...said, at } : { state: 'unchecked', matched: null, words: '', at },
  })
  return said !== null
}

/** The state of a business, once its application is written, and once more when it is approved. */
export async function checkBusiness(ctx: Ctx, happened: Happened) {
  const ap_id = Number(happened.subject)
  if (await ask(ctx, ap_id)) await endClosed(ctx, ap_id)
}

export async function checkAgain(ctx: Ctx, ap_id: number): Promise<DeskApplication> {
  await anyApplication(ctx, ap_id)
  if (!(await ask(ctx, ap_id)))
    throw new Failure('UNAVAILABLE', '국세청에 물어보지 못했어요. 잠시 뒤에 다시 시도해 주세요.')
  await endClosed(ctx, ap_id)
  return applicationForStaff(ctx, ap_id)
}

/** Approved businesses once a month: one that has closed loses its grade, and hears of it with the staff. */
export async function checkApproved(house: House) {
  const ctx = houseCtx(house)
  for (const ap_id of await listStaleApproved(ctx, before(ctx.now, { days: everyDays })))
    if (await ask(ctx, ap_id)) await endClosed(ctx, ap_id)
}
