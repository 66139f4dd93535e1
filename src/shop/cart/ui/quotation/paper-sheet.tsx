import type { ReactNode } from 'react'
import { businessNumberText } from '#kernel/business-number.ts'
import { dayWord } from '#kernel/day-words.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import type { Lang } from '#kernel/language.ts'
import { phoneFor } from '#kernel/phone.ts'
import type { QuotationView } from '#shop/cart/quotation-contract.ts'
import { amountInWords } from '#shop/cart/words-rules.ts'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { Written } from '#ui/written.tsx'
import { PaperLines } from './paper-lines.tsx'
import { QuotedSends } from './quoted-sends.tsx'
import { Seal } from './seal.tsx'

/** The day in Korea, as it stands on the paper. */
export function dayOf(at: string, lang: Lang): string {
  return dayWord(koreanDay(new Date(at)), lang)
}

/** The paper itself; what is printed is this. */
export function PaperSheet({ view, level = 1 }: { view: QuotationView; level?: 1 | 2 }) {
  const Heading = level === 1 ? 'h1' : 'h2'
  const t = useT()
  const { lang, pick } = useLang()
  const plain = useMoney()
  const { paper } = view
  const { recipient, supplier, totals, bank } = paper
  const last = dayOf(view.valid_until, lang)
  return (
    <article className="bg-paper-0 px-5 py-7 shadow-[0_1px_2px_rgb(0_0_0/.06)] card:px-10 card:py-10 print:p-0 print:shadow-none">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-b-2 border-ink-900 pb-4">
        <Heading className="type-h1 desk:text-display">{t('견적서')}</Heading>
        <p className="tabular text-small leading-relaxed card:text-right print:text-right text-ink-700">
          <strong className="block text-lead font-bold text-ink-900">
            {view.qt_no}
            {view.revision > 1 && (
              <span className="ml-1.5 text-small font-medium text-ink-500">r{view.revision}</span>
            )}
          </strong>
          {t('작성일')} {dayOf(paper.written_at, lang)} · {t('유효 기간')}{' '}
          {t('{day}까지', { day: last })}
        </p>
      </header>
      <div className="mt-6 grid gap-x-10 gap-y-6 card:grid-cols-2 print:grid-cols-2">
        <Party heading={t('견적 받는 곳')}>
          <p className="text-head leading-snug font-semibold">
            <Written>{t('{company} 귀하', { company: recipient.company })}</Written>
          </p>
          <Facts
            rows={[
              [t('담당자'), recipient.name],
              [t('전화'), recipient.phone],
              [t('메일'), recipient.email],
            ]}
          />
        </Party>
        <Party heading={t('공급자')}>
          <div className="relative flex items-start justify-between gap-3">
            <Facts
              rows={[
                [t('상호'), pick(supplier.name.ko, supplier.name.en)],
                [t('대표'), pick(supplier.ceo.ko, supplier.ceo.en)],
                [
                  t('사업자번호'),
                  `${businessNumberText(supplier.business_number)} ${pick(supplier.business_number_mark.ko, supplier.business_number_mark.en)}`.trim(),
                ],
                [
                  t('업태 / 종목'),
                  [supplier.business_type, supplier.business_item]
                    .flatMap((one) => (one?.ko ? [pick(one.ko, one.en)] : []))
                    .join(' / '),
                ],
                [t('주소'), pick(supplier.address.ko, supplier.address.en)],
                [t('전화'), phoneFor(lang, supplier.phone)],
                [t('메일'), supplier.email],
              ]}
            />
            {/* on a phone it is set over the corner, as on paper: beside the facts it would leave them no room */}
            <span className="max-card:absolute max-card:-top-5 max-card:right-0 print:static">
              <Seal name={pick(supplier.name.ko, supplier.name.en)} />
            </span>
          </div>
        </Party>
      </div>
      <p className="tabular mt-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 bg-paper-100 px-4 py-3.5 print:border print:border-paper-200">
        <span className="font-semibold">{amountInWords(totals.total, totals.currency, lang)}</span>
        <strong className="text-head font-bold">{plain(totals.total, totals.currency)}</strong>
      </p>
      <PaperLines paper={paper} />
      <QuotedSends paper={paper} />
      {paper.note && (
        <section className="mt-6">
          <h2 className="text-small font-semibold">{t('비고')}</h2>
          <p className="mt-1 text-small whitespace-pre-line text-ink-700">
            <Written>{paper.note}</Written>
          </p>
        </section>
      )}
      <section className="mt-6 text-caption leading-relaxed text-ink-500">
        <h2 className="text-small font-semibold text-ink-900">{t('거래 조건')}</h2>
        <p>{t('{day}까지 이 견적서의 단가로 주문할 수 있어요.', { day: last })}</p>
        <p>
          {paper.sends.length
            ? t('배송비는 받는 곳마다 따로 보내는 비용이에요. 제주·도서 지역을 포함했어요.')
            : t('배송비는 국내 육지 기준이고, 제주·도서 지역과 해외는 주문할 때 더해져요.')}
        </p>
        {bank && (
          <p className="tabular">
            {t('입금 계좌: {bank} {number}, 예금주 {holder}', {
              bank: pick(bank.bank.ko, bank.bank.en),
              number: bank.number,
              holder: pick(bank.holder.ko, bank.holder.en),
            })}
          </p>
        )}
      </section>
    </article>
  )
}

function Party({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-caption font-semibold text-ink-500">{heading}</h2>
      {children}
    </section>
  )
}

function Facts({ rows }: { rows: [string, string][] }) {
  return (
    <dl className="mt-1 grid grid-cols-[minmax(0,auto)_minmax(0,1fr)] gap-x-4 gap-y-0.5 text-small leading-relaxed">
      {rows
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="max-w-[7em] text-ink-500">{label}</dt>
            <dd className="min-w-0 break-words">
              <Written>{value}</Written>
            </dd>
          </div>
        ))}
    </dl>
  )
}
