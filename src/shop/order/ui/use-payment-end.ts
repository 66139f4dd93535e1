import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Refusal } from '#kernel/client.ts'
import { paths } from '#kernel/paths.ts'
import { call } from '#kernel/queries.ts'
import { carts } from '#shop/cart/contract.ts'
import { checkout, type PaymentEnd } from '#shop/order/contract/checkout.ts'
import { isPayId, type Return } from '#shop/payment/ui/return-of.ts'
import { useSession } from '#storefront/session.tsx'
import { forgetAttempt } from './attempt-key.ts'
import { forgetDraft } from './order-draft.ts'
import { orderQuery } from './order-query.ts'
import { forgetPaying } from './paying.ts'

type Problem = 'unknown' | 'refused' | 'offline' | null

const pause = 2_000
const slowAfter = 5

/** Has the payment taken once, waits for its end, and goes where that leads. */
export function usePaymentEnd(back: Return) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const session = useSession()
  const [end, setEnd] = useState<PaymentEnd | null>(null)
  const [problem, setProblem] = useState<Problem>(null)
  const [asked, setAsked] = useState(0)
  const taken = useRef(false)

  const ask = useEffectEvent(async () => {
    if (!isPayId(back.pay_id)) return setProblem('unknown')
    try {
      const { data } = await hear(back, !taken.current)
      taken.current = true
      setProblem(null)
      await arrive(data)
    } catch (error) {
      if (!(error instanceof Refusal)) setProblem('offline')
      else
        setProblem(
          error.status === 409
            ? 'refused'
            : error.status === 404 || error.status === 422
              ? 'unknown'
              : 'offline',
        )
    }
  })

  async function arrive(heard: PaymentEnd) {
    setEnd(heard)
    if (heard.state === 'checking') return
    forgetAttempt(sessionStorage)
    if (heard.state === 'open' || heard.state === 'failed')
      return navigate(
        paths.orderForm(heard.direct, back.code || heard.code || 'PAY_PROCESS_ABORTED'),
        { replace: true },
      )
    if (!heard.mine || !heard.od_id) return
    forgetPaying(sessionStorage)
    forgetDraft(localStorage)
    client.removeQueries({ queryKey: [carts.show.path] })
    client.removeQueries({ queryKey: orderQuery(heard.od_id).queryKey })
    await navigate(
      heard.state === 'over' ? paths.orderView(heard.od_id) : paths.orderConfirm(heard.od_id),
      { replace: true },
    )
    void session.refresh()
  }

  const known = session.known
  useEffect(() => {
    // the first call of every page is its greeting: without it there is no token yet
    if (!known) return
    const timer = setTimeout(() => void ask(), asked === 0 ? 0 : pause)
    return () => clearTimeout(timer)
  }, [asked, known])

  const isWaiting = end?.state === 'checking' && problem === null
  // asked again as long as nothing is known
  useEffect(() => {
    if (!isWaiting || !end) return
    setAsked((times) => times + 1)
  }, [isWaiting, end])

  return { end, problem, slow: asked > slowAfter, again: () => setAsked((times) => times + 1) }
}

/** First the return itself; after that only how it ended. */
async function hear({ pay_id, provider_key, amount, code, message }: Return, isFirst: boolean) {
  if (code)
    await call(checkout.leave, {
      params: { pay_id },
      body: { code: /^\w*$/.test(code) ? code : '', message },
    })
  else if (provider_key && isFirst)
    return call(checkout.confirm, { params: { pay_id }, body: { provider_key, amount } })
  return call(checkout.end, { params: { pay_id } })
}
