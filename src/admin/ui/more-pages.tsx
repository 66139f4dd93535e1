import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'

type Props = {
  page: { current_page: number; last_page: number } | undefined
  onPage: (page: number) => void
}

/** To older and newer rows of a list inside a panel. */
export function MorePages({ page, onPage }: Props) {
  const t = useT()
  if (!page || page.last_page < 2) return null
  const { current_page, last_page } = page
  return (
    <div className="flex items-center justify-center gap-4 border-t border-paper-200 px-4.5 py-2.5 text-small">
      <Button
        look="outline"
        size={44}
        disabled={current_page <= 1}
        onClick={() => onPage(current_page - 1)}
      >
        {t('이전')}
      </Button>
      <span className="tabular text-ink-500">
        {current_page} / {last_page}
      </span>
      <Button
        look="outline"
        size={44}
        disabled={current_page >= last_page}
        onClick={() => onPage(current_page + 1)}
      >
        {t('다음')}
      </Button>
    </div>
  )
}
