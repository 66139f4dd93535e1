import type { QuotationPaperShown } from '#shop/cart/quotation-contract.ts'
import { useT } from '#ui/language.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { type Fields, useFields } from '#ui/use-fields.ts'

/** The names of the fields are those of the refusals. */
export type RecipientTyped = {
  'recipient.company': string
  'recipient.name': string
  'recipient.phone': string
  'recipient.email': string
  note: string
}

export function useRecipient(
  known?: Pick<QuotationPaperShown, 'recipient' | 'note'>,
): Fields<RecipientTyped> {
  const t = useT()
  const { company = '', name = '', phone = '', email = '' } = known?.recipient ?? {}
  return useFields<RecipientTyped>(
    {
      'recipient.company': company,
      'recipient.name': name,
      'recipient.phone': phone,
      'recipient.email': email,
      note: known?.note ?? '',
    },
    (field, typed) =>
      field === 'recipient.company' && !typed['recipient.company'].trim()
        ? t('받는 곳의 상호나 이름을 적어 주세요.')
        : null,
  )
}

/** As it goes on the wire. */
export function wordsOf(typed: RecipientTyped) {
  const recipient = {
    company: typed['recipient.company'],
    name: typed['recipient.name'],
    phone: typed['recipient.phone'],
    email: typed['recipient.email'],
  }
  return { recipient, note: typed.note }
}

export function RecipientFields({ fields }: { fields: Fields<RecipientTyped> }) {
  const t = useT()
  return (
    <section aria-labelledby="recipient">
      <h2 id="recipient" className="type-h3 mb-4">
        {t('견적 받는 곳')}
      </h2>
      <div className="grid gap-4 card:grid-cols-2">
        <TextField
          label={t('상호 또는 이름')}
          autoComplete="organization"
          maxLength={80}
          required
          className="card:col-span-2"
          {...fields.bind('recipient.company')}
        />
        <TextField
          label={t('담당자')}
          optional
          autoComplete="name"
          maxLength={50}
          {...fields.bind('recipient.name')}
        />
        <TextField
          label={t('전화')}
          optional
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={30}
          {...fields.bind('recipient.phone')}
        />
        <TextField
          label={t('메일')}
          optional
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={100}
          className="card:col-span-2"
          {...fields.bind('recipient.email')}
        />
        <TextArea
          label={t('비고')}
          optional
          rows={3}
          maxLength={500}
          className="card:col-span-2"
          {...fields.bind('note')}
        />
      </div>
    </section>
  )
}
