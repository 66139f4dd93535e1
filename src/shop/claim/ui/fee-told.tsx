import { useSettings } from '../../../storefront/hooks.ts'
import { useLang, useMoney, useT } from '../../../ui/language.tsx'
import type { Claim } from '../contract.ts'

/** What the buyer of an exchange still has to pay and how; nothing when nothing is due. */
export function FeeTold({ claim }: { claim: Claim }) {
  const t = useT()
  const { pick } = useLang()
  const money = useMoney()
  const account = useSettings()?.bank_accounts[0]
  if (claim.kind !== 'exchange' || claim.fee === 0 || claim.state === 'refused' || claim.state === 'withdrawn') return null
  const amount = money(claim.fee, claim.quote.currency)
  const words = claim.fee_paid_at
    ? t('교환 배송비 {amount}을 받았어요.', { amount })
    : claim.fee_way === 'enclosed'
      ? t('교환 배송비 {amount}을 봉투에 담아 상품과 함께 보내 주세요.', { amount })
      : t('교환 배송비 {amount}을 {account}(으)로 보내 주세요. 받은 뒤에 새 상품을 보내요.', {
          amount,
          account: account ? `${pick(account.bank.ko, account.bank.en)} ${account.number} ${pick(account.holder.ko, account.holder.en)}` : '',
        })
  return <p className="tabular mt-3 text-[15px]">{words}</p>
}
