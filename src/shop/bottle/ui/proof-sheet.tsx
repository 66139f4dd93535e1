import type { MouseEvent } from 'react'
import { stamp } from '#kernel/day-words.ts'
import type { StudioOptions } from '#shop/bottle/design-contract.ts'
import type { Proof, ProofPin } from '#shop/bottle/job-contract.ts'
import { useT } from '#ui/language.tsx'
import { FlatLabel } from './bottle-picture.tsx'

type Props = {
  proof: Proof
  pins: readonly ProofPin[]
  options: StudioOptions
  /** where the next comment will stand */
  at?: { x: number; y: number } | null
  onPlace?: (at: { x: number; y: number }) => void
}

/** A round of proof with the comments pinned to its places. */
export function ProofSheet({ proof, pins, options, at, onPlace }: Props) {
  const t = useT()
  const own = pins.filter(({ round }) => round === proof.round)

  function place(event: MouseEvent<HTMLButtonElement>) {
    const box = event.currentTarget.getBoundingClientRect()
    // pressed by a key it has no place: the middle
    const byHand = event.detail > 0
    onPlace?.({
      x: byHand ? (event.clientX - box.left) / box.width : 0.5,
      y: byHand ? (event.clientY - box.top) / box.height : 0.5,
    })
  }

  return (
    <div className="grid gap-3">
      <div className="grid place-items-center bg-paper-100 p-6">
        <div className="relative w-full max-w-[360px] shadow-2">
          <FlatLabel doc={proof.doc} options={options} className="w-full" />
          {onPlace && (
            <button
              type="button"
              aria-label={t('의견을 남길 곳 고르기')}
              onClick={place}
              className="absolute inset-0 size-full cursor-crosshair"
            />
          )}
          {own.map((pin, number) => (
            <Mark key={pin.pin_id} {...pin} word={String(number + 1)} />
          ))}
          {at && <Mark {...at} word="+" />}
        </div>
      </div>
      {proof.note && <p className="text-small whitespace-pre-line text-ink-700">{proof.note}</p>}
      <ol className="grid gap-2">
        {own.map((pin, number) => (
          <li key={pin.pin_id} className="border-l-2 border-line pl-3 text-small">
            <span className="tabular mr-2 font-semibold">{number + 1}</span>
            {pin.body}
            <span className="block text-caption text-ink-500">
              {pin.by === 'shop' ? t('오드모아') : t('맡긴 분')} · {stamp(pin.created_at)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Mark({ x, y, word }: { x: number; y: number; word: string }) {
  return (
    <span
      aria-hidden="true"
      style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
      className="tabular pointer-events-none absolute grid size-6 -translate-1/2 place-items-center rounded-full bg-ink-900 text-caption text-paper-0"
    >
      {word}
    </span>
  )
}
