import { type CSSProperties, createElement, type ReactNode } from 'react'
import type { TemplateNode } from '#shop/content/contract.ts'
import { buttonClass } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { useLang } from '#ui/language.tsx'
import { Picture, type PictureProps } from '#ui/picture.tsx'
import { SafeLink } from './safe-link.tsx'

export type GoodsAsk = { trendId: string; look: string; columns: string }
type GoodsOf = (ask: GoodsAsk) => ReactNode

/**
 * A tree as a page, text only as text. Every answer of the shop holds only what the rules allow (`harmless`); a tree from
 * elsewhere goes through them first. Where goods stand is up to the page around it.
 */
export function TemplateView({
  template,
  goods,
}: {
  template: TemplateNode | null
  goods?: GoodsOf
}) {
  return template && <Piece node={template} goods={goods} />
}

const aspects: Record<string, string> = {
  '4:5': 'aspect-4/5',
  '2:1': 'aspect-2/1',
  '4:3': 'aspect-4/3',
  '1:1': 'aspect-square',
}

function Piece({ node, goods }: { node: TemplateNode; goods: GoodsOf | undefined }) {
  const { pick, lang } = useLang()
  const { style, props } = node.option
  const look = { className: classOf(node.option.class), style: styleOf(style) }
  const inside = node.children.map((child) => <Piece key={child.id} node={child} goods={goods} />)
  const words = pick(props.innerText ?? '', props.innerText_en)
  const foreign = lang === 'en' && props.innerText && !props.innerText_en ? 'ko' : undefined
  switch (node.tag) {
    case 'br':
      return <br />
    case 'hr':
      return <hr {...look} className={cx('border-paper-200', look.className)} />
    case 'img': {
      const ratio = (props.ratio ?? '4:3') as PictureProps['ratio'] // the rules allow no other
      return props.src ? (
        <span
          {...look}
          className={cx('block overflow-hidden', aspects[ratio ?? ''], look.className)}
        >
          <Picture
            name={props.src}
            alt={pick(props.alt ?? '', props.alt_en)}
            ratio={ratio}
            sizes="(width > 1000px) 640px, 92vw"
          />
        </span>
      ) : null
    }
    case 'products':
      return (
        goods?.({
          trendId: props.trendId ?? '',
          look: props.look ?? 'grid',
          columns: props.columns ?? '4',
        }) ?? null
      )
    case 'a':
      return (
        <SafeLink
          to={pick(props.href ?? '', props.href_en)}
          lang={foreign}
          className={look.className}
        >
          {words}
          {inside}
        </SafeLink>
      )
    default:
      return createElement(node.tag, { ...look, lang: foreign }, words || null, ...inside)
  }
}

function classOf(given: string): string {
  return cx(
    given.includes('cms-button') && buttonClass({}),
    given.includes('cms-link') && buttonClass({ look: 'outline' }),
    given,
    'whitespace-pre-line',
  )
}

function styleOf(style: Record<string, string>): CSSProperties | undefined {
  const rules = Object.entries(style).map(([name, value]) => [
    name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ])
  return rules.length ? Object.fromEntries(rules) : undefined
}
