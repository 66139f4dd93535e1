import { useDraft } from '#admin/ui/draft.ts'
import { FormSection } from '#admin/ui/form-section.tsx'
import { GroupFrame } from '#admin/ui/group-frame.tsx'
import { Switch } from '#admin/ui/switch.tsx'
import type { Settings } from '#shop/setting/contract.ts'
import { useT } from '#ui/language.tsx'

export function SecurityForm({
  stored,
  version,
}: {
  stored: Settings['security']
  version: number
}) {
  const t = useT()
  const draft = useDraft('setting-security', stored)
  return (
    <GroupFrame name="security" draft={draft} version={version}>
      <FormSection
        id="security"
        title={t('직원 로그인')}
        note={t(
          '켜면 모든 직원이 인증 앱의 숫자까지 적어야 들어올 수 있어요. 아직 켜지 않은 직원은 다음에 들어올 때 먼저 켜게 돼요.',
        )}
        end={
          <Switch
            label={t('모든 직원에게 두 단계 로그인 요구하기')}
            name="require_second_factor"
            checked={draft.value.require_second_factor}
            onChange={(require_second_factor) => draft.set({ require_second_factor })}
            words={[t('요구해요'), t('각자 정해요')]}
          />
        }
      >
        <p className="text-small text-ink-700">{t('이 설정을 켜기 전에 내 계정부터 켜 두세요.')}</p>
      </FormSection>
    </GroupFrame>
  )
}
