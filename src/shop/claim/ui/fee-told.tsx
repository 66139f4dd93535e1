import type { Claim } from '#shop/claim/contract.ts'
import { dueOf, dueWord, isOnline, whyCannotTakeFee } from '#shop/claim/rules.ts'
import { wayWord } from '#shop/payment/rules.ts'
import { useSettings } from '#storefront/hooks.ts'
import { Button } from '#ui/button.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { useBalance, useFeeWays, usePayFee } from './use-pay-fee.ts'

/** What the buyer of an exchange still has to pay and how; nothing when nothing is due. */
export function FeeTold({ claim }: { claim: Claim }) {
  if (claim.kind !== 'exchange' || dueOf(claim) === 0) return null
  return whyCannotTakeFee(claim) ? <FeeEnd claim={claim} /> : <FeeDue claim={claim} />
}

function FeeEnd({ claim }: { claim: Claim }) {
  const t = useT()
  const money = useMoney()
  const amount = money(dueOf(claim), claim.quote.currency)
  const what = t(dueWord(claim))
  if (!claim.fee_paid_at) return null
  const isOver = claim.state === 'refused' || claim.state === 'withdrawn'
  const words =
    claim.fee_way === 'account'
      ? isOver
        ? t('{what} {amount}을 회사의 외상에서 뺐어요.', { what, amount })
        : t('{what} {amount}을 회사의 외상에 더했어요.', { what, amount })
      : !isOver
        ? t('{what} {amount}을 받았어요.', { what, amount })
        : isOnline(claim.fee_way)
          ? t('결제한 {what} {amount}은 결제한 수단으로 돌려 드려요.', { what, amount })
          : t('보내신 {what} {amount}은 돌려 드려요.', { what, amount })
  return <p className="tabular mt-3 text-plain">{words}</p>
}

function FeeDue({ claim }: { claim: Claim }) {
  const t = useT()
  const { pick } = useLang()
  const money = useMoney()
  const account = useSettings()?.bank_accounts[0]
  const due = dueOf(claim)
  const offered = useFeeWays(due, claim.quote.currency)
  const balance = useBalance(claim.quote.currency === 'krw', due)
  const { going, pay, payFromBalance } = usePayFee()
  const amount = money(due, claim.quote.currency)
  const what = t(dueWord(claim))
  const where = account
    ? `${pick(account.bank.ko, account.bank.en)} ${account.number} ${pick(account.holder.ko, account.holder.en)}`
    : ''
  const byHand =
    claim.fee_way === 'enclosed'
      ? t('{what} {amount}을 봉투에 담아 상품과 함께 보내 주세요.', { what, amount })
      : t('{what} {amount}을 {account}(으)로 보내 주세요. 받은 뒤에 새 상품을 보내요.', {
          what,
          amount,
          account: where,
        })
  return (
    <div className="mt-4 bg-amber-100 p-4">
      <p className="tabular text-plain text-amber-700">
        {isOnline(claim.fee_way) && offered.length > 0
          ? t('{what} {amount}을 아직 결제하지 않았어요. 결제한 뒤에 새 상품을 보내요.', {
              what,
              amount,
            })
          : byHand}
      </p>
      {(offered.length > 0 || balance > 0) && (
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
          {balance > 0 && (
            <Button
              size={44}
              look="paper"
              busy={going === 'credit'}
              disabled={going !== null && going !== 'credit'}
              onClick={() => void payFromBalance(claim.claim_id)}
            >
              {t('{way}로 결제', { way: t('예치금') })}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
