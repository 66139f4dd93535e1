import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Refusal } from '#kernel/client.ts'
import { call } from '#kernel/queries.ts'
import { type Picked, UnitPicker, unitsOf } from '#shop/claim/ui/unit-picker.tsx'
import type { StaffOrder } from '#shop/order/contract/desk.ts'
import type { adminParts } from '#shop/order/contract/parts.ts'
import type { soldOutDesk } from '#shop/order/contract/sold-out.ts'
import { unitsToCut } from '#shop/order/parcel-rules.ts'
import { useInWords } from '#ui/explain.ts'

/** Some units of an order, and what taking them out changes: asked of the server with every choice. */
export function usePickedUnits(
  order: StaffOrder,
  endpoint: typeof adminParts.preview | typeof soldOutDesk.preview,
) {
  const inWords = useInWords()
  const [picked, setPicked] = useState<Picked>({})
  const lines = unitsOf(picked).filter(({ ct_id, qty }) => holds(order, ct_id, qty))
  const preview = useQuery({
    // under a name of its own: what refreshes the desk once it is done would ask about what is gone
    queryKey: ['picked units', endpoint.path, order.od_id, order.version, lines],
    queryFn: () => call(endpoint, { params: { od_id: order.od_id }, body: { lines } }),
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  })
  return {
    ...{ order, picked, setPicked, lines },
    shown: lines.length && !preview.isPlaceholderData ? preview.data?.data : undefined,
    error: preview.error ? inWords(preview.error) : null,
    /** asks again, except where somebody was quicker: then the order comes anew, and with it what is asked */
    refused: ({ status }: Refusal) => {
      if (status !== 409) void preview.refetch()
      return false
    },
  }
}

/** What was taken out meanwhile, by this dialog or a colleague, is not asked about any more. */
function holds(order: StaffOrder, ct_id: number, qty: number): boolean {
  return unitsToCut(order).some((line) => line.ct_id === ct_id && line.qty >= qty)
}

export function PickedUnits({
  units: { order, picked, setPicked, lines, error },
  missing,
}: {
  units: ReturnType<typeof usePickedUnits>
  /** what to say where nothing is picked */
  missing: string | null
}) {
  return (
    <UnitPicker
      lines={unitsToCut(order)}
      picked={picked}
      onChange={setPicked}
      error={error ?? (lines.length ? null : missing)}
    />
  )
}
