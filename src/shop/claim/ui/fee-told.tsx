import type { Claim } from '#shop/claim/contract.ts'
import { isOnline, whyCannotTakeFee } from '#shop/claim/rules.ts'
import { wayWord } from '#shop/payment/rules.ts'
import { useSettings } from '#storefront/hooks.ts'
import { Button } from '#ui/button.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { useFeeWays, usePayFee } from './use-pay-fee.ts'

/** What the buyer of an exchange still has to pay and how; nothing when nothing is due. */
export function FeeTold({ claim }: { claim: Claim }) {
  if (claim.kind !== 'exchange' || claim.fee === 0) return null
  return whyCannotTakeFee(claim) ? <FeeEnd claim={claim} /> : <FeeDue claim={claim} />
}

function FeeEnd({ claim }: { claim: Claim }) {
  const t = useT()
  const money = useMoney()
  const amount = money(claim.fee, claim.quote.currency)
  if (!claim.fee_paid_at) return null
  const isOver = claim.state === 'refused' || claim.state === 'withdrawn'
  const words = !isOver
    ? t('교환 배송비 {amount}을 받았어요.', { amount })
    : isOnline(claim.fee_way)
      ? t('결제한 교환 배송비 {amount}은 결제한 수단으로 돌려 드려요.', { amount })
      : t('보내신 교환 배송비 {amount}은 돌려 드려요.', { amount })
  return <p className="tabular mt-3 text-plain">{words}</p>
}

function FeeDue({ claim }: { claim: Claim }) {
  const t = useT()
  const { pick } = useLang()
  const money = useMoney()
  const account = useSettings()?.bank_accounts[0]
  const offered = useFeeWays(claim.fee, claim.quote.currency)
  const { going, pay } = usePayFee()
  const amount = money(claim.fee, claim.quote.currency)
  const where = account
    ? `${pick(account.bank.ko, account.bank.en)} ${account.number} ${pick(account.holder.ko, account.holder.en)}`
    : ''
  const byHand =
    claim.fee_way === 'enclosed'
      ? t('교환 배송비 {amount}을 봉투에 담아 상품과 함께 보내 주세요.', { amount })
      : t('교환 배송비 {amount}을 {account}(으)로 보내 주세요. 받은 뒤에 새 상품을 보내요.', {
          amount,
          account: where,
        })
  return (
    <div className="mt-4 bg-amber-100 p-4">
      <p className="tabular text-plain text-amber-700">
        {isOnline(claim.fee_way) && offered.length > 0
          ? t('교환 배송비 {amount}을 아직 결제하지 않았어요. 결제한 뒤에 새 상품을 보내요.', {
              amount,
            })
          : byHand}
      </p>
      {offered.length > 0 && (
        <div className="mt-3 flex flex-wrap gap-2">
          {offered.map(({ way }, at) => (
            <Button
              key={way}
              size={44}
              look={isOnline(claim.fee_way) && at === 0 ? 'solid' : 'paper'}
              busy={going === way}
              disabled={going !== null && going !== way}
              onClick={() => void pay(claim.claim_id, way)}
            >
              {t('{way}로 결제', { way: t(wayWord[way]) })}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
