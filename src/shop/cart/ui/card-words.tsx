import { askNames, faceNames, readEngraving } from '#shop/cart/engraved-rules.ts'
import type { Asks } from '#shop/catalog/asks-contract.ts'
import { cx } from '#ui/class-names.ts'
import { useT } from '#ui/language.tsx'

/** What a card says or an engraving is, wherever its line stands. */
export function CardWords({
  text,
  asks,
  className,
}: {
  text: string
  /** of an engraving */
  asks?: Pick<Asks, 'kind' | 'faces'> | null
  className?: string
}) {
  const t = useT()
  if (!text) return null
  const { letters, face } = readEngraving(text)
  const cut = face ?? asks?.faces[0]
  return (
    <p
      dir="auto"
      className={cx(
        'mt-1 border-l-2 border-pine-600 pl-2.5 font-serif text-small leading-normal break-words whitespace-pre-line text-ink-900',
        className,
      )}
    >
      <span className={asks ? 'font-sans text-caption text-ink-500' : 'sr-only'}>
        {asks ? t(askNames[asks.kind]) : t(cut ? '새길 글자' : '카드에 적을 말')}:{' '}
      </span>
      {cut ? letters : text}
      {cut && <span className="font-sans text-caption text-ink-500"> · {t(faceNames[cut])}</span>}
    </p>
  )
}
