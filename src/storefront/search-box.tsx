import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { cx } from '#ui/class-names.ts'
import { useT } from '#ui/language.tsx'

/** Goes to the results of a word that is not blank; the word stays in the box. */
export function SearchBox({
  className,
  large = false,
  onSearch,
}: {
  className?: string
  large?: boolean
  onSearch?: () => void
}) {
  const t = useT()
  const id = useId()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const searched =
    pathname === paths.search() ? (new URLSearchParams(search).get('keyword') ?? '') : ''
  const [word, setWord] = useState(searched)
  useEffect(() => setWord(searched), [searched])

  function submit(event: FormEvent) {
    event.preventDefault()
    const keyword = word.trim()
    if (!keyword) return document.getElementById(id)?.focus()
    void navigate(paths.search(keyword))
    onSearch?.()
  }

  return (
    <search className={className} data-tour="search">
      <form
        action={paths.search()}
        method="get"
        onSubmit={submit}
        className={cx(
          'flex items-center rounded-tag border border-control bg-paper-0 pl-3 hover:border-ink-700',
          large ? 'h-12' : 'h-10',
        )}
      >
        <label htmlFor={id} className="sr-only">
          {t('상품 검색')}
        </label>
        <input
          id={id}
          type="search"
          name="keyword"
          enterKeyHint="search"
          maxLength={50}
          autoComplete="off"
          value={word}
          onChange={(event) => setWord(event.target.value)}
          onKeyDown={(event) =>
            event.key === 'Enter' && event.nativeEvent.isComposing && event.preventDefault()
          }
          placeholder={t('무엇을 찾으세요?')}
          className={cx(
            'h-full min-w-0 flex-1 bg-transparent leading-normal',
            large ? 'text-body' : 'text-small',
          )}
        />
        <button
          type="submit"
          aria-label={t('검색')}
          className={cx('tap grid h-full place-items-center text-ink-700', large ? 'w-12' : 'w-10')}
        >
          <Search aria-hidden="true" size={18} strokeWidth={1.5} />
        </button>
      </form>
    </search>
  )
}
