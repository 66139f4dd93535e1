import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { InlineNotice } from './inline-notice.tsx'

/** What was typed earlier is in the form again. */
export function RestoredNotice({ show, onReset }: { show: boolean; onReset: () => void }) {
  const t = useT()
  if (!show) return null
  return (
    <InlineNotice
      tone="info"
      className="mb-5"
      action={
        <Button look="outline" size={44} onClick={onReset}>
          {t('버리고 저장된 내용 보기')}
        </Button>
      }
    >
      {t('저장하지 않고 떠났던 내용을 다시 불러왔어요.')}
    </InlineNotice>
  )
}

type MetProps = {
  /** the parts that both changed, by name or nameless; empty when all fits together */
  met: readonly string[] | null | undefined
  onDismiss: () => void
}

/** Somebody else saved first: what became of both. */
export function MetNotice({ met, onDismiss }: MetProps) {
  const t = useT()
  if (!met) return null
  const parts = [...new Set(met)].filter(Boolean).join(', ')
  return (
    <InlineNotice
      tone="wait"
      className="mb-5"
      action={
        <Button look="outline" size={44} onClick={onDismiss}>
          {t('알겠어요')}
        </Button>
      }
    >
      <strong className="block">{t('그사이 다른 사람이 이 내용을 저장했어요.')}</strong>
      {met.length === 0
        ? t('그 사람이 바꾼 곳과 내가 바꾼 곳이 달라 모두 합쳤어요. 확인하고 다시 저장해 주세요.')
        : parts
          ? t(
              '둘 다 바꾼 곳: {parts}. 지금은 내가 적은 내용이 들어 있고, 다시 저장하면 이 내용으로 바뀌어요.',
              { parts },
            )
          : t(
              '같은 곳을 둘 다 바꿨어요. 지금은 내가 적은 내용이 들어 있고, 다시 저장하면 이 내용으로 바뀌어요.',
            )}
    </InlineNotice>
  )
}
