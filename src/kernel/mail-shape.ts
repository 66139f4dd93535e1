import * as z from 'zod/mini'
import { longestMail, whyBadMail } from './mail-address.ts'

/** The address of one person, in small letters. */
export const mailAddress = z.string('메일 주소를 적어 주세요.').check(
  z.trim(),
  z.toLowerCase(),
  z.minLength(1, '메일 주소를 적어 주세요.'),
  z.maxLength(longestMail),
  z.superRefine((typed, ctx) => {
    const why = whyBadMail(typed)
    if (typed && why)
      ctx.issues.push({ code: 'custom', input: typed, message: why[0], continue: false })
  }),
)

/** The same, or nothing. */
export const optionalMail = z._default(
  z.string().check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(longestMail),
    z.superRefine((typed, ctx) => {
      const why = typed ? whyBadMail(typed) : null
      if (why) ctx.issues.push({ code: 'custom', input: typed, message: why[0], continue: false })
    }),
  ),
  '',
)
