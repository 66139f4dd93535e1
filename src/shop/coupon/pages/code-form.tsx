import { useQueryClient } from '@tanstack/react-query'
import { call } from '#kernel/queries.ts'
import { coupons } from '#shop/coupon/contract.ts'
import { useCouponWords } from '#shop/coupon/ui/coupon-words.ts'
import { useSession } from '#storefront/session.tsx'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useFields } from '#ui/use-fields.ts'
import { useSend } from '#ui/use-send.ts'

/** A coupon by its code, however it is typed. */
export function CodeForm() {
  const t = useT()
  const toast = useToast()
  const client = useQueryClient()
  const session = useSession()
  const words = useCouponWords()
  const fields = useFields({ code: '' }, (_, { code }) =>
    code.trim() ? null : t('쿠폰 번호를 적어 주세요.'),
  )

  const { busy, send } = useSend(fields)
  const take = () =>
    send(async () => {
      const { data } = await call(coupons.enterCode, { body: { code: fields.values.code } })
      fields.reset({ code: '' })
      toast(t('{name} 쿠폰을 받았어요.', { name: words.name(data) }))
      await client.invalidateQueries({ queryKey: [coupons.list.path] })
      void session.refresh()
    })

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (fields.checkAll()) void take()
      }}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2.5 border border-paper-200 bg-paper-0 p-4 card:max-w-[520px]"
    >
      <TextField
        {...fields.bind('code')}
        label={t('쿠폰 번호')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        hint={t('대문자와 소문자, 빈칸은 가리지 않아요.')}
      />
      <Button type="submit" busy={busy} className="mt-[27px]">
        {t('등록')}
      </Button>
    </form>
  )
}
