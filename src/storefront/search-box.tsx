import { Search } from 'lucide-react'
import {
  type FormEvent,
  type KeyboardEvent,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { cx } from '#ui/class-names.ts'
import { isComposing } from '#ui/composing.ts'
import { useT } from '#ui/language.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { useTypedEarly } from '#ui/use-typed-early.ts'

const Suggestions = lazyPart(() => import('./search-suggestions.tsx').then((it) => it.Suggestions))

/** What the list below the box hands up to it: what the box says of itself, and what its keys do. */
export type Listed = {
  open: boolean
  /** the id of the row that the arrows stand on */
  active: string | undefined
}
export type ListKeys = (event: KeyboardEvent<HTMLInputElement>) => void

/** Goes to the results of a word that is not blank; the word stays in the box. What it might be is fetched once the box has the focus. */
export function SearchBox({
  className,
  large = false,
  begin = false,
  onSearch,
}: {
  className?: string
  large?: boolean
  /** whoever came here came to type */
  begin?: boolean
  onSearch?: () => void
}) {
  const t = useT()
  const id = useId()
  const list = useId()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const searched =
    pathname === paths.search() ? (new URLSearchParams(search).get('keyword') ?? '') : ''
  const [word, setWord] = useState(searched)
  const [inUse, setInUse] = useState(false)
  const [wanted, setWanted] = useState(false)
  const [listed, setListed] = useState<Listed>({ open: false, active: undefined })
  const keys = useRef<ListKeys>(undefined)
  const [shownFor, setShownFor] = useState(searched)
  if (shownFor !== searched) {
    setShownFor(searched)
    setWord(searched)
  }
  useTypedEarly(id, word, setWord)
  // who stood in the box before its code was there gave it the focus unheard
  useEffect(() => {
    if (begin) document.getElementById(id)?.focus()
    if (document.activeElement?.id !== id) return
    setInUse(true)
    setWanted(true)
  }, [id, begin])

  function want() {
    setInUse(true)
    setWanted(true)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const keyword = word.trim()
    if (!keyword) return document.getElementById(id)?.focus()
    void navigate(paths.search(keyword))
    onSearch?.()
  }

  return (
    <search
      className={cx('relative', className)}
      data-tour="search"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setWanted(false)
      }}
    >
      <form
        action={paths.search()}
        method="get"
        onSubmit={submit}
        className={cx(
          // the whole box says where the focus is, not the line inside it
          'flex items-center rounded-tag border border-control bg-paper-0 pl-3 outline-offset-2 outline-(--focus) hover:border-ink-700 has-[input:focus-visible]:outline-2',
          large ? 'h-12' : 'h-10',
        )}
      >
        <label htmlFor={id} className="sr-only">
          {t('상품 검색')}
        </label>
        <input
          id={id}
          type="text"
          inputMode="search"
          name="keyword"
          role="combobox"
          aria-expanded={listed.open}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={listed.active}
          enterKeyHint="search"
          maxLength={50}
          autoComplete="off"
          value={word}
          onFocus={want}
          onClick={want}
          onChange={(event) => {
            setWord(event.target.value)
            want()
          }}
          onKeyDown={(event) => {
            // the Enter that ends a syllable searches nothing
            if (isComposing(event)) event.key === 'Enter' && event.preventDefault()
            else keys.current?.(event)
          }}
          // the box of the header has room for one word
          placeholder={large ? t('무엇을 찾으세요?') : t('검색')}
          className={cx(
            'h-full min-w-0 flex-1 bg-transparent leading-normal focus-visible:shadow-none focus-visible:outline-none',
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
      {inUse && (
        <Suspense>
          <Suggestions
            box={id}
            list={list}
            word={word}
            searched={searched}
            wide={large}
            keys={keys}
            wanted={wanted}
            onWanted={setWanted}
            onListed={setListed}
            onGone={onSearch}
          />
        </Suspense>
      )}
    </search>
  )
}
