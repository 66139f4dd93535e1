import * as z from 'zod/mini'
import { withoutCards } from '#kernel/card-numbers.ts'
import { phoneDigits, whyBadPhone } from '#kernel/phone.ts'

export const text = (label: string, most: number) =>
  z
    .string(label)
    .check(
      z.trim(),
      z.minLength(1, label),
      z.maxLength(most),
      z.regex(/^[^<>]*$/, '< 와 > 는 쓸 수 없어요.'),
    )
export const optionalText = (most: number) =>
  z._default(
    z.string().check(z.trim(), z.maxLength(most), z.regex(/^[^<>]*$/, '< 와 > 는 쓸 수 없어요.')),
    '',
  )

/** Words of a buyer that staff and mails repeat: a card number among them is hidden before it is kept. */
export const freeText = (most: number) => z.pipe(optionalText(most), z.transform(withoutCards))

/** Any typing is taken; digits go on. The message names the cause. */
export const phone = z.pipe(
  z.string('휴대폰 번호를 적어 주세요.').check(z.maxLength(30), (given) => {
    const why = whyBadPhone(given.value)
    if (why)
      given.issues.push({
        code: 'custom',
        input: given.value,
        message: why[0],
        params: why[1],
        continue: false,
      })
  }),
  z.transform(phoneDigits),
)

/** Something that has left the shop. */
/** Units in a box; of a replacement the option that was sent instead. */
export type PackedUnits = { ct_id: number; qty: number; option?: string; option_en?: string }

export const parcelView = z.object({
  parcel_id: z.number(),
  kind: z.enum(['order', 'exchange']),
  company: z.string(),
  company_name: z.object({ ko: z.string(), en: z.string() }),
  invoice: z.string(),
  sent_at: z.string(),
  url: z.nullable(z.string()),
  lines: z.array(z.object({ ct_id: z.number(), qty: z.number() })),
})

/** Courier and number of a parcel; hyphens and spaces fall out. */
export const shipBody = {
  company: z
    .string('택배사를 골라 주세요.')
    .check(z.minLength(1, '택배사를 골라 주세요.'), z.maxLength(30)),
  od_invoice: z.pipe(
    z
      .string('송장번호를 적어 주세요.')
      .check(z.minLength(1, '송장번호를 적어 주세요.'), z.maxLength(40)),
    z.pipe(
      z.transform((typed: string) => typed.replace(/[\s-]/g, '')),
      z.string().check(z.regex(/^[A-Za-z0-9]{8,30}$/, '송장번호는 숫자와 영문 8~30자리예요.')),
    ),
  ),
}

/** Sent along, the number is refused when another person's order bears it: 409 with those orders in `detail.same`. Sent again without, it is taken. */
export const onlyHere = { only_here: z.optional(z.boolean()) }
