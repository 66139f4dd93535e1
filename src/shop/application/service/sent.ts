import { type FieldPhrases, invalid } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { phoneDigits } from '#kernel/phone.ts'
import type { Ctx } from '#platform/context.ts'
import { dropPrivate } from '#platform/private-files.ts'
import {
  type ApplicationKind,
  type ApplicationTyped,
  applicationTyped,
} from '#shop/application/contract.ts'
import { fieldsOf } from '#shop/application/field-rules.ts'
import { filledLines, isTrade, mostFiles, whyBad, whyBadLines } from '#shop/application/rules.ts'
import type { NewFile } from '#shop/application/store.ts'
import { keepFiles } from '#shop/inquiry/service/files.ts'

export const drawer = 'applications'
const taken = ['image/jpeg', 'image/png', 'application/pdf']

export type Sent = ApplicationTyped & {
  files: File[]
  privacy: boolean
  secrecy: boolean
  goods: string[]
  counts: string[]
}

/** The files of a form, of fewer kinds than an inquiry takes. */
export async function keepOnly(ctx: Ctx, files: File[], there = 0): Promise<NewFile[]> {
  const kept = await keepFiles(ctx, files, there, { most: mostFiles, drawer })
  const other = kept.find((file) => !taken.includes(file.file_type))
  if (!other) return kept
  await dropPrivate(
    ctx.house.config,
    kept.map((file) => file.file_id),
    drawer,
  )
  throw invalid({
    files: [
      ['{name} 파일은 올릴 수 없어요. JPEG, PNG, PDF만 올릴 수 있어요.', { name: other.file_name }],
    ],
  })
}

/** Everything that is wrong with a form at once; what its kind does not ask for is left out. */
export function readTyped(ctx: Ctx, kind: ApplicationKind, sent: Sent) {
  const today = koreanDay(ctx.now)
  const asked = new Set(fieldsOf(kind).map((field) => field.name))
  const empty = applicationTyped.parse({})
  const typed = { ...empty }
  for (const name of asked) typed[name] = sent[name]
  const wrong: FieldPhrases = {}
  for (const name of asked) {
    const why = whyBad(kind, name, typed, today)
    if (why) wrong[name] = [why]
  }
  const lines = sent.goods.map((name, at) => ({ name, qty: sent.counts[at] ?? '' }))
  const badLines = kind === 'bulk' ? whyBadLines(lines) : null
  if (badLines) wrong.goods = [badLines]
  if (!sent.privacy) wrong.privacy = ['개인정보 수집·이용에 동의해 주세요.']
  if (isTrade(kind) && !sent.secrecy)
    wrong.secrecy = ['거래 가격을 밖에 알리지 않는 데 동의해 주세요.']
  if (Object.keys(wrong).length) throw invalid(wrong)
  return {
    row: {
      name: typed.name,
      mobile: phoneDigits(typed.mobile),
      email: typed.email.toLowerCase(),
      company: typed.company,
      business_number: typed.business_number.replace(/[\s-]/g, ''),
      typed,
      lines:
        kind === 'bulk'
          ? filledLines(lines).map(({ name, qty }) => ({ name, qty: Number(qty) }))
          : [],
      secrecy: isTrade(kind) && sent.secrecy,
    },
  }
}
