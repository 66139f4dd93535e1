import { InlineNotice } from '#admin/ui/inline-notice.tsx'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { partWord } from './part-word.ts'
import type { Met } from './use-save-product.ts'

/** Somebody else saved first: what became of both. */
export function MetNotice({ met, onDismiss }: { met: Met | null; onDismiss: () => void }) {
  const t = useT()
  if (!met) return null
  const parts = [...new Set(met.map((part) => partWord(t, part)))]
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
      <strong className="block">{t('그사이 다른 사람이 이 상품을 저장했어요.')}</strong>
      {parts.length === 0
        ? t('그 사람이 바꾼 곳과 내가 바꾼 곳이 달라 모두 합쳤어요. 확인하고 다시 저장해 주세요.')
        : t(
            '둘 다 바꾼 곳: {parts}. 지금은 내가 적은 내용이 들어 있고, 다시 저장하면 이 내용으로 바뀌어요.',
            { parts: parts.join(', ') },
          )}
    </InlineNotice>
  )
}
