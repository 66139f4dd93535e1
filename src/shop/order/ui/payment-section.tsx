import { Suspense, useState } from 'react'
import { homeCountry } from '#kernel/destination.ts'
import type { Totals } from '#shop/cart/contract.ts'
import type { OrderPrice } from '#shop/order/contract/prices.ts'
import type { PayWay } from '#shop/payment/contract.ts'
import type { ReceiptKind } from '#shop/payment/receipt-contract.ts'
import { cashCases, selfFrom } from '#shop/payment/receipt-rules.ts'
import { escrowWays, settleCaseOf, wayWord } from '#shop/payment/rules.ts'
import { ReceiptFields } from '#shop/payment/ui/receipt-fields.tsx'
import { useOfferedWays } from '#shop/payment/ui/ways.ts'
import { useSettings } from '#storefront/hooks.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { cx } from '#ui/class-names.ts'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Fields } from '#ui/use-fields.ts'
import { accountCard } from './account-card.ts'
import { FormSection } from './form-section.tsx'
import { asksInvoice, byBank, hasEscrow, type OrderTyped } from './typed-order.ts'
import { useUsualWay } from './use-usual-way.ts'

const CompanyTerms = lazyPart(() =>
  import('./company-terms.tsx').then((found) => found.CompanyTerms),
)

const wayHint: Record<PayWay, string> = {
  card: '결제창이 열리면 카드와 할부를 골라 주세요.',
  easy: '토스페이 결제창에서 결제해요.',
  vbank: '이 주문만을 위한 계좌를 드려요. 3일 안에 입금하면 바로 확인돼요.',
  transfer: '내 통장에서 바로 결제해요. 은행 인증이 필요해요.',
  card_abroad: '카드 번호는 PayPal 화면에서 적어요. PayPal 계정이 없어도 달러로 결제하고 돌아와요.',
  paypal: 'PayPal 화면에서 달러로 결제하고 돌아와요.',
}

const across: Record<number, string> = {
  2: 'card:grid-cols-2',
  4: 'card:grid-cols-4',
  5: 'card:grid-cols-5',
}

/** Rows are full, however many ways there are: one alone at the end of a phone's takes the width. */
function waysGrid(ways: number): string {
  return cx(
    'grid grid-cols-2 gap-2.5 max-card:[&>:last-child:nth-child(odd)]:col-span-2',
    across[ways] ?? 'card:grid-cols-3',
  )
}

