import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { queryOf } from '#kernel/queries.ts'
import { lots } from '#shop/lot/contract.ts'
import { useT } from '#ui/language.tsx'

/** The lots in a buyer's parcel, each with the way to its page; nothing where there are none. */
export function ParcelLots({ od_id, parcel_id }: { od_id: string; parcel_id: number }) {
  const t = useT()
  const { data } = useQuery(queryOf(lots.ofOrder, { params: { od_id } }))
  const own = (data?.data.lots ?? []).filter((one) => one.parcel_id === parcel_id)
  const numbers = [...new Set(own.map(({ lot_no }) => lot_no))]
  if (!numbers.length) return null
  return (
    <p className="mt-2 flex flex-wrap gap-x-3 text-small text-ink-700">
      {numbers.map((lot_no) => (
        <Link
          key={lot_no}
          to={paths.lot(lot_no)}
          className="tap underline decoration-line underline-offset-4 hover:decoration-current"
        >
          {t('로트 {lot}', { lot: lot_no })}
        </Link>
      ))}
    </p>
  )
}
