import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { imageUrl } from '#kernel/picture-address.ts'
import { turnedBy } from '#shop/catalog/turn-rules.ts'
import { cx } from '#ui/class-names.ts'
import { DarkDialog } from '#ui/dark-dialog.tsx'
import { useT } from '#ui/language.tsx'
import { isLeanLine } from '#ui/line.ts'

type Props = { images: readonly string[]; title: string; name: string; onClose: () => void }

/** Pictures around an item: dragged, moved by the slider below or by the arrow keys. It never turns by itself. */
export function TurnDialog({ images, title, name, onClose }: Props) {
  const t = useT()
  const [at, setAt] = useState(0)
  const [ready, setReady] = useState<ReadonlySet<number>>(new Set())
  const held = useRef<{ x: number; at: number } | null>(null)
  const count = images.length
  const [width] = useState(() => (isLeanLine() ? 480 : 800))

  function drag(event: PointerEvent<HTMLElement>) {
    if (!held.current) return
    const share = (event.clientX - held.current.x) / event.currentTarget.clientWidth
    setAt(turnedBy(held.current.at, share, count))
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    setAt((at + step + count) % count)
  }

  return (
    <DarkDialog title={title} onClose={onClose} onKeyDown={onKeyDown}>
      <div className="grid w-[min(100%,calc((100dvh-190px)*0.8))] gap-3">
        <div
          role="img"
          aria-label={t('{name}, {count}장 중 {number}번째 모습', { name, count, number: at + 1 })}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            held.current = { x: event.clientX, at }
          }}
          onPointerMove={drag}
          onPointerUp={() => {
            held.current = null
          }}
          onPointerCancel={() => {
            held.current = null
          }}
          className="relative aspect-4/5 cursor-ew-resize touch-pan-y overflow-hidden bg-paper-200 select-none"
        >
          {images.map((image, index) => (
            <img
              key={image}
              src={imageUrl(image, width)}
              alt=""
              draggable={false}
              onLoad={() => setReady((before) => new Set(before).add(index))}
              className={cx('absolute inset-0 size-full object-cover', index !== at && 'invisible')}
            />
          ))}
          {ready.size < count && (
            <p className="tabular absolute right-3 bottom-3 rounded-full bg-paper-0 px-3 text-caption leading-7 text-ink-700">
              {ready.size} / {count}
            </p>
          )}
        </div>
        <label className="rounded-card bg-paper-0 px-4 py-2">
          <span className="block text-center text-caption text-ink-700">
            {t('밀거나 화살표 키로 돌려 보세요')}
          </span>
          <input
            type="range"
            min={0}
            max={count - 1}
            value={at}
            onChange={(event) => setAt(Number(event.target.value))}
            aria-label={t('보는 방향')}
            aria-valuetext={t('{count}장 중 {number}번째', { count, number: at + 1 })}
            className="block h-11 w-full accent-pine-600"
          />
        </label>
      </div>
    </DarkDialog>
  )
}
