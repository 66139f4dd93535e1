import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { type Suggestion, searches } from '#shop/catalog/search-contract.ts'
import { useAnnounce } from '#ui/announcer.tsx'
import { cx } from '#ui/class-names.ts'
import { useT } from '#ui/language.tsx'
import type { Listed, ListKeys } from './search-box.tsx'
import { ForgetWords } from './search-forget.tsx'
import { SuggestionRow } from './search-suggestion-row.tsx'
import { forgetSearched, isLookedFor, rememberSearched, searchedWords } from './searched-words.ts'

type Props = {
  /** ids of the box, and of the list it opens */
  box: string
  list: string
  word: string
  /** what the page shows the results of */
  searched: string
  wide: boolean
  keys: RefObject<ListKeys | undefined>
  /** the list is asked for; the box hears its own events, so that none of them is heard beside React */
  wanted: boolean
  onWanted: (wanted: boolean) => void
  onListed: (listed: Listed) => void
  onGone?: () => void
}

const wordRow = (word: string): Suggestion => ({
  kind: 'word',
  title: word,
  title_en: word,
  url: paths.search(word),
  it_id: '',
  image: '',
  price: null,
})

// the answer takes some thirty more on a quick line, and the whole is to stay below 150
const pause = 60
/** Rows before anything is typed: no more than while something is. */
const [mostRows, mostOwn] = [8, 4]

/** What stops changing for a moment; a syllable that is still being put together counts as it stands. */
function useSettled(word: string): string {
  const [settled, setSettled] = useState(word)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(word), pause)
    return () => clearTimeout(timer)
  }, [word])
  return settled
}

