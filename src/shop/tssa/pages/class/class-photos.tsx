import { cx } from '#ui/class-names.ts'
import { useT } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'

const most = 3

/** The large photograph with two smaller ones under it. */
export function ClassPhotos({ images, name }: { images: readonly string[]; name: string }) {
  const t = useT()
  const [first, ...rest] = images.slice(0, most)
  if (!first) return null
  return (
    <div className="grid grid-cols-1 gap-2 max-desk:-mx-4 desk:gap-3">
      <div className="aspect-4/3 overflow-hidden bg-paper-200">
        <Picture
          name={first}
          alt={t('{name} 사진', { name })}
          ratio="4:3"
          sizes="(width > 1360px) 720px, (width > 1000px) 54vw, 100vw"
          eager
        />
      </div>
      {rest.length > 0 && (
        <div className={cx('grid gap-2 desk:gap-3', rest.length > 1 && 'grid-cols-2')}>
          {rest.map((image) => (
            <div
              key={image}
              className={cx(
                'overflow-hidden bg-paper-200',
                rest.length > 1 ? 'aspect-4/3' : 'aspect-2/1',
              )}
            >
              <Picture name={image} alt="" ratio="4:3" sizes="(width > 1000px) 27vw, 50vw" />
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