export function PaymentSection({
  fields,
  totals,
  credit,
  company,
  unsent,
}: {
  fields: Fields<OrderTyped>
  /** classes alone: nothing is packed */
  unsent: boolean
  /** what is left to be paid after the balance */
  totals: Pick<Totals, 'total' | 'currency'>
  credit: number
  /** whom it is ordered for, and what is left of its account */
  company: OrderPrice['company']
}) {
  const t = useT()
  const { pick } = useLang()
  const money = useMoney()
  const shop = useSettings()
  const [opened, setOpened] = useState(false)
  useUsualWay(fields, totals.currency)
  const { values, errors } = fields
  const accounts = shop?.bank_accounts ?? []
  const days = shop?.payment.deposit_days ?? 3
  const offered = useOfferedWays(totals.currency)
  const isBank = values.od_settle_case === byBank
  const chosen = offered.find((one) => settleCaseOf[one.way] === values.od_settle_case)
  const hint = isBank
    ? unsent
      ? t(
          '주문한 날부터 {days}일 뒤 밤 12시 전까지 입금해 주세요. 입금을 확인하면 자리가 확정돼요.',
          { days },
        )
      : t(
          '주문한 날부터 {days}일 뒤 밤 12시 전까지 입금해 주세요. 입금을 확인하면 준비를 시작해요.',
          { days },
        )
    : chosen && t(wayHint[chosen.way])
  const { onBlur: _, ...way } = fields.bind('od_settle_case')
  const { onBlur: __, ...account } = fields.bind('od_bank_account')
  const { onBlur: ___, ...receipt } = fields.bind('cash_receipt')
  // in dollars a card is what most have; a transfer to Korea costs them a fee and days
  const isAbroad = totals.currency === 'usd' || values.country_code !== homeCountry
  const bank = { value: byBank, label: t('무통장입금') }
  const whole = credit > 0 && totals.total === 0
  const offer = company?.account ?? null
  const later = offer && accountCard(t, money, offer, totals.total)
  const wantsTax = company !== null && asksInvoice(values, totals.currency)
  return (
    <FormSection title={t('결제 방법')}>
      <div className="grid gap-5">
        {whole && (
          <p className="text-plain">{t('예치금으로 모두 결제해요. 따로 낼 금액이 없어요.')}</p>
        )}
        {!whole && (
          <RadioCards
            {...way}
            legend={t('결제 방법')}
            hideLegend
            grid={waysGrid(offered.length + (later ? 2 : 1))}
            cards={[
              ...(later ? [later] : []),
              ...(isAbroad ? [] : [bank]),
              ...offered.map((one) => ({
                value: settleCaseOf[one.way],
                label: t(wayWord[one.way]),
                note:
                  one.rests_for !== null
                    ? t('응답이 없어요')
                    : one.pretend
                      ? t('모의 결제')
                      : undefined,
                disabled: totals.total < one.min || one.rests_for !== null,
              })),
              ...(isAbroad ? [bank] : []),
            ]}
            hint={chosen?.rests_for == null ? hint : null}
          />
        )}
        {company && !whole && (
          <Suspense>
            <CompanyTerms company={company} fields={fields} totals={totals} />
          </Suspense>
        )}
        {offered.some(({ rests_for }) => rests_for !== null) && (
          <p role="status" className="text-small text-ink-500">
            {t(
              '결제 회사가 응답하지 않는 방법은 잠시 쉬고 있어요. 다시 연결되면 바로 고를 수 있어요.',
            )}
          </p>
        )}
        {isBank && !whole && (
          <RadioCards
            {...account}
            legend={t('입금할 계좌')}
            grid="grid gap-2.5 card:grid-cols-3"
            hint={
              shop?.payment.escrow && offered.some(({ way }) => escrowWays.includes(way))
                ? t('구매안전서비스(에스크로)를 쓰려면 가상계좌나 계좌이체를 골라 주세요.')
                : undefined
            }
            cards={accounts.map(({ id, bank, number, holder }) => ({
              value: id,
              label: pick(bank.ko, bank.en),
              note: (
                <span className="tabular">
                  {number}
                  <br />
                  {t('예금주 {holder}', { holder: pick(holder.ko, holder.en) })}
                </span>
              ),
            }))}
          />
        )}
        {isBank &&
          !whole &&
          (opened || errors.od_deposit_name ? (
            <TextField
              {...fields.bind('od_deposit_name')}
              label={t('입금하는 분')}
              required
              autoComplete="off"
              maxLength={20}
              hint={t('통장에 찍히는 이름 그대로 적어 주세요.')}
              className="card:w-1/2 card:pr-2"
            />
          ) : (
            <p className="text-small">
              <span className="text-ink-500">{t('입금하는 분')}</span>{' '}
              <strong className="mx-1.5 font-semibold">
                {values.od_deposit_name || t('주문하는 분과 같아요')}
              </strong>
              <button
                type="button"
                className="tap text-pine-700 underline decoration-line underline-offset-4 hover:decoration-current"
                onClick={() => setOpened(true)}
              >
                {t('다른 이름으로 입금해요')}
              </button>
            </p>
          ))}
        {!whole &&
          shop?.payment.escrow &&
          hasEscrow(values.od_settle_case) &&
          totals.currency === 'krw' && (
            <div>
              <Checkbox {...fields.bindTick('use_escrow')}>
                {t('구매안전서비스(에스크로)로 결제할게요')}
              </Checkbox>
              <p className="-mt-1 pl-7 text-small text-ink-500">
                {t(
                  '상품을 받고 구매를 확정할 때까지 결제 회사가 대금을 맡아 두어요. 수수료는 없어요.',
                )}
              </p>
            </div>
          )}
        {!wantsTax &&
          (credit > 0 || (cashCases.includes(values.od_settle_case) && totals.total > 0)) &&
          totals.currency === 'krw' && (
            <ReceiptFields<'none' | ReceiptKind>
              none
              kind={{
                ...receipt,
                value:
                  values.cash_receipt === 'income' || values.cash_receipt === 'business'
                    ? values.cash_receipt
                    : 'none',
                onChange: (kind) =>
                  fields.setAll({
                    cash_receipt: kind,
                    cash_identity: values.cash_identity || (kind === 'income' ? values.od_hp : ''),
                  }),
              }}
              identity={fields.bind('cash_identity')}
              hint={
                shop?.payment.cash_self_issue && totals.total + credit >= selfFrom
                  ? t(
                      '10만 원 이상을 현금으로 결제하면 신청하지 않아도 국세청 지정 번호로 발급해요.',
                    )
                  : undefined
              }
            />
          )}
      </div>
    </FormSection>
  )
}
