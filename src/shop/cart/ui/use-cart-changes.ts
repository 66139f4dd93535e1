import { useCallback, useRef, useState } from 'react'
import { Refusal } from '#kernel/client.ts'
import type { Cart, CartLine } from '#shop/cart/contract.ts'
import { sendOrHold } from '#storefront/hold.ts'
import { inWords } from '#ui/explain.ts'
import { useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { type CartChange, painted, withChange } from './waiting-changes.ts'

type Given = Omit<CartChange, 'failed'>
const none: readonly CartLine[] = []

/** One call at a time, in order, each painted at once and taken back with its reason when it is refused. */
export function useCartChanges(
  fromServer: readonly CartLine[] | undefined,
  put: (cart: Cart) => Promise<void>,
  refetch: () => Promise<unknown>,
  keep: (change: CartChange) => void,
) {
  const t = useT()
  const toast = useToast()
  const [waiting, setWaiting] = useState<CartChange[]>([])
  const [refused, setRefused] = useState<Record<number, string>>({})
  const queue = useRef<CartChange[]>([])
  const running = useRef(false)
  const latestPut = useRef(put)
  latestPut.current = put
  const latestKeep = useRef(keep)
  latestKeep.current = keep

  const show = useCallback((next: CartChange[]) => {
    queue.current = next
    setWaiting(next)
  }, [])

  const forget = useCallback((ct_id: number) => setRefused(({ [ct_id]: _, ...rest }) => rest), [])

  async function run() {
    if (running.current) return
    running.current = true
    for (let change = queue.current[0]; change; change = queue.current[0]) {
      const sent = change
      try {
        const answer = await (sent.act ? sendOrHold(sent.act, sent.send) : sent.send())
        if (answer) await latestPut.current(answer.data)
        else latestKeep.current(sent)
      } catch (error) {
        sent.failed(error)
        // what the server holds now is the truth: stock or lines may have changed meanwhile
        await refetch()
      }
      show(queue.current.filter((one) => one !== sent))
    }
    running.current = false
  }

  /** `ct_id`: a refusal is told on that line; otherwise in a notice. */
  function push(given: Given, ct_id?: number) {
    const failed = (error: unknown) => {
      const why = inWords(t, error, t('연결이 끊겨서 바꾸지 못했어요. 다시 시도해 주세요.'))
      if (ct_id !== undefined && error instanceof Refusal && error.status !== 404)
        setRefused((all) => ({ ...all, [ct_id]: why }))
      else toast(why)
    }
    show(withChange(queue.current, { ...given, failed }))
    void run()
  }

  return {
    lines: painted(fromServer ?? none, waiting),
    busy: waiting.length > 0,
    refused,
    push,
    forget,
  }
}
