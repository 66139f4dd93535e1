import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { queryOf } from '#kernel/queries.ts'
import type { CartLine } from '#shop/cart/contract.ts'
import { products } from '#shop/catalog/contract.ts'
import { Drawer } from '#ui/drawer.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'
import { lineNameId } from './line-kinds.ts'
import { OptionForm } from './option-form.tsx'
import type { CartDesk } from './use-cart.ts'

type Props = { line: CartLine | null; desk: CartDesk; onClose: () => void }

/** Another option of the same item, in a sheet. */
export function OptionSheet({ line, desk, onClose }: Props) {
  const t = useT()
  const { pick } = useLang()
  const [last, setLast] = useState(line)
  // the sheet keeps its content while it closes
  useEffect(() => {
    if (line) setLast(line)
  }, [line])
  const shown = line ?? last
  const product = useQuery({
    ...queryOf(products.show, { params: { it_id: shown?.it_id ?? '' } }),
    enabled: line !== null,
  })
  if (!shown) return null
  const item = product.data?.data
  // the row that opened it may have become another one
  const focusAfter = () =>
    document.getElementById(lineNameId(shown.ct_id))
      ? null
      : document.querySelector<HTMLElement>(`[data-item="${CSS.escape(shown.it_id)}"]`)
  return (
    <Drawer open={line !== null} onClose={onClose} title={t('옵션 바꾸기')} focusAfter={focusAfter}>
      <p className="text-plain text-ink-700">{pick(shown.it_name, shown.it_name_en)}</p>
      {item ? (
        <OptionForm key={shown.ct_id} line={shown} item={item} desk={desk} onDone={onClose} />
      ) : product.isError ? (
        <ErrorState
          title={t('옵션을 불러오지 못했어요')}
          onRetry={() => void product.refetch()}
          className="py-10 desk:py-14"
        />
      ) : (
        <div className="mt-6 grid gap-3">
          <Skeleton className="h-5 w-20" />
          <Skeleton className="h-11 w-56" />
          <Skeleton className="mt-3 h-5 w-20" />
          <Skeleton className="h-11 w-40" />
        </div>
      )}
    </Drawer>
  )
}
