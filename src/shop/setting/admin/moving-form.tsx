import { useDraft } from '#admin/ui/draft.ts'
import { FormSection } from '#admin/ui/form-section.tsx'
import { GroupFrame } from '#admin/ui/group-frame.tsx'
import type { Settings } from '#shop/setting/contract.ts'
import { useT } from '#ui/language.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'

export function MovingForm({ stored, version }: { stored: Settings['moving']; version: number }) {
  const t = useT()
  const draft = useDraft('setting-moving', stored)
  const { value, set, error } = draft
  return (
    <GroupFrame name="moving" draft={draft} version={version}>
      <FormSection
        id="moving"
        title={t('가게 주소 이사')}
        note={t('옛 주소로 들어온 손님에게 새 주소를 알리고, 누르면 새 주소로 안내해요.')}
      >
        <TextArea
          label={t('옛 주소')}
          name="old_hosts"
          optional
          rows={3}
          value={value.old_hosts.join('\n')}
          onChange={(text) => set({ old_hosts: text.split(/\s+/).map(bare).filter(Boolean) })}
          error={
            value.old_hosts.map((_, row) => error(`old_hosts.${row}`)).find(Boolean) ??
            error('old_hosts')
          }
          hint={t('한 줄에 하나씩, 예: old-shop.example. www가 있든 없든 함께 알려요.')}
        />
        <TextField
          label={t('새 주소')}
          name="new_host_url"
          optional={value.old_hosts.length === 0}
          value={value.new_host_url}
          onChange={(url) => set({ new_host_url: url.trim().replace(/\/+$/, '') })}
          maxLength={300}
          error={error('new_host_url')}
          hint={t('예: https://odemoa.example')}
        />
      </FormSection>
    </GroupFrame>
  )
}

/** "https://www.old.example/shop" → "old.example" */
function bare(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/.*$/, '')
    .replace(/^www\./, '')
}
