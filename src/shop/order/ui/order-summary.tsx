import { type ReactNode, useState } from 'react'
import { paths } from '#kernel/paths.ts'
import { phoneFor } from '#kernel/phone.ts'
import type { CartLine, Totals } from '#shop/cart/contract.ts'
import { Amounts } from '#shop/cart/ui/amounts.tsx'
import { stripOf } from '#shop/cart/ui/line-kinds.ts'
import { LineProblem } from '#shop/cart/ui/line-problem.tsx'
import type { CartDesk } from '#shop/cart/ui/use-cart.ts'
import { contentsOf } from '#shop/order/unsent-rules.ts'
import { useSettings } from '#storefront/hooks.ts'
import { Accordion } from '#ui/accordion.tsx'
import { Button } from '#ui/button.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { TextLink } from '#ui/links.tsx'
import { countPhrases } from './count-phrases.ts'
import { OrderLineRow } from './order-line-row.tsx'

const shownFirst = 3

type Props = {
  lines: readonly CartLine[]
  country: string
  totals: Totals
  /** of it from the buyer's balance */
  credit: number
  desk: CartDesk
  direct: boolean
  /** the goods cannot go there */
  unsent: boolean
  /** a newer sum is on its way */
  waiting: boolean
}

function Lines({ lines, country, totals, desk }: Props) {
  const t = useT()
  const [all, setAll] = useState(false)
  const leaveOut = (line: CartLine) => desk.tick(line, false)
  // what is wrong is never folded away
  const shown = all ? lines : lines.filter((line, at) => at < shownFirst || line.problem)
  const hidden = lines.length - shown.length
  return (
    <>
      {lines.some(({ quoted }) => quoted) && (
        <p className="my-2 rounded-tag bg-info-100 px-3.5 py-2 text-small text-info">
          {t('견적서의 단가 그대로 주문해요.')}
        </p>
      )}
      <ul>
        {shown.map((line) => (
          <OrderLineRow
            key={line.ct_id}
            line={line}
            country={country}
            currency={totals.currency}
            strip={stripOf(line.families)}
          >
            <LineProblem
              line={line}
              refused={desk.refused[line.ct_id]}
              setQty={desk.setQty}
              acceptPrice={desk.acceptPrice}
              leaveOut={lines.length > 1 ? leaveOut : undefined}
              className="mt-2.5"
            />
          </OrderLineRow>
        ))}
      </ul>
      {hidden > 0 && (
        <Button look="ghost" size={44} wide onClick={() => setAll(true)}>
          {t('{count}개 더 보기', { count: hidden })}
        </Button>
      )}
    </>
  )
}

/** Stays beside the form on a desk, with the last step under it. */
export function OrderSummary({ children, ...props }: Props & { children: ReactNode }) {
  const t = useT()
  const { lines, totals, credit, desk, direct, waiting, unsent } = props
  return (
    <section
      aria-labelledby="order-sums"
      className="sticky top-[calc(var(--header-h)+24px)] border border-paper-200 bg-paper-0 p-7 pt-6"
    >
      <div className="mb-1.5 flex items-baseline justify-between gap-4">
        <h2 id="order-sums" className="text-title leading-[1.4] font-[650]">
          {t(countPhrases[contentsOf({ lines })], { count: lines.length })}
        </h2>
        {!direct && (
          <TextLink to={paths.cart()} className="text-small">
            {t('장바구니에서 고치기')}
          </TextLink>
        )}
      </div>
      <Lines {...props} />
      <Amounts
        totals={totals}
        credit={credit}
        waiting={desk.busy || waiting}
        unsent={unsent}
        lines={lines}
        className="hairline-t mt-2.5 pt-4.5"
      />
      {children}
      <Help />
    </section>
  )
}

/** Folds at the head of the form on a phone. */
export function OrderFold(props: Props) {
  const t = useT()
  const money = useMoney()
  const { lines, totals, credit, desk, direct, waiting, unsent } = props
  return (
    <Accordion
      open={lines.some((line) => line.problem)}
      className="-mx-4 border-y border-paper-200 bg-paper-0 px-4"
      title={
        <span className="flex min-w-0 flex-1 items-baseline justify-between gap-3 py-3">
          <span className="text-plain font-[650]">
            {t(countPhrases[contentsOf({ lines })], { count: lines.length })}
          </span>
          <strong className="tabular text-lead font-bold">
            {unsent ? t('보낼 수 없어요') : money(totals.total - credit, totals.currency)}
          </strong>
        </span>
      }
    >
      <div className="pb-5">
        <Lines {...props} />
        <Amounts
          totals={totals}
          credit={credit}
          waiting={desk.busy || waiting}
          unsent={unsent}
          lines={lines}
          className="hairline-t mt-2 pt-4"
        />
        {!direct && (
          <TextLink to={paths.cart()} className="tap mt-4 inline-block text-small">
            {t('장바구니에서 고치기')}
          </TextLink>
        )}
      </div>
    </Accordion>
  )
}

/** The same place and words as in the footer. */
export function Help({ className = 'mt-4 text-center' }: { className?: string }) {
  const t = useT()
  const { lang, pick } = useLang()
  const company = useSettings()?.company
  if (!company) return null
  return (
    <p className={`text-caption leading-relaxed text-ink-500 ${className}`}>
      {t('도움이 필요하면')}{' '}
      <a
        href={`tel:${phoneFor(lang, company.phone)}`}
        className="tabular font-medium text-ink-700 underline decoration-line underline-offset-4"
      >
        {phoneFor(lang, company.phone)}
      </a>
      {' · '}
      {pick(company.hours.ko, company.hours.en)}
    </p>
  )
}
