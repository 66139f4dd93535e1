import { useQueryClient } from '@tanstack/react-query'
import { businessNumberText, numberDigits } from '#kernel/business-number.ts'
import { call } from '#kernel/queries.ts'
import { ownTax, type TaxForm as Typed } from '#shop/tax-invoice/contract.ts'
import { whyBadNumber } from '#shop/tax-invoice/rules.ts'
import { Button } from '#ui/button.tsx'
import { FormRefusal } from '#ui/form-refusal.tsx'
import { useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useFields } from '#ui/use-fields.ts'
import { useSending } from '#ui/use-sending.ts'
import { taxQuery } from './tax-query.ts'

type Props = { od_id: string; typed: Typed | null; email: string; onDone: () => void }

const needed: Partial<Record<keyof Typed, string>> = {
  company: '상호를 적어 주세요.',
  representative: '대표자 이름을 적어 주세요.',
  address: '사업장 주소를 적어 주세요.',
  business_type: '업태를 적어 주세요.',
  business_item: '종목을 적어 주세요.',
  email: '메일 주소를 적어 주세요.',
}

/** What stands on a business registration. What was typed for the last order is there already. */
export function TaxForm({ od_id, typed, email, onDone }: Props) {
  const t = useT()
  const toast = useToast()
  const client = useQueryClient()
  const fields = useFields<Typed>(
    {
      business_number: businessNumberText(typed?.business_number ?? ''),
      company: typed?.company ?? '',
      representative: typed?.representative ?? '',
      address: typed?.address ?? '',
      business_type: typed?.business_type ?? '',
      business_item: typed?.business_item ?? '',
      email: typed?.email ?? email,
      note: typed?.note ?? '',
    },
    (name, values) => {
      const why =
        name === 'business_number'
          ? whyBadNumber(values.business_number)
          : values[name].trim()
            ? null
            : needed[name]
      return why ? t(why) : null
    },
  )
  const { onBlur, ...number } = fields.bind('business_number')

  const { busy, refusal, form } = useSending(
    fields,
    async () => {
      const answer = await call(ownTax.ask, { params: { od_id }, body: fields.values })
      client.setQueryData(taxQuery(od_id).queryKey, answer)
      toast(t('세금계산서를 신청했어요. 발급하면 메일로 알려 드려요.'))
      onDone()
    },
    t('답을 받지 못했어요. 주문 상태를 확인한 뒤 다시 시도해 주세요.'),
  )

  return (
    <form {...form} className="mt-4 grid max-w-[640px] gap-x-3 gap-y-4 card:grid-cols-2">
      <TextField
        {...number}
        onBlur={() => {
          // shown as it stands on the registration
          fields.set(
            'business_number',
            businessNumberText(numberDigits(fields.values.business_number)),
          )
          onBlur()
        }}
        label={t('사업자등록번호')}
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        placeholder="000-00-00000"
        className="card:col-span-2 card:max-w-[314px]"
      />
      <TextField
        {...fields.bind('company')}
        label={t('상호')}
        required
        autoComplete="organization"
        maxLength={70}
      />
      <TextField
        {...fields.bind('representative')}
        label={t('대표자')}
        required
        autoComplete="off"
        maxLength={30}
      />
      <TextField
        {...fields.bind('address')}
        label={t('사업장 주소')}
        required
        autoComplete="street-address"
        maxLength={150}
        className="card:col-span-2"
      />
      <TextField
        {...fields.bind('business_type')}
        label={t('업태')}
        required
        autoComplete="off"
        maxLength={40}
        hint={t('사업자등록증에 적힌 대로 적어 주세요. 예: 소매업')}
      />
      <TextField
        {...fields.bind('business_item')}
        label={t('종목')}
        required
        autoComplete="off"
        maxLength={40}
        hint={t('예: 향초, 인테리어 소품')}
      />
      <TextField
        {...fields.bind('email')}
        label={t('세금계산서 받을 메일')}
        required
        type="email"
        autoComplete="email"
        maxLength={100}
        className="card:col-span-2"
      />
      <TextField
        {...fields.bind('note')}
        label={t('남길 말')}
        optional
        autoComplete="off"
        maxLength={150}
        className="card:col-span-2"
      />
      {refusal && (
        <div className="card:col-span-2">
          <FormRefusal message={refusal} />
        </div>
      )}
      <div className="flex gap-2 card:col-span-2">
        <Button type="submit" size={44} busy={busy}>
          {t('신청하기')}
        </Button>
        <Button look="outline" size={44} onClick={onDone}>
          {t('닫기')}
        </Button>
      </div>
    </form>
  )
}
