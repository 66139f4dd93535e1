import { dayWord } from '#kernel/day-words.ts'
import type { ClaimPreview, FeeWay } from '#shop/claim/contract.ts'
import { dearerBy, dueOf, isOnline } from '#shop/claim/rules.ts'
import type { FeeOffer } from '#shop/claim/ui/use-pay-fee.ts'
import { wayWord } from '#shop/payment/rules.ts'
import { useSettings } from '#storefront/hooks.ts'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { type RadioCard, RadioCards } from '#ui/radio-cards.tsx'

type Props = {
  quote: ClaimPreview
  offered: readonly FeeOffer[]
  /** what the member's balance holds, when it can pay all of it */
  balance: number
  way: FeeWay
  onWay: (way: FeeWay) => void
  error: string | null
}

/** How the fee of an exchange is paid, and what the new goods cost more; what comes off a refund asks for nothing. */
export function FeeFields({ quote, offered, balance, way, onWay, error }: Props) {
  const t = useT()
  const { pick, lang } = useLang()
  const money = useMoney()
  const account = useSettings()?.bank_accounts[0]
  const online = offered.map(
    (one): RadioCard<FeeWay> => ({
      value: one.way,
      label: t(wayWord[one.way]),
      note: one.pretend ? t('모의 결제') : t('신청하고 바로 결제해요'),
    }),
  )
  const { on_account } = quote
  if (on_account && on_account.reason === null)
    return (
      <p className="tabular mt-5 bg-paper-100 px-4 py-3.5 text-plain leading-relaxed">
        {t('이 금액은 회사의 외상에 더해요. {day}까지 주문 금액과 함께 내시면 돼요.', {
          day: dayWord(on_account.due_on, lang),
        })}
      </p>
    )
  return (
    <div className="mt-5">
      {on_account && (
        <p className="mb-4 bg-amber-100 px-4 py-3.5 text-plain leading-relaxed text-amber-700">
          {on_account.reason}
        </p>
      )}
      <RadioCards<FeeWay>
        legend={dearerBy(quote) ? t('차액을 내는 방법') : t('교환 배송비를 내는 방법')}
        name="fee_way"
        grid="grid gap-2.5 card:grid-cols-2"
        value={way}
        onChange={onWay}
        error={error}
        cards={[
          ...online,
          ...(balance > 0
            ? [
                {
                  value: 'credit' as const,
                  label: t('예치금'),
                  note: t('가진 예치금 {balance}', { balance: money(balance, 'krw') }),
                },
              ]
            : []),
          {
            value: 'transfer',
            label: t('계좌로 입금할게요'),
            note: t('접수되면 아래 계좌로 보내 주세요'),
          },
          {
            value: 'enclosed',
            label: t('상품과 함께 보낼게요'),
            note: t('상자 안에 봉투에 담아 넣어 주세요'),
          },
        ]}
        hint={
          isOnline(way)
            ? t('신청을 받아들이지 못하거나 거두시면 결제한 수단으로 바로 돌려 드려요.')
            : undefined
        }
      />
      {way === 'transfer' && account && (
        <p className="tabular mt-2.5 text-small leading-relaxed text-ink-700">
          {t('{amount}을 {account}(으)로 보내 주세요.', {
            amount: money(dueOf({ ...quote, quote }), quote.currency),
            account: `${pick(account.bank.ko, account.bank.en)} ${account.number} ${pick(account.holder.ko, account.holder.en)}`,
          })}
        </p>
      )}
    </div>
  )
}
