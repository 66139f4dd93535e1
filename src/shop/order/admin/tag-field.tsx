import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#kernel/queries.ts'
import { longestTag, orderTags } from '#shop/order/contract/tags.ts'
import { Button } from '#ui/button.tsx'
import { isComposing } from '#ui/composing.ts'
import { useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import { Written } from '#ui/written.tsx'

type Props = {
  label: string
  /** those that are there already are not offered */
  has: readonly string[]
  onAdd: (name: string) => void
  busy?: boolean
  error?: string | null
  /** only tags of the list may be named */
  known?: boolean
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** A tag is typed, or picked from those the shop has. */
export function TagField({ label, has, onAdd, busy, error, known = false }: Props) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const { data } = useQuery(queryOf(orderTags.list, {}))
  const word = typed.replace(/\s+/g, ' ').trim()
  const free = (data?.data ?? []).filter(({ name }) => !has.some((one) => same(one, name)))
  const fitting = free
    .filter(({ name }) => name.toLowerCase().includes(word.toLowerCase()))
    .slice(0, 8)
  const add = (name: string) => {
    if (!name || has.some((one) => same(one, name))) return setTyped('')
    const kept = free.find((one) => same(one.name, name))
    if (known && !kept) return
    onAdd(kept?.name ?? name)
    setTyped('')
  }
  return (
    <div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
        <TextField
          label={label}
          name="tag"
          autoComplete="off"
          maxLength={longestTag}
          value={typed}
          onChange={setTyped}
          error={error ?? null}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event)) return
            // a form around it is not sent by naming a tag
            event.preventDefault()
            add(word)
          }}
        />
        <Button
          look="outline"
          size={48}
          busy={busy}
          className="mt-[27px]"
          aria-disabled={!word || undefined}
          onClick={() => add(word)}
        >
          {t('추가')}
        </Button>
      </div>
      {fitting.length > 0 && (
        <ul aria-label={t('쓰던 태그')} className="mt-2 flex flex-wrap gap-1.5">
          {fitting.map(({ tag_id, name, count }) => (
            <li key={tag_id}>
              <button
                type="button"
                disabled={busy}
                onClick={() => add(name)}
                className="min-h-9 rounded-full px-3 text-small text-ink-700 inset-ring inset-ring-control hover:bg-paper-100"
              >
                <Written>{name}</Written>{' '}
                <span className="tabular text-caption text-ink-500">{count}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
