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
import { fieldsOf, isAsked } from '#shop/application/field-rules.ts'
import {
  agreementsOf,
  filledLines,
  isTrade,
  mostFiles,
  needAgreement,
  whyBad,
  whyBadLines,
} from '#shop/application/rules.ts'
import type { NewFile } from '#shop/application/store.ts'
import { sumsOf } from '#shop/cart/send-rules.ts'
import type { FrozenFormula } from '#shop/custom/frozen-contract.ts'
import { frozenOwn } from '#shop/custom/service/frozen.ts'
import { keepFiles } from '#shop/inquiry/service/files.ts'
import { readList } from './sends.ts'

export const drawer = 'applications'
const taken = ['image/jpeg', 'image/png', 'application/pdf']

export type Sent = ApplicationTyped & {
  files: File[]
  privacy: boolean
  secrecy: boolean
  made_to_order: boolean
  sample_fee: boolean
  formula_id: string
  goods: string[]
  counts: string[]
  sends: string
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
  const fields = fieldsOf(kind)
  const typed = applicationTyped.parse({})
  for (const field of fields) if (isAsked(field, sent)) typed[field.name] = sent[field.name]
  const wrong: FieldPhrases = {}
  for (const { name } of fields) {
    const why = whyBad(kind, name, typed, today)
    if (why) wrong[name] = [why]
  }
  const lines = kind === 'bulk' ? readLines(sent, wrong) : { lines: [], sends: [] }
  if (!sent.privacy) wrong.privacy = ['개인정보 수집·이용에 동의해 주세요.']
  if (isTrade(kind) && !sent.secrecy)
    wrong.secrecy = ['거래 가격을 밖에 알리지 않는 데 동의해 주세요.']
  for (const one of agreementsOf(kind)) if (!sent[one]) wrong[one] = [needAgreement[one]]
  if (Object.keys(wrong).length) throw invalid(wrong)
  return {
    row: {
      name: typed.name,
      mobile: phoneDigits(typed.mobile),
      email: typed.email.toLowerCase(),
      company: typed.company,
      business_number: typed.business_number.replace(/[\s-]/g, ''),
      typed,
      ...lines,
      secrecy: isTrade(kind) && sent.secrecy,
      agreed: [...agreementsOf(kind)],
    },
  }
}

/** The formula that goes along, as it is now; one that is gone meanwhile stays as it was sent before. */
export async function formulaOf(
  ctx: Ctx,
  kind: ApplicationKind,
  { formula_id }: Pick<Sent, 'formula_id'>,
  before: FrozenFormula | null = null,
): Promise<FrozenFormula | null> {
  if (kind !== 'fragrance' || !formula_id) return null
  const found = await frozenOwn(ctx, Number(formula_id))
  if (found) return found
  if (before && String(before.formula_id) === formula_id) return before
  throw invalid({ formula_id: ['없는 포뮬러예요. 다시 골라 주세요.'] })
}

/** The goods of a bulk request: of its list of places where one came, else as they were typed. */
function readLines({ goods, counts, sends: list }: Sent, wrong: FieldPhrases) {
  const sends = readList(list)
  if (typeof sends === 'string') wrong.sends = [sends]
  else if (sends.length) return { lines: sumsOf(sends), sends }
  const typed = goods.map((name, at) => ({ name, qty: counts[at] ?? '' }))
  const why = typeof sends === 'string' ? null : whyBadLines(typed)
  if (why) wrong.goods = [why]
  return {
    lines: filledLines(typed).map(({ name, qty }) => ({ name, qty: Number(qty) })),
    sends: [],
  }
}
