import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { words } from '#kernel/form-shapes.ts'
import { one, paged, pageQuery } from '#kernel/paging.ts'
import { searchWord } from '#kernel/search-word.ts'

const both = z.object({ ko: z.string(), en: z.string() })
export const certificateStates = ['valid', 'revoked'] as const

/** What anybody may read who knows the number: enough to compare with the paper in hand. */
export const certificateCheck = z.object({
  certificate_no: z.string(),
  state: z.enum(certificateStates),
  /** masked */
  name: z.string(),
  course: both,
  issuer: both,
  registration: z.string(),
  issued_on: z.string(),
  revoked_on: z.nullable(z.string()),
})
export type CertificateCheck = z.output<typeof certificateCheck>

export const classCertificates = {
  check: endpoint({
    method: 'GET',
    path: '/api/v1/class-certificates/:certificate_no',
    who: 'anyone',
    about:
      'Whether a certificate of this number stands: course, day, and the name masked; null for a number nobody was given',
    answer: one(z.nullable(certificateCheck)),
  }),
}

const row = z.extend(certificateCheck, {
  /** whole, for staff */
  name_en: z.string(),
  booking_id: z.string(),
  session_id: z.number(),
  mb_id: z.nullable(z.string()),
  replaces: z.nullable(z.string()),
  revoke_reason: z.string(),
})
export type CertificateRow = z.output<typeof row>

const who = ['class'] as const
const path = '/api/v1/admin/class-certificates'
const reason = words(1, 200)
export const certificateSorts = ['created_at', 'name'] as const

export const adminCertificates = {
  list: endpoint({
    method: 'GET',
    path,
    who,
    about: 'Certificates by number, name, course or member, those that were revoked among them',
    query: z.object({
      ...pageQuery(certificateSorts, 20),
      state: z.optional(z.enum(certificateStates, '고를 수 없는 값이에요.')),
      keyword: z.optional(searchWord),
    }),
    answer: z.extend(paged(row), { counts: z.record(z.string(), z.number()) }),
  }),
  revoke: endpoint({
    method: 'POST',
    path: `${path}/:certificate_no/revocation`,
    who,
    about: 'A certificate counts no more; whoever looks it up reads so',
    body: z.object({ reason }),
    answer: one(row),
  }),
  reissue: endpoint({
    method: 'POST',
    path: `${path}/:certificate_no/reissue`,
    who,
    status: 201,
    about: 'A new number with another name in the place of this one, which counts no more',
    body: z.object({ name: words(1, 40), name_en: words(0, 60), reason }),
    answer: one(row),
  }),
  pdf: endpoint({
    method: 'GET',
    path: `${path}/:certificate_no/pdf`,
    file: ['application/pdf'],
    who,
    about: 'The paper itself, in the language asked for',
    query: z.object({ lang: z.optional(z.enum(['kr', 'en'])) }),
    answer: z.object({}),
  }),
}
