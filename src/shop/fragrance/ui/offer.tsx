import type { Scent } from '#shop/fragrance/contract.ts'
import { refundTable } from '#shop/fragrance/rules.ts'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { ownerWord, paperWord, partWord, verdictWord } from './words.tsx'

/** What is offered, line by line, with the deposit and what comes after it. */
export function Offer({ scent }: { scent: Scent }) {
  const t = useT()
  const { pick } = useLang()
  const money = useMoney()
  const { currency } = scent
  const sums: [string, number][] = [
    [t('합계'), scent.total],
    [t('계약금'), scent.deposit],
    [t('잔금'), scent.balance],
  ]
  return (
    <dl className="tabular grid gap-2 text-plain">
      {scent.lines.map((line) => (
        <div key={`${line.part} ${line.what}`} className="flex justify-between gap-4">
          <dt>
            <span className="mr-2 text-caption text-ink-500">{partWord(t, line.part)}</span>
            <span data-content>{pick(line.what, line.what_en)}</span>
          </dt>
          <dd className="whitespace-nowrap">{money(line.amount, currency)}</dd>
        </div>
      ))}
      {sums.map(([word, sum], at) => (
        <div
          key={word}
          className={
            at === 0
              ? 'mt-2 flex justify-between gap-4 border-t border-line pt-3 font-semibold'
              : 'flex justify-between gap-4 text-ink-700'
          }
        >
          <dt>{word}</dt>
          <dd className="whitespace-nowrap">{money(sum, currency)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Whose the recipe is, and what is promised with it. */
export function PromiseList({ scent }: { scent: Pick<Scent, 'promises' | 'currency' | 'nda_at'> }) {
  const t = useT()
  const money = useMoney()
  const { owner, exclusive, nda, again, papers } = scent.promises
  const rows: [string, string][] = [
    [t('처방의 주인'), ownerWord(t, owner)],
    [t('독점'), exclusive ? t('{count}개월 동안', { count: exclusive }) : t('약속하지 않아요')],
    [
      t('비밀 유지'),
      nda ? (scent.nda_at ? t('서로 약속했어요') : t('서로 지켜요')) : t('약속하지 않아요'),
    ],
    [
      t('다시 만들 때'),
      again === null
        ? t('그때 견적')
        : t('하나에 {price}', { price: money(again, scent.currency) }),
    ],
    [t('함께 드리는 서류'), papers.map((one) => paperWord(t, one)).join(', ') || t('없어요')],
  ]
  return (
    <dl className="grid gap-2 text-small">
      {rows.map(([word, value]) => (
        <div key={word} className="flex justify-between gap-4">
          <dt className="text-ink-500">{word}</dt>
          <dd className="text-right">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What goes back of the deposit, and when. */
export function RefundTable() {
  const t = useT()
  const words = {
    before_sample: t('첫 샘플을 보내기 전'),
    after_first: t('첫 샘플을 보낸 뒤'),
    after_second: t('두 번째 샘플을 보냈거나 향을 승인한 뒤'),
  }
  return (
    <ul className="grid gap-1 text-small text-ink-700">
      {refundTable.map(({ step, percent }) => (
        <li key={step} className="flex justify-between gap-4">
          <span>{words[step]}</span>
          <span className="tabular shrink-0 text-right">
            {t('계약금의 {percent}%', { percent })}
          </span>
        </li>
      ))}
      <li>{t('오드모아가 그만두면 계약금을 모두 돌려 드려요.')}</li>
    </ul>
  )
}

/** The rounds of samples, with what was thought of them. */
export function Rounds({ samples }: { samples: Scent['samples'] }) {
  const t = useT()
  return (
    <ol className="grid gap-4">
      {samples.map((round) => (
        <li key={round.round} className="border-l-2 border-line pl-4 text-small" data-content>
          <p className="font-medium">
            {t('샘플 {round}차', { round: round.round })} · {round.waybill}
          </p>
          {round.note && <p className="whitespace-pre-line text-ink-700">{round.note}</p>}
          <ul className="mt-1 grid gap-1">
            {round.scents.map((one) => (
              <li key={one.name}>
                {one.name}
                {one.rating > 0 && ` · ${t('별점 {count}점', { count: one.rating })}`}
                {one.verdict && ` · ${verdictWord(t, one.verdict)}`}
                {one.words && <span className="block text-ink-700">{one.words}</span>}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