/** The list below the search box: what is typed might be one of these; before anything is typed, words of this device and of others. */
export function Suggestions({
  box,
  list,
  word,
  searched,
  wide,
  keys,
  wanted,
  onWanted,
  onListed,
  onGone,
}: Props) {
  const t = useT()
  const announce = useAnnounce()
  const navigate = useNavigate()
  const [at, setAt] = useState(-1)
  const [recent, setRecent] = useState(searchedWords)
  const typed = word.trim()
  const settled = useSettled(typed).slice(0, 50)
  const found = useQuery({
    ...queryOf(searches.suggest, { query: { keyword: settled } }),
    enabled: wanted && isLookedFor(settled),
    placeholderData: keepPreviousData,
  }).data?.data
  const popular = useQuery({ ...queryOf(searches.popular, {}), enabled: wanted && typed === '' })
  const own = recent.slice(0, mostOwn).map(wordRow)
  const others = (popular.data?.data ?? [])
    .filter((one) => !own.some(({ title }) => title === one))
    .slice(0, mostRows - own.length)
  const rows: Suggestion[] = typed
    ? isLookedFor(typed)
      ? (found?.rows ?? [])
      : []
    : [...own, ...others.map(wordRow)]
  const open = wanted && rows.length > 0
  const active = open && at >= 0 && at < rows.length ? at : -1
  const idOf = (row: number) => `${list}-${row}`

  function close() {
    onWanted(false)
    setAt(-1)
  }

  function remember(one: string) {
    if (!one) return
    rememberSearched(one)
    setRecent(searchedWords())
  }

  function forget(one: string) {
    forgetSearched(one)
    setRecent(searchedWords())
    setAt(-1)
    announce(t('‘{word}’ 지웠어요.', { word: one }))
    document.getElementById(box)?.focus()
  }

  function follow(row: Suggestion) {
    remember(row.kind === 'word' ? row.title : typed)
    close()
    onGone?.()
    void navigate(row.url)
  }

  const type = useEffectEvent<ListKeys>((event) => {
    const { key } = event
    if (key === 'Escape') {
      if (open) event.preventDefault()
      return close()
    }
    if (key === 'Enter') {
      const row = rows[active]
      if (row) {
        event.preventDefault()
        return follow(row)
      }
      remember(typed)
      return close()
    }
    if (key === 'Tab') return close()
    const pointed = rows[active]
    if (key === 'Delete' && !typed && pointed && active < own.length) {
      event.preventDefault()
      return forget(pointed.title)
    }
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return
    event.preventDefault()
    if (!open) return onWanted(true)
    // past either end stands the box itself
    const step = key === 'ArrowDown' ? 1 : -1
    setAt(((active + 1 + step + rows.length + 1) % (rows.length + 1)) - 1)
  })

  // the results are there: whoever pressed Enter sooner than the list came wants no list over them
  const came = useRef(false)
  const arrived = useEffectEvent(() => {
    // fetched because somebody came into the box: an empty one shows what was searched before
    if (word === searched && (came.current || word !== '')) close()
    came.current = true
    remember(searched)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: other results came
  useEffect(() => arrived(), [searched])
  useEffect(() => {
    keys.current = type
    return () => {
      keys.current = undefined
    }
  }, [keys])
  // another word is another list
  // biome-ignore lint/correctness/useExhaustiveDependencies: the word is what changed
  useEffect(() => setAt(-1), [settled])
  const said = open && typed ? rows.length : 0
  useEffect(() => {
    if (said) announce(t('제안 {count}개가 있어요. 화살표로 고를 수 있어요.', { count: said }))
  }, [said, announce, t])
  const activeId = active >= 0 ? idOf(active) : undefined
  const tell = useEffectEvent(onListed)
  useEffect(() => tell({ open, active: activeId }), [open, activeId])
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  if (!open) return null
  const option = (row: Suggestion, place: number) => (
    <SuggestionRow
      key={`${row.kind} ${row.url}`}
      id={idOf(place)}
      row={row}
      typed={found?.repaired && typed ? found.word : typed}
      active={place === active}
      onPoint={() => setAt(place)}
      onFollow={() => follow(row)}
    />
  )
  return (
    <div
      className={cx(
        'layer-header absolute top-full right-0 mt-1.5 max-h-[min(560px,calc(100dvh-180px))] overflow-y-auto overscroll-contain border border-paper-200 bg-paper-0 py-2 shadow-[0_18px_40px_-18px_rgb(0_0_0/.28)]',
        wide ? 'left-0' : 'w-[min(440px,calc(100vw-40px))]',
      )}
    >
      {typed && (found?.near || found?.repaired) && (
        <p className="px-4 pt-1 pb-1.5 text-caption text-ink-700">
          {found.near ? t('혹시 이 말을 찾으세요?') : t('‘{word}’ 결과예요', { word: found.word })}
        </p>
      )}
      {/* the focus stays in the box, which says which row the arrows stand on */}
      <div className="relative">
        <div id={list} role="listbox" aria-label={t('검색어 제안')}>
          {typed ? (
            rows.map(option)
          ) : (
            <>
              {own.length > 0 && (
                <Group title={t('최근 검색어')}>
                  <div className="*:pr-12">{own.map((row, place) => option(row, place))}</div>
                </Group>
              )}
              {others.length > 0 && (
                <Group title={t('많이 찾는 말')}>
                  {others.map((one, place) => option(wordRow(one), own.length + place))}
                </Group>
              )}
            </>
          )}
        </div>
        {!typed && own.length > 0 && (
          <ForgetWords
            words={own.map(({ title }) => title)}
            onForget={forget}
            onForgetAll={() => {
              forgetSearched()
              setRecent([])
              document.getElementById(box)?.focus()
            }}
          />
        )}
      </div>
      {typed && (
        <p className="hairline-t mt-2 px-4 pt-2.5 pb-1 text-small">
          <a
            href={paths.search(typed)}
            tabIndex={-1}
            onPointerDown={(event) => event.preventDefault()}
            onClick={(event) => {
              event.preventDefault()
              follow(wordRow(typed))
            }}
            className="text-pine-700 underline underline-offset-4"
          >
            {t('‘{word}’ 결과 모두 보기', { word: typed })}
          </a>
        </p>
      )}
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
    <div role="group" aria-label={title}>
      <p aria-hidden="true" className="type-caption flex h-9 items-center px-4 text-ink-500">
        {title}
      </p>
      {children}
    </div>
  )
}
