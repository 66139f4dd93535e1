import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { call } from '#kernel/queries.ts'
import { type QuotationView, quotations } from '#shop/cart/quotation-contract.ts'
import { lineWords } from '#shop/cart/title-rules.ts'
import { CardWords } from '#shop/cart/ui/card-words.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { FormRefusal } from '#ui/form-refusal.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { QuantityStepper } from '#ui/quantity-stepper.tsx'
import { useSending } from '#ui/use-sending.ts'
import { RecipientFields, useRecipient, wordsOf } from './recipient-fields.tsx'

/** Quantities, lines left out and the recipient; unit prices and the last day stay. */
export function EditQuotation({ view }: { view: QuotationView }) {
  const t = useT()
  const { pick } = useLang()
  const money = useMoney()
  const navigate = useNavigate()
  const client = useQueryClient()
  const fields = useRecipient(view.paper)
  const [lines, setLines] = useState(view.paper.lines)
  const back = paths.quotation({ token: view.token })

  const { busy, refusal, form } = useSending(fields, async () => {
    const body = {
      ...wordsOf(fields.values),
      lines: lines.map(({ io_no, ct_qty, ct_text }) => ({ io_no, ct_qty, ct_text })),
      revision: view.revision,
    }
    await call(quotations.revise, { params: { token: view.token }, body })
    await client.invalidateQueries({ queryKey: [quotations.show.path] })
    await navigate(back, { replace: true })
  })

  return (
    <form {...form} className="mx-auto max-w-[1180px] px-4 py-6 desk:py-10">
      <h1 className="type-h1 desk:text-display">
        {t('견적서 {number} 고치기', { number: view.qt_no })}
      </h1>
      <p className="mt-2 text-plain text-ink-700">
        {t(
          '저장하면 새 견적서(r{count})가 되고, 지금 견적서도 기록에 남아요. 단가와 유효 기간은 그대로예요.',
          { count: view.revision + 1 },
        )}
      </p>
      <div className="mt-6 grid items-start gap-6 desk:grid-cols-[minmax(0,1fr)_400px]">
        <section aria-labelledby="quoted" className="bg-paper-0 px-5 py-6 card:px-8">
          <h2 id="quoted" className="type-h3">
            {t('견적 상품')}
          </h2>
          <ul className="mt-4 border-t-2 border-ink-900">
            {lines.map((line) => (
              <li
                key={`${line.io_no} ${line.ct_text}`}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-paper-200 py-4"
              >
                <div className="min-w-0 flex-1 basis-56">
                  <p className="font-medium">{lineWords(line, pick).title}</p>
                  {line.ct_option && (
                    <p className="text-caption text-ink-500">{lineWords(line, pick).detail}</p>
                  )}
                  <CardWords text={line.ct_text} />
                  <p className="tabular mt-1 text-small text-ink-700">
                    {t('단가')} {money(line.price, view.currency)}
                  </p>
                </div>
                <div className="flex items-center gap-3">
                  <QuantityStepper
                    label={lineWords(line, pick).title}
                    value={line.ct_qty}
                    onChange={(ct_qty) =>
                      setLines((all) => all.map((one) => (one === line ? { ...one, ct_qty } : one)))
                    }
                  />
                  {lines.length > 1 && (
                    <button
                      type="button"
                      className="tap text-small text-ink-700 underline decoration-line underline-offset-4"
                      onClick={() => setLines((all) => all.filter((one) => one !== line))}
                    >
                      {t('빼기')}
                      <span className="sr-only"> {lineWords(line, pick).title}</span>
                    </button>
                  )}
                </div>
              </li>
            ))}
          </ul>
          <p className="tabular mt-4 text-right text-plain">
            {t('상품 금액')}{' '}
            <strong className="ml-2 text-title font-bold">
              {money(
                lines.reduce((all, { price, ct_qty }) => all + price * ct_qty, 0),
                view.currency,
              )}
            </strong>
          </p>
        </section>
        <div className="grid gap-5 bg-paper-0 px-5 py-6">
          <RecipientFields fields={fields} />
          <FormRefusal message={refusal} />
          <div className="grid grid-cols-2 gap-2">
            <ButtonLink look="outline" to={back}>
              {t('취소')}
            </ButtonLink>
            <Button type="submit" busy={busy}>
              {t('저장')}
            </Button>
          </div>
        </div>
      </div>
    </form>
  )
}
