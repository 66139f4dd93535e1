import { Redo2, Undo2, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { Bottle, DesignElement, StudioOptions } from '#shop/bottle/design-contract.ts'
import { boxOf, safe } from '#shop/bottle/draw-rules.ts'
import { snap } from '#shop/bottle/history-rules.ts'
import { BottlePicture, FlatLabel } from '#shop/bottle/ui/bottle-picture.tsx'
import { cx } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { useT } from '#ui/language.tsx'
import type { Editor } from './use-editor.ts'
import { elementWord } from './words.ts'
import './stage.css'

type Props = { editor: Editor; options: StudioOptions; bottle: Bottle }
const icon = { 'aria-hidden': true, size: 20, strokeWidth: 1.5 } as const

/** The label under the hand, or the bottle as it will stand there. */
export function Stage({ editor, options, bottle }: Props) {
  const t = useT()
  const [view, setView] = useState<'flat' | 'front'>('front')
  const [zoom, setZoom] = useState(1)
  return (
    <section aria-label={t('미리 보기')} className="relative bg-paper-100">
      <div className="flex flex-wrap items-center justify-between gap-2 px-2 py-2 desk:p-3">
        <div className="flex gap-1">
          {(['front', 'flat'] as const).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={view === one}
              onClick={() => setView(one)}
              className={cx(
                'min-h-11 rounded-full border px-4 text-small',
                view === one
                  ? 'border-pine-700 bg-pine-100 font-medium'
                  : 'border-control bg-paper-0',
              )}
            >
              {one === 'front' ? t('병에 붙인 모습') : t('라벨 펼침')}
            </button>
          ))}
        </div>
        <div className="flex max-desk:absolute max-desk:right-1 max-desk:bottom-8 max-desk:z-1 max-desk:flex-col">
          <IconButton
            label={t('되돌리기')}
            disabled={!editor.canUndo}
            onClick={editor.undo}
            icon={<Undo2 {...icon} />}
          />
          <IconButton
            label={t('다시 하기')}
            disabled={!editor.canRedo}
            onClick={editor.redo}
            icon={<Redo2 {...icon} />}
          />
          <IconButton
            label={t('작게 보기')}
            disabled={zoom <= 1}
            onClick={() => setZoom(zoom - 0.5)}
            icon={<ZoomOut {...icon} />}
          />
          <IconButton
            label={t('크게 보기')}
            disabled={zoom >= 3}
            onClick={() => setZoom(zoom + 0.5)}
            icon={<ZoomIn {...icon} />}
          />
        </div>
      </div>
      <section
        aria-label={t('도안 미리보기')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too
        tabIndex={0}
        className="grid h-[28svh] min-h-46 grid-rows-[minmax(0,1fr)] place-items-center-safe overflow-auto p-2 pr-13 pl-13 [container-type:size] desk:h-[640px] desk:p-3"
      >
        {view === 'front' ? (
          <div style={{ width: fitted(3 / 4, 1, zoom) }} className="aspect-[3/4]">
            <BottlePicture doc={editor.doc} options={options} className="size-full" />
          </div>
        ) : (
          <div
            style={{
              width: fitted(
                bottle.label_w / bottle.label_h,
                bottle.label_h > bottle.label_w ? 0.92 : 0.8,
                zoom,
              ),
              aspectRatio: `${bottle.label_w} / ${bottle.label_h}`,
            }}
            className="relative shadow-2"
          >
            <FlatLabel doc={editor.doc} options={options} className="size-full" />
            <span
              aria-hidden="true"
              className="pointer-events-none absolute border border-dashed border-control"
              style={{
                inset: `${(safe / bottle.label_h) * 100}% ${(safe / bottle.label_w) * 100}%`,
              }}
            />
            {editor.doc.elements.map((element) => (
              <Grip key={element.id} {...{ element, editor, options, bottle }} />
            ))}
          </div>
        )}
      </section>
      <p className="px-4 pb-1 text-caption text-ink-500 desk:pb-3">
        {t('색상은 화면과 다를 수 있어요.')}{' '}
        {view === 'flat' && t('끌거나 방향키로 옮겨요. Shift와 함께 누르면 5 mm씩 움직여요.')}
      </p>
    </section>
  )
}

/** The width of a picture that is `wide` times as wide as high: whole within the stage, at so much of its height and width, times the zoom. */
function fitted(wide: number, part: number, zoom: number): string {
  return `calc(min(100cqw, 100cqh * ${wide}) * ${part * zoom})`
}

const steps: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function Grip({ element, editor, options, bottle }: Props & { element: DesignElement }) {
  const t = useT()
  const held = useRef<{ x: number; y: number; from: DesignElement; wide: number } | null>(null)
  const { left, top, width, height } = boxOf(element, options.faces)
  const isChosen = editor.chosen?.id === element.id
  const [w, h] = [bottle.label_w, bottle.label_h]

  function onKeyDown(event: KeyboardEvent) {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') {
      event.preventDefault()
      if (event.shiftKey) editor.redo()
      else editor.undo()
      return
    }
    if (event.key === 'Delete' || event.key === 'Backspace') return editor.drop(element.id)
    const way = steps[event.key]
    if (!way) return
    event.preventDefault()
    const by = event.shiftKey ? 5 : 0.5
    const moved = {
      ...element,
      x: held1(element.x + way[0] * by),
      y: held1(element.y + way[1] * by),
    }
    editor.change(moved, `key ${element.id}`)
  }

  function onPointerMove(event: PointerEvent) {
    const hold = held.current
    if (!hold) return
    const mm = w / hold.wide
    const to = {
      x: hold.from.x + (event.clientX - hold.x) * mm,
      y: hold.from.y + (event.clientY - hold.y) * mm,
    }
    const { x, y } = snap(to, { w, h })
    editor.change({ ...element, x, y }, `drag ${element.id}`)
  }

  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={t('{what} 옮기기', { what: elementWord(t, element) })}
      onFocus={() => editor.choose(element.id)}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        const wide = event.currentTarget.parentElement?.getBoundingClientRect().width ?? 1
        held.current = { x: event.clientX, y: event.clientY, from: element, wide }
        editor.choose(element.id)
      }}
      onPointerMove={onPointerMove}
      // let go, or taken away by the system
      onLostPointerCapture={() => {
        held.current = null
        editor.settle()
      }}
      style={{
        left: `${(left / w) * 100}%`,
        top: `${(top / h) * 100}%`,
        width: `${(width / w) * 100}%`,
        height: `${(height / h) * 100}%`,
        rotate: `${element.rotation}deg`,
      }}
      className={cx(
        'absolute min-h-3 min-w-3 cursor-move touch-none border',
        isChosen ? 'border-focus' : 'border-transparent hover:border-control',
      )}
    />
  )
}

const held1 = (value: number) => Math.round(Math.min(240, Math.max(-40, value)) * 10) / 10
