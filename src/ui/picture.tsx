import { imageUrl, mediaName } from '#kernel/picture-address.ts'
import { cx } from './class-names.ts'

const tileWidths = [200, 320, 480, 640, 800]
const sceneWidths = [480, 768, 1080, 1530]

export type PictureProps = {
  /** the media file's name; an extension or a folder before it is dropped */
  name: string
  alt: string
  /** how wide it stands: "(width > 1000px) 20vw, 50vw" */
  sizes: string
  /** the largest paint of the page: not lazy, fetched first */
  eager?: boolean
  /** width to height; decides the widths offered and keeps the place */
  ratio?: '4:5' | '2:1' | '4:3' | '1:1'
  className?: string
}

const boxes = {
  '4:5': [800, 1000],
  '2:1': [1530, 765],
  '4:3': [1020, 765],
  '1:1': [800, 800],
} as const

/** A photograph in AVIF, else WebP, in the width the screen asks for. */
export function Picture({
  name,
  alt,
  sizes,
  eager = false,
  ratio = '4:5',
  className,
}: PictureProps) {
  const widths = widthsOf(mediaName(name))
  const srcSet = (format: 'avif' | 'webp') =>
    widths.map((width) => `${imageUrl(name, width, format)} ${width}w`).join(', ')
  const [width, height] = boxes[ratio]
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
      <img
        src={imageUrl(name, widths[2] ?? 480)}
        srcSet={srcSet('webp')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding={eager ? 'sync' : 'async'}
        className={cx('block size-full bg-paper-200 object-cover', className)}
      />
    </picture>
  )
}

function widthsOf(name: string): number[] {
  if (!name.startsWith('scene-')) return tileWidths
  return name.endsWith('-tall') ? [480, 768] : sceneWidths
}
