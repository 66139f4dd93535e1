import type { ClassDetail } from '#shop/tssa/class-contract.ts'
import { useLang, useT } from '#ui/language.tsx'
import { Money } from '#ui/money.tsx'
import { Written } from '#ui/written.tsx'

/** What the law asks of whoever sells a course with a private certificate. */
export function Certificate({ one }: { one: ClassDetail }) {
  const t = useT()
  const { pick } = useLang()
  const { certificate, price } = one
  if (!certificate) return null
  const rows = [
    { word: t('자격 이름'), text: pick(certificate.name.ko, certificate.name.en) },
    { word: t('자격 종류'), text: t('등록 민간자격') },
    { word: t('등록 번호'), text: <Written>{certificate.number}</Written> },
    { word: t('발급 기관'), text: pick(certificate.issuer.ko, certificate.issuer.en) },
    { word: t('기관 연락처'), text: certificate.contact },
    {
      word: t('받는 조건'),
      text: t('수업의 {percent}% 이상 참여하고 시험에 합격', {
        percent: certificate.attend_percent,
      }),
    },
    { word: t('총비용'), text: <Money amount={price.value} currency={price.currency} /> },
  ]
  return (
    <section
      aria-labelledby="certificate-title"
      className="mt-9 bg-paper-100 px-5 py-5 desk:mt-11 desk:px-6"
    >
      <h2 id="certificate-title" className="type-h3">
        {t('자격증 안내')}
      </h2>
      <p className="mt-2 font-medium">
        {t('이 자격은 등록 민간자격이고, 국가가 공인한 국가자격이 아니에요.')}
      </p>
      <dl className="mt-3 grid gap-y-1.5 text-plain">
        {rows.map(({ word, text }) => (
          <div key={word} className="flex flex-wrap gap-x-3">
            <dt className="w-[6.5em] shrink-0 text-ink-500">{word}</dt>
            {/* below its word where letters are large */}
            <dd className="min-w-0 flex-1 basis-[min(100%,7.5rem)]">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
