import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, queryOf } from '#kernel/queries.ts'
import { type QuotationView, quotations } from '#shop/cart/quotation-contract.ts'
import { Button } from '#ui/button.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useFields } from '#ui/use-fields.ts'

/** By mail, with the PDF and the link. */
export function SendForm({ view }: { view: QuotationView }) {
  const t = useT()
  const toast = useToast()
  const dialog = useDialog()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const fields = useFields({ email: view.paper.recipient.email }, (_, { email }) =>
    email.trim() ? null : t('메일 주소를 적어 주세요.'),
  )

  async function send() {
    if (busy || !fields.checkAll()) return
    setBusy(true)
    try {
      const { data } = await call(quotations.send, {
        params: { token: view.token },
        body: { email: fields.values.email },
      })
      client.setQueryData(
        queryOf(quotations.show, { params: { token: view.token }, query: {} }).queryKey,
        { data },
      )
      toast(t('{email}(으)로 견적서를 보냈어요.', { email: fields.values.email }))
    } catch (error) {
      if (!fields.refused(error))
        void dialog.error(t('답을 받지 못했어요. 잠시 뒤 다시 시도해 주세요.'))
    }
    setBusy(false)
  }

  return (
    <form
      noValidate
      className="hairline-t grid gap-2 pt-3"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <TextField
        label={t('메일로 보내기')}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...fields.bind('email')}
      />
      <Button look="outline" type="submit" busy={busy}>
        {t('PDF와 링크 보내기')}
      </Button>
    </form>
  )
}
