import { dayWord } from '#kernel/day-words.ts'
import { notFound } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { inLang, type Lang } from '#kernel/language.ts'
import { maskedName } from '#kernel/masked.ts'
import { paths } from '#kernel/paths.ts'
import { networkOf } from '#platform/client-address.ts'
import { type Ctx, say } from '#platform/context.ts'
import { drawCertificate } from '#platform/draw-paper.ts'
import { limitTries } from '#platform/rate-limit.ts'
import type { CertificateCheck } from '#shop/tssa/certificate-contract.ts'
import { tidyNumber } from '#shop/tssa/certificate-rules.ts'
import { type CertificateFound, findCertificate } from '#shop/tssa/store/certificates.ts'

const checksPerHour = 120
const both = (ko: string, en: string) => ({ ko, en: en || ko })

export async function anyCertificate(ctx: Ctx, certificate_no: string): Promise<CertificateFound> {
  const found = await findCertificate(ctx, tidyNumber(certificate_no))
  if (!found) throw notFound()
  return found
}

/** Numbers follow one another, so that they can be guessed: what is told is of use only beside the paper. */
export async function checkCertificate(
  ctx: Ctx,
  certificate_no: string,
): Promise<CertificateCheck | null> {
  await limitTries(ctx, `certificate:${networkOf(ctx.ip)}`, checksPerHour, 3600)
  const found = await findCertificate(ctx, tidyNumber(certificate_no))
  return found && checkOf(found)
}

export function checkOf({ certificate }: CertificateFound): CertificateCheck {
  return {
    certificate_no: certificate.certificate_no,
    state: certificate.revoked_at ? 'revoked' : 'valid',
    name: maskedName(certificate.name),
    course: both(certificate.course, certificate.course_en),
    issuer: both(certificate.issuer, certificate.issuer_en),
    registration: certificate.registration,
    issued_on: certificate.issued_on,
    revoked_on: certificate.revoked_at && koreanDay(certificate.revoked_at),
  }
}

export async function certificateFile(ctx: Ctx, found: CertificateFound, lang: Lang = ctx.lang) {
  const { certificate } = found
  const view = { ...ctx, lang }
  const t = (phrase: string, params?: Record<string, string | number>) => say(view, phrase, params)
  const url = `${ctx.house.config.ORIGIN}${paths.tssa.certificate(certificate.certificate_no)}`
  const bytes = await drawCertificate(ctx, {
    lang: lang === 'en' ? 'en' : 'ko',
    title: t('수료증'),
    number: certificate.certificate_no,
    name: inLang(lang, certificate.name, certificate.name_en),
    body: [
      inLang(lang, certificate.course, certificate.course_en),
      t('위 사람은 이 과정을 정해진 출석으로 마쳤기에 이 증서를 드립니다.'),
    ],
    facts: [
      [t('수료증 번호'), certificate.certificate_no],
      [t('민간자격 등록번호'), certificate.registration],
      [t('자격 종류'), certificate.registration ? t('등록 민간자격 (국가자격이 아니에요)') : ''],
    ],
    day: dayWord(certificate.issued_on, lang),
    issuer: inLang(lang, certificate.issuer, certificate.issuer_en),
    check: { words: t('이 주소에서 진위를 확인할 수 있어요'), url },
    ...(certificate.revoked_at && { void: t('취소된 증서') }),
  })
  return { bytes, name: `${certificate.certificate_no}.pdf`, type: 'application/pdf' }
}
