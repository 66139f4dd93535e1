import type { Application, ApplicationKind, ApplicationTyped } from '#shop/application/contract.ts'
import { groupsOf } from '#shop/application/field-rules.ts'
import type { ApplicationField } from '#shop/application/piece-rules.ts'
import { acceptedFiles, isTrade, mostFiles } from '#shop/application/rules.ts'
import { AddressField } from '#shop/order/ui/address-field.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { ChoiceGroup } from '#ui/choice-group.tsx'
import { DatePicker } from '#ui/date-picker.tsx'
import { FileInput } from '#ui/file-input.tsx'
import { FormErrors } from '#ui/form-errors.tsx'
import { useT } from '#ui/language.tsx'
import { PhoneField } from '#ui/phone-field.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { addressFields } from './address-fields.ts'
import { ConsentText } from './consent-text.tsx'
import { GoodsRows } from './goods-rows.tsx'
import { useApplicationForm } from './use-application-form.ts'

type Props = {
  kind: ApplicationKind
  stored: Application | null
  /** what is known of the applicant */
  begin?: Partial<ApplicationTyped>
  button: string
  onDone: (done: { ap_id: number; email: string }) => void
}
type Form = ReturnType<typeof useApplicationForm>

/** The form of one kind: its groups of fields, files, consents. */
export function ApplicationForm({ kind, stored, begin = {}, button, onDone }: Props) {
  const t = useT()
  const form = useApplicationForm(kind, stored, begin, onDone)
  const { fields, attached } = form
  return (
    <form
      noValidate
      className="grid max-w-[760px] gap-10"
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      <FormErrors errors={fields.errors} />
      {kind === 'bulk' && (
        <GoodsRows
          lines={form.lines}
          onChange={form.putLines}
          error={fields.errors.goods ?? null}
        />
      )}
      {groupsOf(kind).map((group) => (
        <fieldset key={group.title}>
          <legend className="type-h3 mb-4">{t(group.title)}</legend>
          <div className="grid gap-x-4 gap-y-5 card:grid-cols-2">
            {group.fields.map((field) => (
              <OneField key={field.name} field={field} form={form} fields={group.fields} />
            ))}
          </div>
        </fieldset>
      ))}
      <fieldset>
        <legend className="type-h3 mb-4">{t('붙이는 파일')}</legend>
        <FileInput
          label={isTrade(kind) ? t('사업자등록증 사본') : t('그림이나 목록')}
          optional
          name="files"
          max={mostFiles}
          accept={acceptedFiles}
          {...attached}
          error={fields.errors.files ?? null}
          hint={
            isTrade(kind)
              ? t(
                  '통신판매업 신고증과 통장 사본도 함께 보내면 더 빨라요. JPEG, PNG, PDF로 다섯 개까지, 하나에 10 MB까지예요.',
                )
              : t('JPEG, PNG, PDF로 다섯 개까지, 하나에 10 MB까지 보낼 수 있어요.')
          }
        />
      </fieldset>
      <fieldset>
        <legend className="type-h3 mb-3">{t('동의')}</legend>
        <ConsentText kind={kind} />
        <Checkbox {...fields.bindTick('privacy')}>
          {t('개인정보 수집·이용에 동의해요. (필수)')}
        </Checkbox>
        {isTrade(kind) && (
          <Checkbox {...fields.bindTick('secrecy')}>
            {t('거래 가격을 다른 사람에게 알리지 않을게요. (필수)')}
          </Checkbox>
        )}
      </fieldset>
      <div>
        <Button type="submit" busy={form.busy}>
          {button}
        </Button>
      </div>
    </form>
  )
}

function OneField({
  field,
  fields,
  form,
}: {
  field: ApplicationField
  fields: readonly ApplicationField[]
  form: Form
}) {
  const t = useT()
  const hasFinder = fields.some((one) => one.type === 'zip')
  if (field.type === 'zip')
    return (
      <div className="card:col-span-2" data-field="zip">
        <div data-field="address">
          <AddressField fields={addressFields(form.fields, form.typeAll)} />
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
