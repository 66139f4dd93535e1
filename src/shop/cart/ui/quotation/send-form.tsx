import { useQueryClient } from '@tanstack/react-query'
import { call, queryOf } from '#kernel/queries.ts'
import { type QuotationView, quotations } from '#shop/cart/quotation-contract.ts'
import { Button } from '#ui/button.tsx'
import { FormRefusal } from '#ui/form-refusal.tsx'
import { useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useFields } from '#ui/use-fields.ts'
import { useSending } from '#ui/use-sending.ts'

/** By mail, with the PDF and the link. */
export function SendForm({ view }: { view: QuotationView }) {
  const t = useT()
  const toast = useToast()
  const client = useQueryClient()
  const fields = useFields({ email: view.paper.recipient.email }, (_, { email }) =>
    email.trim() ? null : t('메일 주소를 적어 주세요.'),
  )

  const { busy, refusal, form } = useSending(fields, async () => {
    const { data } = await call(quotations.send, {
      params: { token: view.token },
      body: { email: fields.values.email },
    })
    client.setQueryData(
      queryOf(quotations.show, { params: { token: view.token }, query: {} }).queryKey,
      { data },
    )
    toast(t('{email}(으)로 견적서를 보냈어요.', { email: fields.values.email }))
  })

  return (
    <form {...form} className="hairline-t grid gap-2 pt-3">
      <TextField
        label={t('메일로 보내기')}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...fields.bind('email')}
      />
      <FormRefusal message={refusal} />
      <Button look="outline" type="submit" busy={busy}>
        {t('PDF와 링크 보내기')}
      </Button>
    </form>
  )
}
