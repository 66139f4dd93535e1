import { useQueryClient } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useCallback } from 'react'
import { whyBadPhone } from '#kernel/phone.ts'
import { call } from '#kernel/queries.ts'
import { myStoreOrders } from '#shop/store-order/contract.ts'
import { Button } from '#ui/button.tsx'
import { FormRefusal } from '#ui/form-refusal.tsx'
import { useT } from '#ui/language.tsx'
import { PhoneField } from '#ui/phone-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useFields } from '#ui/use-fields.ts'
import { useSending } from '#ui/use-sending.ts'

type Typed = { so_receipt: string; so_hp: string }
const empty: Typed = { so_receipt: '', so_hp: '' }

/** Folded at the foot of the list: a purchase made without the code comes into the account. */
export function ClaimForm() {
  const t = useT()
  return (
    <details className="group mt-10 border border-paper-200">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 px-4 py-2 text-plain font-semibold desk:px-5 [&::-webkit-details-marker]:hidden">
        {t('영수증으로 매장 구매 가져오기')}
        <ChevronDown
          aria-hidden="true"
          size={20}
          strokeWidth={1.5}
          className="shrink-0 text-control transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="max-w-[440px] px-4 pt-1 pb-6 desk:px-5">
        <p className="mb-5 text-plain text-ink-700">
          {t(
            '매장에서 휴대폰 번호를 말했다면, 1년 안에 산 것은 영수증 번호로 내역에 넣고 포인트를 받을 수 있어요.',
          )}
        </p>
        <Form />
      </div>
    </details>
  )
}

function Form() {
  const t = useT()
  const toast = useToast()
  const client = useQueryClient()
  const check = useCallback(
    (name: keyof Typed, typed: Typed) => {
      if (name === 'so_receipt')
        return typed.so_receipt.replace(/[\s-]/g, '') ? null : t('영수증 번호를 적어 주세요.')
      const why = whyBadPhone(typed.so_hp)
      return why && t(...why)
    },
    [t],
  )
  const fields = useFields<Typed>(empty, check)

  const { busy, refusal, form } = useSending(fields, async () => {
    const { data } = await call(myStoreOrders.claim, { body: fields.values })
    await client.invalidateQueries({ queryKey: [myStoreOrders.list.path] })
    toast(
      data.so_point > 0
        ? t('내역에 넣고 포인트 {count}점을 드렸어요.', { count: data.so_point.toLocaleString() })
        : t('내역에 넣었어요.'),
    )
    fields.reset(empty)
  })

  return (
    <form {...form} className="grid gap-4">
      <TextField
        {...fields.bind('so_receipt')}
        label={t('영수증 번호')}
        required
        autoComplete="off"
        maxLength={40}
        hint={t('영수증 맨 아래에 있어요.')}
      />
      <PhoneField {...fields.bind('so_hp')} label={t('매장에서 말한 휴대폰 번호')} required />
      <FormRefusal message={refusal} />
      <Button type="submit" look="outline" wide busy={busy}>
        {t('내역에 넣기')}
      </Button>
    </form>
  )
}
