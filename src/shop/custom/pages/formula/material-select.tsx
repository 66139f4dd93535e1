import { memo, useState } from 'react'
import { inLang, type Lang } from '#kernel/language.ts'
import { useLang, useT } from '#ui/language.tsx'
import { type Choice, Select } from '#ui/select.tsx'
import { accordKey, type Known, ownMaterial } from './draft.ts'

// beyond so many lines a list is written when it is about to be opened: 200 lists of 150 rows are slow to make
export const fewLines = 24

type Props = {
  label: string
  value: string
  known: Known
  /** the formula itself, which cannot stand in itself */
  without?: number
  error: string | null
  lazy: boolean
  onChange: (what: string) => void
}

/** Materials of the library, accords of one's own, and one's own words. */
export const MaterialSelect = memo(function MaterialSelect(props: Props) {
  const { label, value, known, without, error, lazy, onChange } = props
  const t = useT()
  const { lang } = useLang()
  const [touched, setTouched] = useState(!lazy)
  const own = { value: ownMaterial, label: t('직접 적기') }
  const all = (): Choice[] => [
    own,
    ...accordChoices(known, without, t('어코드')),
    ...known.library
      .filter(({ unit }) => unit === 'g')
      .map((one) => ({
        value: String(one.material_id),
        label: inLang(lang, one.name, one.name_en),
      })),
  ]
  return (
    <Select
      label={label}
      placeholder={t('재료 고르기')}
      optional
      value={value}
      error={error}
      onPointerDown={() => setTouched(true)}
      onFocus={() => setTouched(true)}
      onChange={onChange}
      choices={touched ? all() : chosenAlone(value, known, own, lang, t('어코드'))}
    />
  )
})

function accordChoices({ accords }: Known, without: number | undefined, word: string): Choice[] {
  return accords
    .filter(({ formula_id }) => formula_id !== without)
    .map(({ formula_id, title }) => ({ value: accordKey(formula_id), label: `${word}: ${title}` }))
}

function chosenAlone(value: string, known: Known, own: Choice, lang: Lang, word: string): Choice[] {
  if (value === ownMaterial) return [own]
  const material = known.library.find(({ material_id }) => String(material_id) === value)
  if (material) return [{ value, label: inLang(lang, material.name, material.name_en) }]
  return accordChoices(known, undefined, word).filter((one) => one.value === value)
}
