import { Failure, invalid } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { pageOf } from '#kernel/paging.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { transact } from '#platform/transact.ts'
import type { CertificateRow } from '#shop/tssa/certificate-contract.ts'
import type { Roster } from '#shop/tssa/date-contract.ts'
import { listNoted } from '#shop/tssa/store/attendance.ts'
import {
  type CertificateFound,
  type CertificatesAsk,
  listCertificatesForStaff,
  revokeRow,
} from '#shop/tssa/store/certificates.ts'
import { insertCertificates, listRoster, nextCertificate } from '#shop/tssa/store/dates.ts'
import { anyCertificate, checkOf } from './certificates.ts'
import { anyDate, peopleOf, percentOf, showRoster } from './roster.ts'

/** Numbered by year. Whoever attended too little, or has one, is refused by name. */
export async function certify(
  ctx: Ctx,
  session_id: number,
  attendee_ids: readonly number[],
): Promise<Roster> {
  await transact(ctx, async (ctx) => {
    const { product, session } = await anyDate(ctx, session_id)
    const terms = product.certificate
    if (!terms) throw invalid({ attendee_ids: ['수료증이 없는 클래스예요.'] })
    const rows = await listRoster(ctx, session_id)
    const people = await peopleOf(ctx, rows)
    const noted = await listNoted(ctx, attendee_ids)
    const chosen = [...new Set(attendee_ids)].map((id) => {
      const one = people.find((person) => person.attendee_id === id)
      const booking = rows.find((row) => row.booking.booking_id === one?.booking_id)?.booking
      if (!one || booking?.state !== 'attended')
        throw invalid({ attendee_ids: ['참여한 사람에게만 수료증을 줄 수 있어요.'] })
      if (one.certificate_no)
        throw invalid({ attendee_ids: [['{name} 님은 이미 받았어요.', { name: one.name }]] })
      const percent = percentOf(noted, id, session.meetings)
      if (percent < terms.attend_percent)
        throw invalid({
          attendee_ids: [
            [
              '{name} 님은 출석이 {percent}%예요. {need}%부터 수료증을 줄 수 있어요.',
              { name: one.name, percent, need: terms.attend_percent },
            ],
          ],
        })
      return one
    })
    const numbers = await newNumbers(ctx, chosen.length)
    await insertCertificates(
      ctx,
      chosen.map((one, at) => ({
        certificate_no: numbers[at] ?? '',
        booking_id: one.booking_id,
        attendee_id: one.attendee_id,
        course: terms.name,
        course_en: terms.name_en,
        issuer: terms.issuer,
        issuer_en: terms.issuer_en,
        registration: terms.number,
        name: one.name,
        issued_on: koreanDay(ctx.now),
        created_at: ctx.now,
      })),
    )
    await announce(ctx, 'class.certified', session_id, {
      title: product.title,
      count: chosen.length,
    })
  })
  return showRoster(ctx, session_id)
}

/** The next numbers of this year, held until the transaction ends. */
async function newNumbers(ctx: Ctx, count: number): Promise<string[]> {
  const year = koreanDay(ctx.now).slice(0, 4)
  const first = await nextCertificate(ctx, year)
  return Array.from(
    { length: count },
    (_, at) => `TSSA-${year}-${String(first + at).padStart(4, '0')}`,
  )
}

export async function certificatesForStaff(ctx: Ctx, ask: CertificatesAsk) {
  const { rows, counts, total } = await listCertificatesForStaff(ctx, ask)
  return { ...pageOf(rows.map(rowOf), total, ask), counts }
}

function rowOf(found: CertificateFound): CertificateRow {
  const { certificate, mb_id, session_id } = found
  return {
    ...checkOf(found),
    name: certificate.name,
    name_en: certificate.name_en,
    booking_id: certificate.booking_id,
    replaces: certificate.replaces,
    revoke_reason: certificate.revoke_reason,
    mb_id,
    session_id,
  }
}

export async function revokeCertificate(
  ctx: Ctx,
  certificate_no: string,
  reason: string,
): Promise<CertificateRow> {
  await transact(ctx, (ctx) => revoke(ctx, certificate_no, reason))
  return rowOf(await anyCertificate(ctx, certificate_no))
}

/** Inside a transaction. */
async function revoke(ctx: Ctx, certificate_no: string, reason: string) {
  await anyCertificate(ctx, certificate_no)
  if (!(await revokeRow(ctx, certificate_no, reason)))
    throw new Failure('CONFLICT', '이미 취소한 수료증이에요.')
  await announce(ctx, 'class.certificate_revoked', certificate_no, { reason })
}

/** Another name, another number: the old one says that it counts no more. */
export async function reissueCertificate(
  ctx: Ctx,
  certificate_no: string,
  { reason, ...names }: { name: string; name_en: string; reason: string },
): Promise<CertificateRow> {
  const made = await transact(ctx, async (ctx) => {
    const { certificate } = await anyCertificate(ctx, certificate_no)
    await revoke(ctx, certificate_no, reason)
    const [number = ''] = await newNumbers(ctx, 1)
    await insertCertificates(ctx, [
      {
        ...certificate,
        ...names,
        certificate_no: number,
        issued_on: koreanDay(ctx.now),
        replaces: certificate_no,
        revoked_at: null,
        revoke_reason: '',
        created_at: ctx.now,
      },
    ])
    await announce(ctx, 'class.certificate_reissued', number, { from: certificate_no, to: number })
    return number
  })
  return rowOf(await anyCertificate(ctx, made))
}
