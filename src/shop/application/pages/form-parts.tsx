import type { FieldGroup } from '#shop/application/piece-rules.ts'
import { acceptedFiles, isTrade, mostFiles } from '#shop/application/rules.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { FileInput } from '#ui/file-input.tsx'
import { useT } from '#ui/language.tsx'
import { ConsentText } from './consent-text.tsx'
import { OneField } from './one-field.tsx'
import type { Form } from './use-application-form.ts'

type GroupProps = { group: FieldGroup; form: Form; hideTitle?: boolean }

/** A group of fields under its title. */
export function GroupFields({ group, form, hideTitle }: GroupProps) {
  const t = useT()
  return (
    <fieldset>
      <legend className={hideTitle ? 'sr-only' : 'type-h3 mb-4'}>{t(group.title)}</legend>
      <div className="grid gap-x-4 gap-y-5 card:grid-cols-2">
        {group.fields.map((field) => (
          <OneField key={field.name} field={field} form={form} fields={group.fields} />
        ))}
      </div>
    </fieldset>
  )
}

export function Files({ form }: { form: Form }) {
  const t = useT()
  return (
    <fieldset>
      <legend className="type-h3 mb-4">{t('붙이는 파일')}</legend>
      <FileInput
        label={isTrade(form.kind) ? t('사업자등록증 사본') : t('그림이나 목록')}
        optional
        name="files"
        max={mostFiles}
        accept={acceptedFiles}
        {...form.attached}
        error={form.fields.errors.files ?? null}
        hint={
          isTrade(form.kind)
            ? t(
                '통신판매업 신고증과 통장 사본도 함께 보내면 더 빨라요. JPEG, PNG, PDF로 다섯 개까지, 하나에 10 MB까지예요.',
              )
            : t('JPEG, PNG, PDF로 다섯 개까지, 하나에 10 MB까지 보낼 수 있어요.')
        }
      />
    </fieldset>
  )
}

export function Consents({ form }: { form: Form }) {
  const t = useT()
  return (
    <fieldset>
      <legend className="type-h3 mb-3">{t('동의')}</legend>
      <ConsentText kind={form.kind} />
      <Checkbox {...form.fields.bindTick('privacy')}>
        {t('개인정보 수집·이용에 동의해요. (필수)')}
      </Checkbox>
      {form.kind === 'fragrance' && (
        <>
          <Checkbox {...form.fields.bindTick('made_to_order')}>
            {t(
              '맞춤 제작이라 샘플을 승인한 뒤에는 마음이 바뀌어도 취소하거나 돌려보낼 수 없다는 것을 알고 있어요. (필수)',
            )}
          </Checkbox>
          <Checkbox {...form.fields.bindTick('sample_fee')}>
            {t(
              '개발과 샘플에 비용이 들고, 견적을 수락하기 전에는 내지 않는다는 것을 알고 있어요. (필수)',
            )}
          </Checkbox>
        </>
      )}
      {isTrade(form.kind) && (
        <Checkbox {...form.fields.bindTick('secrecy')}>
          {t('거래 가격을 다른 사람에게 알리지 않을게요. (필수)')}
        </Checkbox>
      )}
    </fieldset>
  )
}
