import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ErrandList, ErrandProgress, whileOpen } from '#admin/ui/errands.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { queryOf } from '#kernel/queries.ts'
import { type OrderErrand, type OrderWork, orderErrands } from '#shop/order/contract/errands.ts'
import { type Translate, useT } from '#ui/language.tsx'
import { EachOrder, useTellEach } from './each-order.tsx'
import { moveWord, useRefreshDesk } from './order-jobs.ts'

/** What staff began with ticked orders: how far it is, what became of each, and what was begun before. */
export function OrderErrands({ begun }: { begun: readonly number[] }) {
  const t = useT()
  const mine = useQuery({ ...queryOf(orderErrands.list, {}), ...fresh }).data?.data ?? []
  const [shown, setShown] = useState<number | null>(null)
  // what was once seen at work is followed to its end, whichever answer tells of it first
  const [followed, setFollowed] = useState<readonly number[]>([])
  const open = mine.filter(({ state }) => state === 'open').map(({ errand_id }) => errand_id)
  const all = [...new Set([...followed, ...begun, ...open])]
  if (all.length > followed.length) setFollowed(all)
  return (
    <>
      {all.map((errand_id) => (
        <Running key={errand_id} errand_id={errand_id} />
      ))}
      {mine.length > 0 && (
        <details className="mb-4 rounded-card border border-paper-200 bg-paper-0 px-4.5 print:hidden">
          <summary className="flex min-h-11 cursor-pointer items-center justify-between text-small font-semibold">
            {t('한꺼번에 한 일')}
            <ChevronDown aria-hidden="true" size={16} strokeWidth={1.75} />
          </summary>
          <ErrandList
            errands={mine.map((one) => ({ ...one, name: wordsOf(t, one.work).title }))}
            title={t('누르면 주문마다 어떻게 되었는지 보여요.')}
            shown={shown}
            onShow={setShown}
          />
          <div className="pb-4">{shown !== null && <Ended errand_id={shown} />}</div>
        </details>
      )}
    </>
  )
}

function useErrand(errand_id: number) {
  const ask = queryOf(orderErrands.show, { params: { errand_id } })
  return useQuery({ ...ask, ...whileOpen }).data?.data
}

/** Work that was seen at work; once it has its end, that is told. */
function Running({ errand_id }: { errand_id: number }) {
  const t = useT()
  const tell = useTellEach()
  const refresh = useRefreshDesk()
  const found = useErrand(errand_id)
  const state = found?.errand.state ?? 'open'
  const isTold = useRef(false)
  useEffect(() => {
    if (!found || state === 'open' || isTold.current) return
    isTold.current = true
    void refresh()
    if (state === 'done') tell(toldOf(t, found))
  })
  if (!found || state === 'done') return null
  return (
    <section
      aria-label={wordsOf(t, found.errand.work).title}
      className="mb-4 rounded-card border border-paper-200 bg-paper-0 px-4.5 py-4 print:hidden"
    >
      <h2 className="mb-2 font-semibold">{wordsOf(t, found.errand.work).title}</h2>
      <ErrandProgress errand={found.errand} of="orders" />
    </section>
  )
}

function Ended({ errand_id }: { errand_id: number }) {
  const t = useT()
  const found = useErrand(errand_id)
  return found ? <EachOrder {...toldOf(t, found)} linked /> : null
}

type Found = NonNullable<ReturnType<typeof useErrand>>

function toldOf(t: Translate, { errand, orders }: Pick<Found, 'orders'> & { errand: OrderErrand }) {
  const left = orders.filter(({ why }) => why)
  const { title, did, well } = wordsOf(t, errand.work)
  return { title, did, well: well(orders.length), rows: orders, left }
}

function wordsOf(t: Translate, work: OrderWork) {
  const words: Record<OrderWork, { title: string; did: string; well: (count: number) => string }> =
    {
      deposits: {
        title: t('입금확인'),
        did: t('입금 확인함'),
        well: (count) => t('{count}건의 입금을 확인했어요.', { count }),
      },
      cancellations: {
        title: t('주문 취소'),
        did: t('주문을 취소함'),
        well: (count) => t('{count}건을 취소했어요.', { count }),
      },
      prepare: {
        title: moveWord(t, 'prepare'),
        did: t('준비 시작함'),
        well: (count) => t('{count}건을 바꿨어요.', { count }),
      },
      complete: {
        title: moveWord(t, 'complete'),
        did: t('배송완료로 바꿈'),
        well: (count) => t('{count}건을 바꿨어요.', { count }),
      },
    }
  return words[work]
}
