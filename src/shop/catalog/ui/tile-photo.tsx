import { type ReactNode, useState } from 'react'
import { cx } from '#ui/class-names.ts'
import { Picture } from '#ui/picture.tsx'

type Props = {
  image: string
  /** seen while the pointer is on the tile */
  second: string | null
  alt: string
  sizes: string
  eager: boolean
  dimmed: boolean
  children?: ReactNode
}

/** The 4:5 photograph of a tile. The second one is fetched when a mouse first comes near, and fades in over 200 ms. */
export function TilePhoto({ image, second, alt, sizes, eager, dimmed, children }: Props) {
  const [near, setNear] = useState(false)
  return (
    <div
      className="relative aspect-4/5 overflow-hidden bg-paper-200"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setNear(true)}
    >
      <div className={cx('size-full', dimmed && 'opacity-55')}>
        <Picture key={image} name={image} alt={alt} sizes={sizes} eager={eager} />
        {near && second && (
          <div className="absolute inset-0 opacity-0 transition-opacity duration-[200ms] group-hover:opacity-100 [&_img]:bg-transparent!">
            <Picture name={second} alt="" sizes={sizes} />
          </div>
        )}
      </div>
      {children}
    </div>
  )
}
