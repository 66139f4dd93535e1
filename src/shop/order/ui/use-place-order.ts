import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Refusal } from '#kernel/client.ts'
import type { Currency } from '#kernel/language.ts'
import { paths } from '#kernel/paths.ts'
import { call } from '#kernel/queries.ts'
import { carts } from '#shop/cart/contract.ts'
import { checkout } from '#shop/order/contract/checkout.ts'
import { type OrderFormTyped, orders } from '#shop/order/contract/place.ts'
import { type PayWindow, payments } from '#shop/payment/contract.ts'
import { otherFailure, WindowClosed } from '#shop/payment/ui/window-closed.ts'
import { useSession } from '#storefront/session.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { explain } from '#ui/explain.ts'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import type { Fields } from '#ui/use-fields.ts'
import { attemptKey, forgetAttempt } from './attempt-key.ts'
import { forgetDraft } from './order-draft.ts'
import { forgetPaying, keepPaying, readPaying } from './paying.ts'
import { bodyOf, type OrderTyped, type Sending } from './typed-order.ts'

const pause = 1200

/** Sends the order once, however often it is pressed, lost or reloaded. */
export function usePlaceOrder(
  fields: Fields<OrderTyped>,
  sending: Sending,
  on: { refetch: () => Promise<unknown>; leaveOut: (coupons: readonly string[]) => void },
) {
  const t = useT()
  const money = useMoney()
  const { pick } = useLang()
  const dialog = useDialog()
  const navigate = useNavigate()
  const client = useQueryClient()
  const session = useSession()
  const [busy, setBusy] = useState(false)
  const under = useRef(false)
  const anyway = useRef(false)

  async function place() {
    if (under.current || !fields.checkAll()) return
    under.current = true
    setBusy(true)
    try {
      const body = bodyOf(fields.values, { ...sending, same_slot: anyway.current })
      const { data } = await sendAnew(body)
      if (data.window) return await pay(data.window)
      await arrive(data.od_id)
    } catch (error) {
      done()
      await tell(error)
    }
    done()
  }

  /** The browser leaves; the button stays busy until it is back. */
  async function pay(window: PayWindow) {
    keepPaying(sessionStorage, {
      pay_id: window.pay_id,
      cart_key: sending.cart_key,
      typed: fields.values,
    })
    // fetched when somebody pays; without it the same press may be made again
    const { openPayWindow } = await import('#shop/payment/ui/open-window.ts')
    await openPayWindow(window)
  }

  // the button is free while a dialog explains
  function done() {
    under.current = false
    setBusy(false)
  }

  async function arrive(od_id: string) {
    forgetAttempt(sessionStorage)
    forgetDraft(localStorage)
    forgetPaying(sessionStorage)
    await navigate(paths.orderConfirm(od_id), { replace: true })
    client.removeQueries({ queryKey: [carts.show.path] })
    void session.refresh()
  }

  async function tell(error: unknown) {
    if (error instanceof WindowClosed) return closed(error)
    if (!(error instanceof Refusal))
      return dialog.error(
        t('답을 받지 못했어요. 다시 눌러 주세요. 여러 번 눌러도 주문은 한 번만 들어가요.'),
      )
    const { detail } = error
    // what cannot be used is taken out here, so that the next press is the fix
    const coupons = Array.isArray(detail.coupons) ? detail.coupons.map(String) : []
    if (coupons.length) on.leaveOut(coupons)
    if (error.status === 409 && detail.checking && typeof detail.pay_id === 'string')
      return navigate(paths.paymentConfirm({ pay_id: detail.pay_id }))
    if (error.status === 409 && typeof detail.od_id === 'string') return arrive(detail.od_id)
    if (detail.code === 'SAME_SLOT') {
      anyway.current = await dialog.confirm(error.message, { yes: t('그래도 예약하기') })
      if (anyway.current) await place()
      return
    }
    if (error.status === 409) await on.refetch()
    if ((error.status === 409 || coupons.length) && typeof detail.total === 'number') {
      const sums = changedSum(detail.total, detail.currency === 'usd' ? 'usd' : 'krw')
      return dialog.alert(coupons.length ? `${error.message}\n${sums}` : sums, {
        title: t('결제 금액이 바뀌었어요'),
      })
    }
    if (error.status === 409 && Array.isArray(detail.lines))
      return dialog.error(
        `${error.message}${namesOf(detail.lines, pick)}\n${t('주문 상품에 적힌 이유를 확인해 주세요.')}`,
      )
    // the way that was chosen is greyed with its reason
    if (error.status === 503) await client.invalidateQueries({ queryKey: [payments.ways.path] })
    const told = explain(t, error)
    if (!(Object.keys(told.fields).length && fields.refused(error)) && told.words)
      await dialog.error(told.words)
  }

  function changedSum(total: number, currency: Currency): string {
    const sums = t('이전 {old} → 지금 {now}', {
      old: money(sending.totals.total, sending.totals.currency),
      now: money(total, currency),
    })
    return `${sums}\n${t('새 금액을 확인하고 다시 주문해 주세요. 아직 주문하지 않았어요.')}`
  }

  /** The window was closed on this page: the goods are free again, and the reason is told. */
  async function closed({ code, message }: WindowClosed) {
    const paying = readPaying(sessionStorage)
    forgetAttempt(sessionStorage)
    forgetPaying(sessionStorage)
    if (paying)
      await call(checkout.leave, {
        params: { pay_id: paying.pay_id },
        body: { code: /^\w{1,60}$/.test(code) ? code : '', message: message.slice(0, 300) },
      }).catch(() => undefined)
    await on.refetch()
    const words = await import('#shop/payment/ui/pay-words.ts').catch(() => null)
    await dialog.error(t(words?.payWords(code) ?? otherFailure))
  }

  // a page that comes back from the browser's memory is still busy
  const revive = useEffectEvent((event: PageTransitionEvent) => {
    if (!event.persisted) return
    done()
    void closed(new WindowClosed('PAY_PROCESS_CANCELED', ''))
  })
  useEffect(() => {
    window.addEventListener('pageshow', revive)
    return () => window.removeEventListener('pageshow', revive)
  }, [])

  return { busy, place }
}

/** An attempt that has ended since is begun anew. */
async function sendAnew(body: OrderFormTyped) {
  const key = () => attemptKey(sessionStorage, body, () => crypto.randomUUID())
  try {
    return await send(body, key())
  } catch (error) {
    if (!(error instanceof Refusal) || error.detail.again !== true) throw error
    forgetAttempt(sessionStorage)
    return send(body, key())
  }
}

/** A lost answer is asked for once more under the same key; a refusal is final. */
async function send(body: OrderFormTyped, key: string) {
  const once = () => call(orders.place, { body }, { headers: { 'idempotency-key': key } })
  try {
    return await once()
  } catch (error) {
    if (error instanceof Refusal && error.status < 502) throw error
    await new Promise((resolve) => setTimeout(resolve, pause))
    return once()
  }
}

/** Which lines were refused, as the server names them. */
function namesOf(
  lines: unknown[],
  pick: (korean: string, english: string | null) => string,
): string {
  const names = lines.flatMap((line) =>
    line && typeof line === 'object' && 'it_name' in line && 'it_name_en' in line
      ? [pick(String(line.it_name), String(line.it_name_en))]
      : [],
  )
  return names.length ? `\n${[...new Set(names)].join(', ')}` : ''
}
