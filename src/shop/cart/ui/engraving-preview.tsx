import { mediaName } from '#kernel/picture-address.ts'
import { frame, layOut, letterSize, placeOn } from '#shop/cart/engraved-place-rules.ts'
import { useT } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'

type Props = {
  letters: string
  family: string
  weight: number
  picture: string
}

const looks = {
  glass: 'text-paper-0 [text-shadow:0_0_2px_rgb(0_0_0/0.75),0_1px_1px_rgb(0_0_0/0.6)]',
  wood: 'text-ink-900 opacity-80',
}

/** hides the letters that the photograph's own piece has */
const beech = '#c2a165'

/** The letters where they are cut, seen from near; on a plain plate where the picture does not tell the place. */
export function EngravingPreview({ letters, family, weight, picture }: Props) {
  const t = useT()
  const place = placeOn(mediaName(picture))
  const lies = place && layOut(place)
  const room = lies?.room ?? frame.width - 24
  return (
    <figure aria-hidden="true" className="w-[168px] min-w-0">
      <div style={frame} className="relative overflow-hidden border border-paper-200 bg-paper-100">
        {lies && (
          <div
            className="absolute"
            style={{ width: lies.width, height: lies.height, left: lies.left, top: lies.top }}
          >
            <Picture name={picture} alt="" sizes={`${Math.ceil(lies.width)}px`} />
          </div>
        )}
        {place?.on === 'wood' && lies && letters && (
          <span
            className="absolute -translate-x-1/2 -translate-y-1/2 rounded-full blur-[4px]"
            style={{ left: lies.at.x, top: lies.at.y, width: room, height: 64, background: beech }}
          />
        )}
        <p
          dir="auto"
          data-engraved={place?.on ?? 'plate'}
          style={{
            ...{ fontFamily: family, fontWeight: weight, width: room },
            fontSize: letterSize(letters, room),
            left: lies?.at.x ?? frame.width / 2,
            top: lies?.at.y ?? frame.height / 2,
          }}
          className={`absolute -translate-x-1/2 -translate-y-1/2 text-center leading-tight whitespace-pre ${place ? looks[place.on] : 'text-ink-900'}`}
        >
          {letters}
        </p>
      </div>
      <figcaption className="mt-1 text-center text-caption text-ink-500">
        {t('각인 미리보기')}
      </figcaption>
    </figure>
  )
}
