import { useId } from 'react'
import { imageUrl } from '#kernel/picture-address.ts'
import type { DesignDoc, StudioOptions } from '#shop/bottle/design-contract.ts'
import { drawLabel } from '#shop/bottle/draw-rules.ts'
import { labelInside } from '#shop/bottle/svg-rules.ts'
import { cx } from '#ui/class-names.ts'
import { useLang, useT } from '#ui/language.tsx'
import './faces.css'

type Props = { doc: DesignDoc; options: StudioOptions; className?: string }

/** The label alone, flat. */
export function FlatLabel({ doc, options, className }: Props) {
  const t = useT()
  const bottle = bottleOf(doc, options)
  if (!bottle) return null
  const drawing = drawLabel(doc, { ...options, bottle })
  return (
    <svg
      role="img"
      aria-label={t('라벨 도안')}
      viewBox={`0 0 ${drawing.w} ${drawing.h}`}
      className={cx('bottle-label block', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the renderer, which escapes every word
      dangerouslySetInnerHTML={{ __html: labelInside(drawing) }}
    />
  )
}

/** The bottle's photograph with its cap and liquid coloured and the label put on. */
export function BottlePicture({ doc, options, className }: Props) {
  const { pick } = useLang()
  const id = useId()
  const bottle = bottleOf(doc, options)
  if (!bottle) return null
  const drawing = drawLabel(doc, { ...options, bottle })
  const colour = (kind: 'cap' | 'liquid', key: string) =>
    options.parts.find((part) => part.kind === kind && part.key === key)?.colour ?? '#ffffff'
  const { box } = bottle
  const masks = { cap: bottle.mask_cap, liquid: bottle.mask_liquid }
  const scale = Math.min(box.width / drawing.w, box.height / drawing.h)
  const [w, h] = [drawing.w * scale, drawing.h * scale]
  const photo = (name: string) => imageUrl(name, 800)
  const whole = { x: 0, y: 0, width: 900, height: 1200 }
  const label = {
    x: box.x + (box.width - w) / 2,
    y: box.y + (box.height - h) / 2,
    width: w,
    height: h,
  }
  return (
    <svg
      role="img"
      data-content
      aria-label={pick(bottle.picture_alt, bottle.picture_alt_en)}
      viewBox="0 0 900 1200"
      className={cx('bottle-label block bg-paper-100', className)}
    >
      <defs>
        {(['cap', 'liquid'] as const).map((part) => (
          <mask key={part} id={`${id}-${part}`}>
            {masks[part] && <image {...whole} href={photo(masks[part])} />}
          </mask>
        ))}
        <linearGradient id={`${id}-round`}>
          <stop offset="0" stopColor="#1f1b17" stopOpacity="0.38" />
          <stop offset="0.22" stopColor="#1f1b17" stopOpacity="0.04" />
          <stop offset="0.4" stopColor="#ffffff" stopOpacity="0.16" />
          <stop offset="0.75" stopColor="#1f1b17" stopOpacity="0.05" />
          <stop offset="1" stopColor="#1f1b17" stopOpacity="0.4" />
        </linearGradient>
      </defs>
      <image {...whole} href={photo(bottle.picture)} />
      <g className="[mix-blend-mode:multiply]">
        <rect {...whole} fill={colour('liquid', doc.liquid)} mask={`url(#${id}-liquid)`} />
      </g>
      <g className="[mix-blend-mode:color]">
        <rect {...whole} fill={colour('cap', doc.cap)} mask={`url(#${id}-cap)`} />
      </g>
      <g className="[mix-blend-mode:soft-light]">
        <rect {...whole} fill={colour('cap', doc.cap)} mask={`url(#${id}-cap)`} />
      </g>
      <svg {...label} viewBox={`0 0 ${drawing.w} ${drawing.h}`} aria-hidden="true">
        <title>{pick(bottle.name, bottle.name_en)}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as above */}
        <g dangerouslySetInnerHTML={{ __html: labelInside(drawing) }} />
        {bottle.is_curved && (
          <path
            d={drawing.outline}
            fill={`url(#${id}-round)`}
            className="[mix-blend-mode:multiply]"
          />
        )}
      </svg>
    </svg>
  )
}

export function bottleOf(doc: DesignDoc, { bottles }: Pick<StudioOptions, 'bottles'>) {
  return bottles.find(({ bottle_id }) => bottle_id === doc.bottle_id)
}
