import { Suspense, useEffect, useRef, useState } from 'react'
import type { CartLine } from '#shop/cart/contract.ts'
import { lineWords } from '#shop/cart/title-rules.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { CartRow } from './cart-row.tsx'
import { canTick, isTicked, lineNameId, nextTo } from './line-kinds.ts'
import type { CartDesk } from './use-cart.ts'

// fetched when first opened
const OptionSheet = lazyPart(() => import('./option-sheet.tsx').then((found) => found.OptionSheet))
const PiecesSheet = lazyPart(() => import('./pieces-sheet.tsx').then((found) => found.PiecesSheet))
const CardSheet = lazyPart(() => import('./card-sheet.tsx').then((found) => found.CardSheet))

const onFirstScreen = 3

export const cartTitleId = 'cart-title'

/** The bar that ticks and takes out, and the lines under it. */
export function CartLines({ desk }: { desk: CartDesk }) {
  const t = useT()
  const { pick } = useLang()
  const [editing, setEditing] = useState<CartLine | null>(null)
  const [writing, setWriting] = useState<CartLine | null>(null)
  const edited = useRef(false)
  edited.current ||= editing !== null
  const wrote = useRef(false)
  wrote.current ||= writing !== null
  const focusNext = useRef<string | null>(null)
  const { lines } = desk
  const tickable = lines.filter(canTick)
  const ticked = lines.filter(isTicked)
  const gone = lines.filter((line) => !canTick(line))

  // the row that had the focus has left: the next one's name takes it
  useEffect(() => {
    if (!focusNext.current) return
    document.getElementById(focusNext.current)?.focus()
    focusNext.current = null
  })

  function remove(some: readonly CartLine[], message: string) {
    const next = nextTo(
      lines,
      some.map((line) => line.ct_id),
    )
    // with the last line these rows go as well: the title stays
    if (next === null) document.getElementById(cartTitleId)?.focus()
    else focusNext.current = lineNameId(next)
    desk.remove(some, message)
  }

  return (
    <>
      <div className="rule-t hairline-b flex min-h-14 flex-wrap items-center justify-between gap-x-4">
        <Checkbox
          checked={ticked.length > 0 && ticked.length === tickable.length}
          disabled={tickable.length === 0}
          onChange={desk.tickAll}
        >
          {t('모두 고르기')}{' '}
          <span className="tabular text-ink-500">
            {ticked.length} / {tickable.length}
          </span>
        </Checkbox>
        <div className="flex items-center gap-5 text-small text-ink-700">
          {gone.length > 0 && (
            <button
              type="button"
              className="tap underline decoration-line underline-offset-4 hover:decoration-current"
              onClick={() =>
                remove(gone, t('살 수 없는 상품 {count}개를 뺐어요.', { count: gone.length }))
              }
            >
              {t('살 수 없는 상품 빼기')}
            </button>
          )}
          <button
            type="button"
            disabled={ticked.length === 0}
            className="tap underline decoration-line underline-offset-4 hover:decoration-current disabled:text-ink-500 disabled:no-underline"
            onClick={() =>
              remove(ticked, t('고른 상품 {count}개를 뺐어요.', { count: ticked.length }))
            }
          >
            {t('고른 상품 빼기')}
          </button>
        </div>
      </div>
      <ul aria-label={t('담은 상품')}>
        {lines.map((line, at) => (
          <CartRow
            key={line.ct_id}
            line={line}
            eager={at < onFirstScreen}
            desk={desk}
            onEdit={setEditing}
            onWrite={setWriting}
            onRemove={() =>
              remove([line], t('{name}을(를) 뺐어요.', { name: lineWords(line, pick).title }))
            }
          />
        ))}
      </ul>
      {wrote.current && (
        <Suspense>
          <CardSheet line={writing} desk={desk} onClose={() => setWriting(null)} />
        </Suspense>
      )}
      {edited.current && (
        <Suspense>
          <OptionSheet
            line={editing?.bottle ? null : editing}
            desk={desk}
            onClose={() => setEditing(null)}
          />
          <PiecesSheet
            line={editing?.bottle ? editing : null}
            desk={desk}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
    </>
  )
}
