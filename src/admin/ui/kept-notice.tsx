import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { InlineNotice } from './inline-notice.tsx'

/** Something new that was begun earlier is in the form again. */
export function KeptNotice({ show, onReset }: { show: boolean; onReset: () => void }) {
  const t = useT()
  if (!show) return null
  return (
    <InlineNotice
      tone="info"
      action={
        <Button look="outline" size={44} onClick={onReset}>
          {t('버리고 새로 적기')}
        </Button>
      }
    >
      {t('지난번에 적다 만 내용을 불러왔어요.')}
    </InlineNotice>
  )
}
