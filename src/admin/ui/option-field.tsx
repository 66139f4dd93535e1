import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#kernel/queries.ts'
import { products } from '#shop/catalog/contract.ts'
import { useLang, useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'

type Props = {
  label: string
  name: string
  it_id: string
  value: string
  onChange: (io_id: string) => void
  error: string | null
}

/** Which choice of the item of the same row; none where there is nothing to choose. */
export function OptionField({ label, name, it_id, value, onChange, error }: Props) {
  const t = useT()
  const { pick } = useLang()
  const { data } = useQuery({
    ...queryOf(products.show, { params: { it_id } }),
    enabled: it_id !== '',
    retry: false,
  })
  const options = it_id ? (data?.data.options ?? []) : []
  if (options.length < 2 && !value) return null
  const known = options.map((option) => ({
    value: option.io_id,
    label: option.values.map((word, at) => pick(word, option.values_en[at])).join(' / '),
  }))
  const gone = value !== '' && !known.some((choice) => choice.value === value)
  return (
    <Select
      label={label}
      name={name}
      value={value}
      choices={[
        { value: '', label: t('살 수 있는 첫 옵션') },
        ...known,
        ...(gone ? [{ value, label: t('{name} (지금 없음)', { name: value }) }] : []),
      ]}
      onChange={onChange}
      error={error}
    />
  )
}
