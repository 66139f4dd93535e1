import { useEffect, useRef } from 'react'
import { stamp } from '#kernel/day-words.ts'
import type { ErrandView } from '#kernel/errand.ts'
import { Badge } from '#ui/badge.tsx'
import { type Translate, useT } from '#ui/language.tsx'
import { fresh } from './fresh.ts'
import { InlineNotice } from './inline-notice.tsx'

const look = 1_000

type Answer = { data: { errand: ErrandView } }

/** Asks again each second while the work goes on: options of a query for one errand. */
export const whileOpen = {
  staleTime: 0,
  refetchOnMount: 'always',
  refetchInterval: ({ state }: { state: { data?: Answer | undefined } }) =>
    state.data && state.data.data.errand.state !== 'open' ? false : look,
} as const

/** The same for the list of them: as long as one goes on. */
export const whileAnyOpen = {
  ...fresh,
  refetchInterval: ({ state }: { state: { data?: { data: ErrandView[] } | undefined } }) =>
    state.data?.data.some((one) => one.state === 'open') ? look : false,
} as const

/** Calls back once an errand that was seen at work has its end. */
export function useErrandEnd(errand: ErrandView | undefined, onEnd: () => void) {
  const open = useRef<number | null>(null)
  const ended = useRef(onEnd)
  ended.current = onEnd
  const id = errand?.errand_id
  const state = errand?.state
  useEffect(() => {
    if (id === undefined) return
    if (state === 'open') open.current = id
    else if (open.current === id) {
      open.current = null
      ended.current()
    }
  }, [id, state])
}

/** what it goes through, one after the other */
type ErrandUnit = 'rows' | 'orders' | 'receipts'

function reached(t: Translate, of: ErrandUnit, counts: { total: number; told: number }): string {
  return {
    rows: t('{total}줄 가운데 {told}줄까지 했어요.', counts),
    orders: t('주문 {total}건 가운데 {told}건까지 했어요.', counts),
    receipts: t('영수증 {total}장 가운데 {told}장까지 했어요.', counts),
  }[of]
}

/** "73 / 122" with a bar; where it stopped, why. */
export function ErrandProgress({ errand, of }: { errand: ErrandView; of: ErrandUnit }) {
  const t = useT()
  if (errand.state === 'done') return null
  const { told, total } = errand
  if (errand.state === 'stopped')
    return (
      <InlineNotice tone="wait">
        {reached(t, of, { total, told })} {errand.why}
      </InlineNotice>
    )
  return (
    <div className="grid gap-2" role="status">
      <p className="text-small font-semibold">
        {t('처리하고 있어요')} <span className="tabular">{`${told} / ${total}`}</span>
      </p>
      <progress
        aria-label={t('처리하고 있어요')}
        value={told}
        max={Math.max(total, 1)}
        // of itself the bar is dark grey where nothing is done yet
        className="h-2 w-full max-w-[480px] appearance-none overflow-hidden rounded-full bg-paper-200 [&::-moz-progress-bar]:bg-pine-700 [&::-webkit-progress-bar]:bg-paper-200 [&::-webkit-progress-value]:bg-pine-700"
      />
      <p className="text-small text-ink-700">
        {t('이 화면을 떠나도 계속해요. 다시 오면 결과가 여기 있어요.')}
      </p>
    </div>
  )
}

/** What was begun lately, to look at again. */
export function ErrandList({
  errands,
  title,
  shown,
  onShow,
}: {
  errands: readonly ErrandView[]
  /** where nothing was sent: what the list is of */
  title?: string
  shown: number | null
  onShow: (errand_id: number) => void
}) {
  const t = useT()
  if (errands.length === 0) return null
  const words = { open: t('처리하는 중'), done: t('모두 처리했어요'), stopped: t('멈춤') }
  const tones = { open: 'wait', done: 'done', stopped: 'bad' } as const
  return (
    <div className="mt-5">
      <h3 className="text-small font-semibold">{title ?? t('최근에 올린 것')}</h3>
      <ul className="mt-2 divide-y divide-paper-200 border-y border-paper-200 text-small">
        {errands.map(({ errand_id, name, made_at, total, told, state }) => (
          <li key={errand_id} className="flex flex-wrap items-center gap-x-4 py-1">
            <button
              type="button"
              aria-pressed={errand_id === shown}
              onClick={() => onShow(errand_id)}
              className="tabular min-h-11 text-left underline-offset-4 hover:underline aria-pressed:font-semibold"
            >
              {[stamp(made_at), name].filter(Boolean).join(' · ')}
            </button>
            <span className="tabular ml-auto text-ink-500">{`${told} / ${total}`}</span>
            <Badge tone={tones[state]}>{words[state]}</Badge>
          </li>
        ))}
      </ul>
    </div>
  )
}
