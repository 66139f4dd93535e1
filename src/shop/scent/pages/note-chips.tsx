import { Chip } from '#ui/chip.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'

export type NoteRow = { word: string; word_en: string; count: number }
type Props = {
  label: string
  name: string
  notes: readonly NoteRow[]
  value: readonly string[]
  most: number
  onChange: (value: string[]) => void
}

/** Notes one after another; each that was chosen stands below and goes again with a press. */
export function NoteChips({ label, name, notes, value, most, onChange }: Props) {
  const t = useT()
  const { pick } = useLang()
  const nameOf = (word: string) => {
    const found = notes.find((one) => one.word === word)
    return found ? pick(found.word, found.word_en) : word
  }
  return (
    <div>
      <Select
        label={label}
        name={name}
        optional
        placeholder={
          value.length >= most ? t('{count}개까지 골랐어요', { count: most }) : t('노트 고르기')
        }
        value=""
        disabled={value.length >= most}
        onChange={(word) => word && onChange([...value, word])}
        choices={notes
          .filter(({ word }) => !value.includes(word))
          .map((one) => ({ value: one.word, label: pick(one.word, one.word_en) }))}
      />
      {value.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {value.map((word) => (
            <li key={word}>
              <Chip removes onClick={() => onChange(value.filter((one) => one !== word))}>
                {nameOf(word)}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
