import { Search } from 'lucide-react'
import { useNavigate } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'

/** Looks for a word in all questions and answers; without script the form leads there too. */
export function FaqSearch({ keyword = '' }: { keyword?: string }) {
  const t = useT()
  const navigate = useNavigate()
  return (
    <search>
      <form
        key={keyword}
        action={paths.faq()}
        method="get"
        className="flex gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          const typed = String(new FormData(event.currentTarget).get('keyword') ?? '').trim()
          void navigate(paths.faq({ keyword: typed }))
        }}
      >
        <span className="relative min-w-0 flex-1">
          <Search
            aria-hidden="true"
            size={18}
            strokeWidth={1.5}
            className="pointer-events-none absolute top-3.5 left-3.5 text-control"
          />
          <input
            type="search"
            name="keyword"
            enterKeyHint="search"
            aria-label={t('질문과 답에서 찾기')}
            placeholder={t('예: 배송비, 심지')}
            defaultValue={keyword}
            maxLength={50}
            className="h-12 w-full rounded-tag border border-control bg-paper-0 pr-3.5 pl-10.5 text-body hover:border-ink-700"
          />
        </span>
        <Button type="submit" look="outline">
          {t('찾기')}
        </Button>
      </form>
    </search>
  )
}
