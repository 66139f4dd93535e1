import { useEffect, useRef } from 'react'
import { imageUrl } from '#kernel/picture-address.ts'

const [small, large] = [480, 768]
const shape = 4 / 5

/**
 * A picture that is drawn when all of it is there. On a canvas: what lies over a page is not to be measured, and waited for,
 * as the largest thing of the page.
 */
export function PopupPicture({ name, onReady }: { name: string; onReady?: () => void }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const ready = useRef(onReady)

  useEffect(() => {
    let here = true
    // one that lies on its side, as its name tells, is cut to less than half of its width
    const isLarge = name.includes('-wide') || matchMedia('(width > 1000px)').matches
    const width = isLarge ? large : small
    void decoded(imageUrl(name, width, 'avif'))
      .catch(() => decoded(imageUrl(name, width)))
      .then((picture) => here && draw(canvas.current, picture))
      // one that cannot be had leaves its place empty
      .catch(() => {})
      .then(() => here && ready.current?.())
    return () => {
      here = false
    }
  }, [name])

  return <canvas ref={canvas} className="block size-full bg-paper-200 object-cover" />
}

async function decoded(address: string): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  return picture
}

/** As sharp as it came, cut to the shape of its place, the middle in the middle. */
function draw(canvas: HTMLCanvasElement | null, picture: HTMLImageElement) {
  if (!canvas) return
  const { naturalWidth, naturalHeight } = picture
  canvas.width = Math.min(naturalWidth, naturalHeight * shape)
  canvas.height = canvas.width / shape
  const [left, top] = [(canvas.width - naturalWidth) / 2, (canvas.height - naturalHeight) / 2]
  canvas.getContext('2d')?.drawImage(picture, left, top)
}
