import type { ReactNode } from 'react'
import type { ReceiptKind } from '#shop/payment/receipt-contract.ts'
import { useT } from '#ui/language.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextField } from '#ui/text-field.tsx'

type Bound<V extends string> = {
  name: string
  value: V
  onChange: (value: V) => void
  error?: string | null
}
type Props<V extends string> = {
  kind: Bound<V>
  identity: Bound<string> & { onBlur?: () => void }
  /** before a receipt is paid for nobody needs one; afterwards there is no asking for nothing */
  none?: ReactNode
  hint?: ReactNode
}

/** What a cash receipt is for, and the number it is made out to. */
export function ReceiptFields<V extends ReceiptKind | 'none'>({
  kind,
  identity,
  none,
  hint,
}: Props<V>) {
  const t = useT()
  const cards = [
    ...(none ? [{ value: 'none' as V, label: t('신청 안 함') }] : []), // offered only where the form knows the word
    // every form knows these two
    { value: 'income' as V, label: t('소득공제용') },
    // as above
    { value: 'business' as V, label: t('지출증빙용') },
  ]
  return (
    <div className="grid gap-3">
      <RadioCards
        {...kind}
        legend={t('현금영수증')}
        grid={none ? 'grid grid-cols-3 gap-2.5' : 'grid grid-cols-2 gap-2.5'}
        cards={cards}
        hint={kind.value === 'none' ? hint : undefined}
      />
      {kind.value !== 'none' && (
        <TextField
          {...identity}
          label={
            kind.value === 'business'
              ? t('사업자등록번호')
              : t('휴대폰 번호 또는 현금영수증 카드 번호')
          }
          required
          inputMode="numeric"
          autoComplete="off"
          maxLength={30}
          hint={
            kind.value === 'business'
              ? t('숫자 10자리예요. 사업 비용으로 인정받을 때 골라 주세요.')
              : t('연말정산 소득공제에 쓰여요. 번호는 암호로 바꿔 보관해요.')
          }
          className={none ? 'card:w-1/2 card:pr-2' : undefined}
        />
      )}
    </div>
  )
}
