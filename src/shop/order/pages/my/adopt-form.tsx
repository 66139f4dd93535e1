import { useQueryClient } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { call } from '#kernel/queries.ts'
import { myOrders } from '#shop/order/contract/mine.ts'
import { Button } from '#ui/button.tsx'
import { FormRefusal } from '#ui/form-refusal.tsx'
import { useT } from '#ui/language.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useFields } from '#ui/use-fields.ts'
import { useSending } from '#ui/use-sending.ts'

/** Folded at the foot of the list: an order placed as a guest comes into the account. */
export function AdoptForm() {
  const t = useT()
  return (
    <details className="group mt-10 border border-paper-200">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 px-4 py-2 text-plain font-semibold desk:px-5 [&::-webkit-details-marker]:hidden">
        {t('비회원으로 주문한 내역 가져오기')}
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
            '주문에 적은 휴대폰 번호나 메일이 회원 정보와 같으면, 주문번호와 조회 비밀번호로 내 주문에 넣을 수 있어요.',
          )}
        </p>
        <Form />
      </div>
    </details>
  )
}

type Typed = { od_id: string; od_pwd: string }

function Form() {
  const t = useT()
  const navigate = useNavigate()
  const toast = useToast()
  const client = useQueryClient()
  const check = useCallback(
    (name: keyof Typed, typed: Typed) => {
      if (name === 'od_id')
        return typed.od_id.replace(/[\s-]/g, '') ? null : t('주문번호를 적어 주세요.')
      return typed.od_pwd ? null : t('주문할 때 정한 비밀번호를 적어 주세요.')
    },
    [t],
  )
  const fields = useFields<Typed>({ od_id: '', od_pwd: '' }, check)

  const { busy, refusal, form } = useSending(fields, async () => {
    const { data } = await call(myOrders.adopt, { body: fields.values })
    await client.invalidateQueries({ queryKey: [myOrders.list.path] })
    toast(t('내 주문으로 가져왔어요.'))
    await navigate(paths.myPage.order(data.od_id))
  })

  return (
    <form {...form} className="grid gap-4">
      <TextField
        {...fields.bind('od_id')}
        label={t('주문번호')}
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        hint={t('주문 확인 메일에 적힌 숫자예요.')}
      />
      <PasswordField
        {...fields.bind('od_pwd')}
        label={t('주문 조회 비밀번호')}
        required
        autoComplete="off"
        maxLength={64}
      />
      <FormRefusal message={refusal} />
      <Button type="submit" look="outline" wide busy={busy}>
        {t('내 주문으로 가져오기')}
      </Button>
    </form>
  )
}
