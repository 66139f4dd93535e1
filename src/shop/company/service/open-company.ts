import type { Ctx } from '#platform/context.ts'
import type { Registration } from '#shop/company/contract.ts'
import { findCompany, putCompany, setState } from '#shop/company/store/companies.ts'

/** An approved business may invite colleagues and has its invoices written to its registration; orders on account wait for a limit. */
export async function openCompany(ctx: Ctx, mb_id: string, registration: Registration) {
  await putCompany(ctx, { mb_id, ...registration, state: 'open' })
}

/** A registration that has ended gives way to another of the same business; terms, debts and colleagues stay. */
export async function moveCompany(ctx: Ctx, mb_id: string, ended: string, to: Registration) {
  const row = await findCompany(ctx, mb_id)
  if (row?.business_number === ended) await putCompany(ctx, { mb_id, ...to })
}

/** A business that is stopped orders on account no more, nor do its colleagues at its prices; what it owes stays owed. */
export async function stopCompany(ctx: Ctx, mb_id: string) {
  if (await findCompany(ctx, mb_id)) await setState(ctx, mb_id, 'stopped')
}
