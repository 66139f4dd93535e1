import { Button } from './button.tsx'
import { useDialog } from './dialogs.tsx'
import { useT } from './language.tsx'

export type LoadMoreProps = {
  shown: number
  total: number
  busy?: boolean
  onMore: () => void
  className?: string
}

/** "더보기 15 / 96". At the end it is dimmed yet can be pressed, and says that this was the last page. */
export function LoadMore({ shown, total, busy = false, onMore, className }: LoadMoreProps) {
  const t = useT()
  const dialog = useDialog()
  const atEnd = shown >= total
  return (
    <div className={className}>
      <Button
        look="outline"
        wide
        busy={busy}
        aria-disabled={atEnd || undefined}
        className={atEnd ? 'opacity-60' : undefined}
        onClick={() => (atEnd ? void dialog.alert(t('마지막 페이지 입니다.')) : onMore())}
      >
        {t('더보기')}
        <span className="tabular font-normal">
          {shown} / {total}
        </span>
      </Button>
    </div>
  )
}
