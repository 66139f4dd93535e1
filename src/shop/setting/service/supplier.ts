import { businessNumberText } from '#kernel/business-number.ts'
import { inLang } from '#kernel/language.ts'
import { phoneFor } from '#kernel/phone.ts'
import { type Ctx, say } from '#platform/context.ts'
import type { PaperParty } from '#platform/paper.ts'
import type { Settings } from '#shop/setting/contract.ts'

/** The shop as it stands on its papers. */
export function supplierOf(ctx: Ctx, { company }: Settings): PaperParty {
  const pick = (both: { ko: string; en: string }) => inLang(ctx.lang, both.ko, both.en)
  return {
    heading: say(ctx, '공급자'),
    seal: pick(company.name),
    rows: [
      [say(ctx, '상호'), pick(company.name)],
      [say(ctx, '대표'), pick(company.ceo)],
      [
        say(ctx, '사업자번호'),
        [businessNumberText(company.business_number), pick(company.business_number_mark)]
          .filter(Boolean)
          .join(' '),
      ],
      [say(ctx, '주소'), pick(company.address)],
      [say(ctx, '전화'), phoneFor(ctx.lang, company.phone)],
    ],
  }
}
