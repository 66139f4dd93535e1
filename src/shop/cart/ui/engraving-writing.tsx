import '#shop/bottle/ui/faces.css'
import { familyOf } from '#shop/bottle/face-rules.ts'
import { frame, layOut, letterSize } from '#shop/cart/engraved-place-rules.ts'
import { askNames, engravingText, faceNames, readEngraving } from '#shop/cart/engraved-rules.ts'
import { letterNames, whyBadWords } from '#shop/cart/engraving-rules.ts'
import { charactersOf, cleanMessage } from '#shop/cart/message-rules.ts'
import type { EngravedFace, EngravedPlace } from '#shop/catalog/asks-contract.ts'
import { cx } from '#ui/class-names.ts'
import { useT } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { EngravingFieldProps } from './words-field.tsx'

const looks: Record<EngravedFace, ReturnType<typeof familyOf>> = {
  serif: familyOf('gowun'),
  sans: familyOf('pretendard'),
  roman: familyOf('cormorant'),
}

/** The letters to engrave, in a face to choose, and how they will stand. What cannot be cut is told, never dropped. */
export function EngravingWriting(props: EngravingFieldProps) {
  const { name, most, asks, picture, value, onChange, error, className } = props
  const t = useT()
  const { letters, face } = readEngraving(value)
  const chosen = face ?? asks.faces[0] ?? 'serif'
  const count = charactersOf(cleanMessage(letters)).length
  const over = count > most

  function change(letters: string, face: EngravedFace) {
    const ct_text = engravingText(letters, face, asks)
    const words = engravingText(cleanMessage(letters), face, asks)
    onChange({ ct_text, words, why: whyBadWords(words, { most, asks }) })
  }

  const field = {
    label: t(askNames[asks.kind]),
    name,
    value: letters,
    onChange: (typed: string) => change(typed, chosen),
    error,
    hint: t('쓸 수 있는 글자: {letters}. {most}자까지.', {
      letters: asks.letters.map((set) => t(letterNames[set])).join(', '),
      most,
    }),
    autoComplete: 'off',
    spellCheck: false,
    dir: 'auto',
  } as const
  return (
    <div className={cx('grid gap-3 card:grid-cols-[minmax(0,1fr)_168px]', className)}>
      <div className="min-w-0">
        {asks.kind === 'message' ? <TextArea rows={2} {...field} /> : <TextField {...field} />}
        <p
          role="status"
          className={cx(
            'tabular mt-1 text-caption',
            over ? 'font-semibold text-bad' : 'text-ink-500',
          )}
        >
          {over
            ? t('{count}자 / {most}자 · {over}자를 줄여 주세요', {
                count,
                most,
                over: count - most,
              })
            : t('{count}자 / {most}자', { count, most })}
        </p>
        {asks.faces.length > 1 && (
          <div className="mt-3">
            <RadioCards
              legend={t('글씨체')}
              name={`${name}-face`}
              shape="row"
              value={chosen}
              onChange={(next) => change(letters, next)}
              cards={asks.faces.map((one) => ({
                value: one,
                label: (
                  <span
                    style={{
                      // the name of a face is read even where the face has no letters for it
                      fontFamily: `${looks[one].family}, var(--font-sans)`,
                      fontWeight: looks[one].weight,
                    }}
                  >
                    {t(faceNames[one])}
                  </span>
                ),
              }))}
            />
          </div>
        )}
      </div>
      <EngravingPreview
        letters={cleanMessage(letters)}
        {...looks[chosen]}
        picture={picture}
        place={asks.place ?? null}
      />
    </div>
  )
}

type PreviewProps = {
  letters: string
  family: string
  weight: number
  picture: string
  place: EngravedPlace | null
}

const tones = {
  light: 'text-paper-0 [text-shadow:0_0_2px_rgb(0_0_0/0.75),0_1px_1px_rgb(0_0_0/0.6)]',
  dark: 'text-ink-900 opacity-80',
}

/** The letters where they are cut, seen from near; on a plain plate where nobody has told the place. */
export function EngravingPreview({ letters, family, weight, picture, place }: PreviewProps) {
  const t = useT()
  const lies = place && picture ? layOut(place) : null
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
        <p
          dir="auto"
          data-engraved={lies ? 'picture' : 'plate'}
          style={{
            ...{ fontFamily: family, fontWeight: weight, width: room },
            fontSize: letterSize(letters, room),
            left: lies?.at.x ?? frame.width / 2,
            top: lies?.at.y ?? frame.height / 2,
          }}
          className={`absolute -translate-x-1/2 -translate-y-1/2 text-center leading-tight whitespace-pre ${place && lies ? tones[place.tone] : 'text-ink-900'}`}
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
