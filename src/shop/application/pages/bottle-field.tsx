import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#kernel/queries.ts'
import { bottleStudio } from '#shop/bottle/contract.ts'
import { useLang, useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'

type Props = {
  name: string
  label: string
  value: string
  onChange: (value: string) => void
  optional: boolean
  hint?: string
  error: string | null
}

/** The bottles of the designer by name: what was chosen stays readable when one of them is gone. */
export function BottleField({ value, ...rest }: Props) {
  const t = useT()
  const { pick } = useLang()
  const found = useQuery(queryOf(bottleStudio.options, {}))
  const names = (found.data?.data.bottles ?? []).map((one) => pick(one.name, one.name_en))
  const choices = value && !names.includes(value) ? [value, ...names] : names
  return (
    <Select
      {...rest}
      value={value}
      placeholder={t('골라 주세요')}
      choices={choices.map((name) => ({ value: name, label: name }))}
    />
  )
}
