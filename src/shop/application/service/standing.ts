import { Failure } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { levelWith, ownLevel } from '#shop/application/level-rules.ts'
import { kindWords } from '#shop/application/rules.ts'
import { listStanding } from '#shop/application/standing-store.ts'
import type { ApplicationRecord } from '#shop/application/store.ts'
import { moveCompany, stopCompany } from '#shop/company/service/open-company.ts'
import { lowestGrade } from '#shop/member/desk-rules.ts'
import { anyMember, changeGrade } from '#shop/member/service/desk.ts'
import { kindOf } from './apply.ts'

/** What an approval gave is taken back, as far as no other one gives it too: the grade, and the company's account. */
export async function endStanding(ctx: Ctx, row: ApplicationRecord) {
  if (!row.mb_id) return
  await giveLevel(ctx, row, row.mb_id, await levelAfter(ctx, row, row.mb_id))
  await endCompany(ctx, row, row.mb_id)
}

/** Another approval keeps the company in business, with its colleagues and its account: under the registration of that one. */
async function endCompany(ctx: Ctx, row: ApplicationRecord, mb_id: string) {
  const other = (await listStanding(ctx, mb_id, row.ap_id)).at(-1)
  if (!other) return stopCompany(ctx, mb_id)
  await moveCompany(ctx, mb_id, row.business_number, registrationOf(other))
}

/** What the business told of itself, as an invoice needs it. */
export function registrationOf({ company, business_number, typed, email }: ApplicationRecord) {
  const { representative, business_type, business_item, address, address2, tax_email } = typed
  return {
    ...{ company, business_number, representative, business_type, business_item },
    address: [address, address2].filter(Boolean).join(' '),
    tax_email: tax_email || email,
  }
}

/** A grade that somebody has of their own is never lowered by an approval. A member who has left since has none any more. */
export async function raiseLevel(ctx: Ctx, row: ApplicationRecord, asked: number) {
  if (!row.mb_id)
    throw new Failure('CONFLICT', '신청한 회원이 탈퇴해서 등급을 줄 수 없어요. 반려로 마쳐 주세요.')
  const [others, { mb_level }] = [
    await listStanding(ctx, row.mb_id, row.ap_id),
    await anyMember(ctx, row.mb_id),
  ]
  const level_before = ownLevel(mb_level, others)
  await giveLevel(ctx, row, row.mb_id, levelWith(level_before, others, asked))
  return { mb_level: levelWith(level_before, [], asked), level_before }
}

/** What its member goes back to when an approval ends: what another one gave, or the grade of before. */
export async function levelAfter(ctx: Ctx, row: ApplicationRecord, mb_id: string): Promise<number> {
  return levelWith(row.level_before ?? lowestGrade, await listStanding(ctx, mb_id, row.ap_id))
}

async function giveLevel(ctx: Ctx, row: ApplicationRecord, mb_id: string, mb_level: number) {
  const member = await anyMember(ctx, mb_id)
  // who works here by now has no grade to give back
  if (member.mb_level !== mb_level && !(member.staff_role && mb_level < member.mb_level))
    await changeGrade(ctx, mb_id, { mb_level, reason: kindWords[kindOf(row)], trade: true })
}
