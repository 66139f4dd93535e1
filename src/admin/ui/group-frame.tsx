import type { ReactNode } from 'react'
import type { SettingName } from '#shop/setting/contract.ts'
import { Button } from '#ui/button.tsx'
import { FormErrors } from '#ui/form-errors.tsx'
import { useT } from '#ui/language.tsx'
import type { Draft } from './draft.ts'
import { InlineNotice } from './inline-notice.tsx'
import { SaveBar } from './save-bar.tsx'
import { type GroupDoor, type GroupForm, useSaveGroup } from './use-save-group.ts'

type Props<Name extends SettingName> = {
  name: Name
  draft: Draft<GroupForm<Name> & object>
  version: number
  /** another door than that of all settings */
  door?: GroupDoor<Name>
  children: ReactNode
}

/** What every form of settings has: notices above, saving below. */
export function GroupFrame<Name extends SettingName>({
  name,
  draft,
  version,
  door,
  children,
}: Props<Name>) {
  const t = useT()
  const { busy, met, save, dismiss } = useSaveGroup(name, draft, version, door)
  return (
    <>
      <div className="grid grid-cols-1 gap-5">
        {draft.restored && (
          <InlineNotice
            tone="info"
            action={
              <Button look="outline" size={44} onClick={draft.reset}>
                {t('버리고 저장된 내용 보기')}
              </Button>
            }
          >
            {t('저장하지 않고 떠났던 내용을 다시 불러왔어요.')}
          </InlineNotice>
        )}
        {met && (
          <InlineNotice
            tone="wait"
            action={
              <Button look="outline" size={44} onClick={dismiss}>
                {t('알겠어요')}
              </Button>
            }
          >
            <strong className="block">{t('그사이 다른 사람이 이 설정을 저장했어요.')}</strong>
            {met === 'merged'
              ? t(
                  '그 사람이 바꾼 곳과 내가 바꾼 곳이 달라 모두 합쳤어요. 확인하고 다시 저장해 주세요.',
                )
              : t(
                  '같은 곳을 둘 다 바꿨어요. 지금은 내가 적은 내용이 들어 있고, 다시 저장하면 이 내용으로 바뀌어요.',
                )}
          </InlineNotice>
        )}
        <FormErrors errors={draft.errors} />
        {children}
      </div>
      <SaveBar
        changes={draft.changed.length}
        busy={busy}
        onSave={() => void save()}
        onReset={draft.reset}
      />
    </>
  )
}
