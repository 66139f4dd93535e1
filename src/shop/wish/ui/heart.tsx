import { cx } from '#ui/class-names.ts'
import { Glyph } from '#ui/glyph.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useT } from '#ui/language.tsx'
import { useWish } from './use-wish.ts'

export type WishHeartProps = { it_id: string; name: string; framed?: boolean; className?: string }

/** A heart that is on when the item is in the member's wish list. */
export function WishHeart({ it_id, name, framed = false, className }: WishHeartProps) {
  const t = useT()
  const { on, toggle } = useWish(it_id, name)
  return (
    <IconButton
      label={t('{name} 찜하기', { name })}
      pressed={on}
      framed={framed}
      onClick={() => void toggle()}
      className={className}
      icon={
        <Glyph
          name="heart"
          size={20}
          filled={on}
          className={cx('transition-transform duration-[120ms]', on && 'scale-110')}
        />
      }
    />
  )
}
