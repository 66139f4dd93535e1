import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#kernel/queries.ts'
import { adminCms } from '#shop/content/admin-contract.ts'
import { useLang, useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { fresh } from './fresh.ts'

type Props = {
  label: string
  name: string
  value: string
  onChange: (trend: string) => void
  hint?: string
  error?: string | null
}

/** A trend by its title; what is chosen and gone meanwhile keeps its name in the list. */
export function TrendChoice({ label, name, value, onChange, hint, error }: Props) {
  const t = useT()
  const { pick } = useLang()
  const trends = useTrends()
  const titleOf = (one: (typeof trends)[number]) => pick(one.title, one.title_en)
  // only where two are called alike does the name tell them apart
  const isTwin = (title: string) => trends.filter((one) => titleOf(one) === title).length > 1
  const isGone = value !== '' && !trends.some((one) => one.name === value)
  return (
    <Select
      label={label}
      name={name}
      value={value}
      onChange={onChange}
      hint={hint}
      error={error ?? null}
      choices={[
        { value: '', label: t('고르지 않음') },
        ...trends.map((one) => ({
          value: one.name,
          label: isTwin(titleOf(one)) ? `${titleOf(one)} (${one.name})` : titleOf(one),
        })),
        ...(isGone ? [{ value, label: value }] : []),
      ]}
    />
  )
}

function useTrends() {
  const { data } = useQuery({
    ...queryOf(adminCms.list, { query: { kind: 'trend', per_page: 100, sort: 'title' } }),
    ...fresh,
  })
  return data?.data ?? []
}

/** What the trend of this name is called; one that is gone keeps its name. */
export function TrendTitle({ name }: { name: string }) {
  const { pick } = useLang()
  const trend = useTrends().find((one) => one.name === name)
  return <>{trend ? pick(trend.title, trend.title_en) : name}</>
}
