import { useSettings } from '../../../storefront/hooks.ts'
import { useLang, useMoney, useT } from '../../../ui/language.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import type { ClaimQuote, FeeWay } from '../contract.ts'

type Props = { quote: ClaimQuote; way: FeeWay; onWay: (way: FeeWay) => void }

/** How the fee of an exchange is paid; what comes off a refund asks for nothing. */
export function FeeFields({ quote, way, onWay }: Props) {
  const t = useT()
  const { pick } = useLang()
  const money = useMoney()
  const account = useSettings()?.bank_accounts[0]
  return (
    <div className="mt-5">
      <RadioCards
        legend={t('교환 배송비를 내는 방법')}
        name="fee_way"
        grid="grid gap-2.5 card:grid-cols-2"
        value={way}
        onChange={onWay}
        cards={[
          { value: 'transfer', label: t('계좌로 입금할게요'), note: t('접수되면 아래 계좌로 보내 주세요') },
          { value: 'enclosed', label: t('상품과 함께 보낼게요'), note: t('상자 안에 봉투에 담아 넣어 주세요') },
        ]}
      />
      {way === 'transfer' && account && (
        <p className="tabular mt-2.5 text-[14px] leading-relaxed text-ink-700">
          {t('{amount}을 {account}(으)로 보내 주세요.', {
            amount: money(quote.fee, quote.currency),
            account: `${pick(account.bank.ko, account.bank.en)} ${account.number} ${pick(account.holder.ko, account.holder.en)}`,
          })}
        </p>
      )}
    </div>
  )
}
