import { BothFields } from '#admin/ui/both-fields.tsx'
import { useDraft } from '#admin/ui/draft.ts'
import { FieldRow, FormSection } from '#admin/ui/form-section.tsx'
import { GroupFrame } from '#admin/ui/group-frame.tsx'
import { Switch } from '#admin/ui/switch.tsx'
import { withAmounts } from '#kernel/amounts-in-text.ts'
import type { Settings } from '#shop/setting/contract.ts'
import { useLang, useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import { topBarDoor } from './door.ts'

export function TopBarForm({ stored, version }: { stored: Settings['top_bar']; version: number }) {
  const t = useT()
  const { pick, lang } = useLang()
  const draft = useDraft('setting-top_bar', stored)
  const { value, set, error } = draft
  return (
    <GroupFrame name="top_bar" draft={draft} version={version} door={topBarDoor}>
      <FormSection
        id="bar"
        title={t('맨 위 띠')}
        note={t('가게 모든 화면 맨 위에 보여요.')}
        end={
          <Switch
            label={t('맨 위 띠 보이기')}
            checked={value.show}
            onChange={(show) => set({ show })}
            words={[t('보여요'), t('숨겨요')]}
          />
        }
      >
        <BothFields
          label={t('글')}
          path="text"
          value={value.text}
          onChange={(text) => set({ text })}
          error={error}
          hint={t('값은 {50,000원}처럼 중괄호에 적으면 읽는 분의 통화로 보여요.')}
        />
        <FieldRow>
          <TextField
            label={t('누르면 갈 주소')}
            name="url"
            optional
            value={value.url}
            onChange={(url) => set({ url })}
            maxLength={300}
            error={error('url')}
            hint={t('예: /shop/new-item')}
          />
          <TextField
            label={t('알림 이름')}
            name="id"
            value={value.id}
            onChange={(id) => set({ id: id.replace(/[^\w-]/g, '') })}
            maxLength={40}
            error={error('id')}
            hint={t('이름을 바꾸면 전에 닫은 손님에게도 다시 보여요.')}
          />
        </FieldRow>
        {value.text.ko && (
          <div className="grid gap-1.5">
            <p className="text-small font-medium">{t('미리 보기')}</p>
            <p className="bg-[#18332b] px-4 py-2 text-center text-caption text-white">
              {withAmounts(pick(value.text.ko, value.text.en), {
                lang,
                currency: 'krw',
                usd_rate: 1,
              })}
            </p>
          </div>
        )}
      </FormSection>
    </GroupFrame>
  )
}
