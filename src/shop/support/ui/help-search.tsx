import { Search } from 'lucide-react'
import { useNavigate } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'

type Props = {
  keyword?: string
  /** where it is looked for: everywhere that help stands, or in the questions */
  among?: 'all' | 'questions'
}

/** Looks for a word; without script the form leads there too. */
export function HelpSearch({ keyword = '', among = 'all' }: Props) {
  const t = useT()
  const navigate = useNavigate()
  const pageOf = among === 'all' ? paths.helpSearch : paths.faq
  return (
    <search>
      <form
        key={keyword}
        action={pageOf()}
        method="get"
        className="flex gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          const typed = String(new FormData(event.currentTarget).get('keyword') ?? '').trim()
          void navigate(pageOf({ keyword: typed }))
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
            aria-label={among === 'all' ? t('고객센터에서 찾기') : t('질문과 답에서 찾기')}
            placeholder={
              among === 'all' ? t('예: 배송비, 성적서, 캔들 클래스') : t('예: 배송비, 심지')
            }
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
