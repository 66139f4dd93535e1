import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { adminPaths } from '#kernel/admin-paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { deskSearch } from '#shop/desk/contract.ts'
import { cx } from '#ui/class-names.ts'
import { isComposing } from '#ui/composing.ts'
import { useT } from '#ui/language.tsx'
import { Written } from '#ui/written.tsx'
import { isCommand, takeEarlyCommand } from './early-command.ts'
import { type Group, useFoundGroups, useScreens } from './search-groups.tsx'
import { useStaff } from './ui/staff.ts'

const pause = 200

/** One box over orders, goods, people, returns, questions and the pages themselves. Ctrl+K or / goes there, arrows move, Enter opens. */
export function CommandSearch() {
  const t = useT()
  const id = useId()
  const staff = useStaff()
  const navigate = useNavigate()
  const { key } = useLocation()
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [word, setWord] = useState('')
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  useShortcut(box)
  useEffect(() => {
    const timer = setTimeout(() => setWord(typed.trim()), pause)
    return () => clearTimeout(timer)
  }, [typed])
  // a new page has been asked for
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is that of the page
  useEffect(() => setOpen(false), [key])

  const asks = open && word.length >= 2
  const { data, isFetching, isError } = useQuery({
    ...queryOf(deskSearch.find, { query: { keyword: word } }),
    enabled: asks,
    staleTime: 10_000,
    placeholderData: keepPreviousData,
  })
  const screens = useScreens(typed)
  const found = useFoundGroups(asks ? (data?.data ?? []) : [], word)
  const groups = [...screens, ...found]
  const rows = groups.flatMap(({ rows }) => rows)
  const shown = open && typed.trim() !== ''
  const listed = shown && rows.length > 0

  function go(to: string) {
    setOpen(false)
    setTyped('')
    box.current?.blur()
    void navigate(to)
  }

  function press(event: KeyboardEvent) {
    // Enter and arrows of a Korean letter that is still being made belong to the letter
    if (isComposing(event)) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && rows.length) {
      event.preventDefault()
      setOpen(true)
      setAt((now) => (now + step + rows.length + (now < 0 && step < 0 ? 1 : 0)) % rows.length)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const row = rows[at]
      const list = staff.sees('orders') ? adminPaths.orders : adminPaths.products
      if (row && shown) go(row.to)
      else if (typed.trim() && (staff.sees('orders') || staff.sees('products')))
        go(list({ keyword: typed.trim() }))
    } else if (event.key === 'Escape') {
      if (shown) setOpen(false)
      else setTyped('')
    }
  }

  return (
    <search className="relative order-last w-full px-2 pb-2.5 desk:order-none desk:w-[460px] desk:shrink desk:p-0">
      <span className="relative block">
        <input
          ref={box}
          id="admin-search"
          type="text"
          inputMode="search"
          role="combobox"
          enterKeyHint="search"
          aria-label={t('관리 화면 전체에서 찾기')}
          aria-keyshortcuts="Control+K /"
          aria-expanded={listed}
          aria-controls={listed ? `${id}-list` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={shown && at >= 0 ? `${id}-${at}` : undefined}
          placeholder={t('주문, 상품, 회원, 문의, 화면 찾기')}
          value={typed}
          maxLength={50}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setTyped(event.target.value)
            setOpen(true)
            setAt(-1)
          }}
          onFocus={() => setOpen(true)}
          onBlur={(event) => {
            // a press on a row takes the focus before it opens
            if (!event.relatedTarget?.closest(`[id="${id}-list"]`)) setOpen(false)
          }}
          onKeyDown={press}
          className="h-11 w-full min-w-0 rounded-tag border border-control bg-paper-0 pr-4 pl-10.5 desk:pr-20 text-plain text-ink-900 hover:border-ink-700"
        />
        <Search
          aria-hidden="true"
          size={18}
          strokeWidth={1.5}
          className="pointer-events-none absolute top-3.25 left-3.5 text-ink-500"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-2.5 right-3 hidden rounded-tag border border-paper-200 px-1.5 font-sans text-caption leading-6 text-ink-500 desk:block"
        >
          Ctrl K
        </span>
      </span>
      {shown && (
        <div className="absolute inset-x-2 top-12 z-30 rounded-card border border-paper-200 bg-paper-0 shadow-high desk:inset-x-0 desk:w-[560px]">
          {listed && (
            <div
              id={`${id}-list`}
              role="listbox"
              aria-label={t('찾은 것')}
              tabIndex={-1}
              className="max-h-[min(34rem,70dvh)] overflow-y-auto py-2"
            >
              <Groups id={id} groups={groups} at={at} onGo={go} />
            </div>
          )}
          {!listed && (
            <p role="status" className="px-4 py-5 text-small text-ink-500">
              {typed.trim().length < 2
                ? t('두 글자 이상 적어 주세요.')
                : isError
                  ? t('찾지 못했어요. 잠시 뒤 다시 시도해 주세요.')
                  : isFetching || word !== typed.trim()
                    ? t('찾고 있어요.')
                    : t('찾은 것이 없어요.')}
            </p>
          )}
        </div>
      )}
    </search>
  )
}

function Groups({
  id,
  groups,
  at,
  onGo,
}: {
  id: string
  groups: readonly Group[]
  at: number
  onGo: (to: string) => void
}) {
  let before = 0
  return groups.map(({ kind, title, rows }) => {
    const first = before
    before += rows.length
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
      <div key={kind} role="group" aria-labelledby={`${id}-${kind}`} className="pb-1.5 last:pb-0">
        <p
          id={`${id}-${kind}`}
          className="px-4 pt-1.5 pb-1 text-caption font-semibold text-ink-500"
        >
          {title}
        </p>
        {rows.map((row, row_at) => {
          const here = first + row_at === at
          return (
            <div
              key={row.to}
              id={`${id}-${first + row_at}`}
              ref={here ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
              role="option"
              aria-selected={here}
              tabIndex={-1}
              onClick={() => onGo(row.to)}
              onKeyDown={(event) => event.key === 'Enter' && onGo(row.to)}
              className={cx(
                'flex min-h-11 cursor-pointer items-center justify-between gap-3 px-4 py-1.5 text-small',
                here ? 'bg-pine-100' : 'hover:bg-paper-100',
              )}
            >
              <span className="min-w-0">
                <span className="block truncate">
                  <Written>{row.title}</Written>
                </span>
                {row.detail && (
                  <span className="block truncate text-caption text-ink-500">
                    <Written>{row.detail}</Written>
                  </span>
                )}
              </span>
              {row.state}
            </div>
          )
        })}
      </div>
    )
  })
}

/** Ctrl+K and / lead to the box, wherever nobody is typing. */
function useShortcut(box: React.RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    function listen(event: globalThis.KeyboardEvent) {
      const { target } = event
      const typing =
        target instanceof HTMLElement &&
        (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
      const command = isCommand(event)
      const slash =
        event.key === '/' && !typing && !event.ctrlKey && !event.metaKey && !event.altKey
      // a dialog keeps the focus to itself
      if ((!command && !slash) || document.querySelector('[role=dialog], [role=alertdialog]'))
        return
      event.preventDefault()
      box.current?.focus()
      box.current?.select()
    }
    if (takeEarlyCommand()) box.current?.focus()
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [box])
}
