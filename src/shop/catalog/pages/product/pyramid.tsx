import type { NotePyramid } from '#shop/catalog/contract.ts'
import { familyWord } from '#shop/catalog/ui/note-words.ts'
import { familyGround, isNoteFamily } from '#ui/blotter-strip.tsx'
import { cx } from '#ui/class-names.ts'
import { useLang, useT } from '#ui/language.tsx'

// as long as the parts of the strip: 2 : 3 : 4
const parts = [
  { key: 'top', word: '탑', width: 'w-[34%]' },
  { key: 'heart', word: '미들', width: 'w-[58%]' },
  { key: 'base', word: '베이스', width: 'w-[86%]' },
] as const

/** Top, heart and base: the notes in words, their family and a bar of its colour. */
export function Pyramid({ notes }: { notes: NotePyramid }) {
  const t = useT()
  const { pick } = useLang()
  return (
    <dl className="hairline-t hairline-b grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2.5 py-4.5 text-small">
      {parts.map(({ key, word, width }) => {
        const note = notes[key]
        return (
          <div key={key} className="contents">
            <dt className="text-ink-500">{t(word)}</dt>
            <dd>
              <p className="flex flex-wrap justify-between gap-x-3 leading-snug">
                <span>{pick(note.words, note.words_en)}</span>
                <span className="text-caption text-ink-500">{familyWord(t, note.family)}</span>
              </p>
              <span
                aria-hidden="true"
                className={cx(
                  'mt-1.5 block h-2 outline-1 -outline-offset-1 outline-control/60',
                  width,
                  isNoteFamily(note.family) ? familyGround[note.family] : 'bg-paper-200',
                )}
              />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
