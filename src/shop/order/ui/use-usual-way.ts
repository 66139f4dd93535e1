import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Currency } from '#kernel/language.ts'
import { queryOf } from '#kernel/queries.ts'
import { payments } from '#shop/payment/contract.ts'
import { settleCaseOf } from '#shop/payment/rules.ts'
import type { Fields } from '#ui/use-fields.ts'
import { byBank, type OrderTyped } from './typed-order.ts'

/** Proposes the first way that works for this currency, where none is chosen yet: abroad that is not a Korean bank. */
export function useUsualWay({ values, setAll }: Fields<OrderTyped>, currency: Currency) {
  const { data, isError } = useQuery(queryOf(payments.ways, {}))
  const open = values.od_settle_case === ''
  const first = data?.data.find((one) => one.currency === currency && one.rests_for === null)
  const usual = first ? settleCaseOf[first.way] : data || isError ? byBank : null
  useEffect(() => {
    if (open && usual) setAll({ od_settle_case: usual })
  }, [open, usual, setAll])
}
