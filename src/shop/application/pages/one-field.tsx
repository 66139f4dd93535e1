import { isAsked } from '#shop/application/field-rules.ts'
import type { ApplicationField } from '#shop/application/piece-rules.ts'
import { AddressField } from '#shop/order/ui/address-field.tsx'
import { plainAddress } from '#shop/order/ui/plain-address.ts'
import { ChoiceGroup } from '#ui/choice-group.tsx'
import { DatePicker } from '#ui/date-picker.tsx'
import { useT } from '#ui/language.tsx'
import { PhoneField } from '#ui/phone-field.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { BottleField } from './bottle-field.tsx'
import type { Form } from './use-application-form.ts'

/** One field of a form, as its kind says it. */
export function OneField({
  field,
  fields,
  form,
}: {
  field: ApplicationField
  fields: readonly ApplicationField[]
  form: Form
}) {
  const t = useT()
  if (!isAsked(field, form.fields.values)) return null
  const hasFinder = fields.some((one) => one.type === 'zip')
  if (field.type === 'zip')
    return (
      <div className="card:col-span-2" data-field="zip">
        <div data-field="address">
          <AddressField fields={plainAddress(form.fields, form.typeAll)} />
        </div>
      </div>
    )
  // they come with the finder
  if (hasFinder && (field.name === 'address' || field.name === 'address2')) return null
  const bound = form.typing(field.name)
  const common = {
    ...bound,
    label: t(field.label),
    optional: !field.need,
    hint: field.hint && t(field.hint),
    autoComplete: field.auto ?? 'off',
    className: field.wide ? 'card:col-span-2' : '',
  }
  if (field.type === 'phone') return <PhoneField {...common} />
  if (field.type === 'long') return <TextArea {...common} rows={6} maxLength={field.most} />
  if (field.type === 'links')
    return <TextArea {...common} rows={3} maxLength={field.most} placeholder="https://" />
  if (field.type === 'bottle') return <BottleField {...common} />
  if (field.type === 'past' || field.type === 'future')
    return (
      <DatePicker {...common} placeholder={field.type === 'past' ? '2020-03-02' : '2026-12-24'} />
    )
  if (field.type === 'chips')
    return (
      <div className={common.className}>
        <ChoiceGroup
          legend={common.label}
          name={bound.name}
          choices={(field.choices ?? []).map(({ value, word }) => ({ value, label: t(word) }))}
          value={bound.value ? bound.value.split(',') : []}
          onChange={(chosen) => bound.onChange(chosen.join(','))}
          max={field.top}
          error={bound.error}
          hint={
            field.need
              ? t('{count}개까지 고를 수 있어요.', { count: field.top ?? 1 })
              : t('고르지 않아도 돼요. {count}개까지 고를 수 있어요.', { count: field.top ?? 1 })
          }
        />
      </div>
    )
  if (field.type === 'choice')
    return (
      <Select
        {...common}
        placeholder={t('골라 주세요')}
        choices={(field.choices ?? []).map(({ value, word }) => ({ value, label: t(word) }))}
      />
    )
  const kinds = { email: 'email', url: 'url' } as const
  const mode = field.type === 'business' || field.type === 'count' ? 'numeric' : undefined
  return (
    <TextField
      {...common}
      type={field.type === 'email' || field.type === 'url' ? kinds[field.type] : 'text'}
      inputMode={mode}
      placeholder={
        field.type === 'business' ? '000-00-00000' : field.type === 'url' ? 'https://' : undefined
      }
      required={!!field.need}
      maxLength={field.most}
    />
  )
}
