import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Refusal } from '../../../kernel/client.ts'
import type { Currency } from '../../../kernel/language.ts'
import { paths } from '../../../kernel/paths.ts'
import { call } from '../../../kernel/queries.ts'
import { useSession } from '../../../storefront/session.tsx'
import { useDialog } from '../../../ui/dialogs.tsx'
import { useLang, useMoney, useT } from '../../../ui/language.tsx'
import type { Fields } from '../../../ui/use-fields.ts'
import { carts } from '../../cart/contract.ts'
import { type OrderFormTyped, orders } from '../contract.ts'
import { attemptKey, forgetAttempt } from './attempt-key.ts'
import { forgetDraft } from './order-draft.ts'
import { bodyOf, type OrderTyped, type Sending } from './typed-order.ts'

const pause = 1200

/** Sends the order once, however often it is pressed, lost or reloaded. */
export function usePlaceOrder(fields: Fields<OrderTyped>, sending: Sending, refetch: () => Promise<unknown>) {
  const t = useT()
  const money = useMoney()
  const { pick } = useLang()
  const dialog = useDialog()
  const navigate = useNavigate()
  const client = useQueryClient()
  const session = useSession()
  const [busy, setBusy] = useState(false)
  const under = useRef(false)

  async function place() {
    if (under.current || !fields.checkAll()) return
    under.current = true
    setBusy(true)
    try {
      const body = bodyOf(fields.values, sending)
      const { data } = await send(
        body,
        attemptKey(sessionStorage, body, () => crypto.randomUUID()),
      )
      await arrive(data.od_id)
    } catch (error) {
      done()
      await explain(error)
    }
    done()
  }

  // the button is free while a dialog explains
  function done() {
    under.current = false
    setBusy(false)
  }

  async function arrive(od_id: string) {
    forgetAttempt(sessionStorage)
    forgetDraft(localStorage)
    await navigate(paths.orderConfirm(od_id), { replace: true })
    client.removeQueries({ queryKey: [carts.show.path] })
    void session.refresh()
  }

  async function explain(error: unknown) {
    if (!(error instanceof Refusal)) return dialog.error(t('답을 받지 못했어요. 다시 눌러 주세요. 여러 번 눌러도 주문은 한 번만 들어가요.'))
    const { detail } = error
    if (error.status === 409 && typeof detail.od_id === 'string') return arrive(detail.od_id)
    if (error.status === 409) await refetch()
    if (error.status === 409 && typeof detail.total === 'number')
      return dialog.alert(changedSum(detail.total, detail.currency === 'usd' ? 'usd' : 'krw'), { title: t('결제 금액이 바뀌었어요') })
    if (error.status === 409 && Array.isArray(detail.lines)) return dialog.error(`${error.message}${namesOf(detail.lines, pick)}\n${t('주문 상품에 적힌 이유를 확인해 주세요.')}`)
    fields.refused(error)
  }

  function changedSum(total: number, currency: Currency): string {
    const sums = t('이전 {old} → 지금 {now}', { old: money(sending.totals.total, sending.totals.currency), now: money(total, currency) })
    return `${sums}\n${t('새 금액을 확인하고 다시 주문해 주세요. 아직 주문하지 않았어요.')}`
  }

  return { busy, place }
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
function namesOf(lines: unknown[], pick: (korean: string, english: string | null) => string): string {
  const names = lines.flatMap((line) =>
    line && typeof line === 'object' && 'it_name' in line && 'it_name_en' in line ? [pick(String(line.it_name), String(line.it_name_en))] : [],
  )
  return names.length ? `\n${[...new Set(names)].join(', ')}` : ''
}
