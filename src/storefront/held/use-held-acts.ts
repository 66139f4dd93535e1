import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { carts } from '#shop/cart/contract.ts'
import { wishes } from '#shop/wish/contract.ts'
import { type Act, heldKey, letHold, type Send } from '#storefront/hold.ts'
import { useSession } from '#storefront/session.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { useInWords } from '#ui/explain.ts'
import { useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { forgetKey, headersOf, keyOf } from './keys.ts'
import { isLost, summaryOf, withAct } from './rules.ts'
import { dropHeld, heldActsKey, readHeld, writeHeld } from './store.ts'

/** Nobody waits longer than this for a line that does not answer. */
const patience = 4_000
const lookEvery = 15_000

/** Keeps what is pressed without a line, shows it, and sends it once the line is back. */
export function useHeldActs() {
  const client = useQueryClient()
  const session = useSession()
  const tools = { t: useT(), toast: useToast(), dialog: useDialog(), inWords: useInWords() }
  const latest = useRef({ session, tools })
  latest.current = { session, tools }

  useEffect(() => {
    const show = () => client.setQueryData(heldKey, summaryOf(readHeld()))

    function hold(act: Act, key: string): boolean {
      const { mb_id } = latest.current.session.user
      const next = withAct(readHeld(), { ...act, key, mb_id, at: Date.now() })
      const kept = next !== null && writeHeld(next)
      if (!kept) return false
      forgetKey(act)
      show()
      return true
    }

    const sender: Send = async (act, send) => {
      const key = keyOf(act)
      if (!navigator.onLine && hold(act, key)) return null
      const sent = send(headersOf(key))
      try {
        const first = await Promise.race([sent, after(patience)])
        if (first !== late) {
          forgetKey(act)
          return first
        }
      } catch (error) {
        if (!isLost(error)) forgetKey(act)
        else if (hold(act, key)) return null
        throw error
      }
      if (!hold(act, key)) return sent
      // an answer after all: there is nothing left to send
      sent.then(
        () => {
          dropHeld(key)
          show()
          void latest.current.session.refresh()
        },
        () => {},
      )
      return null
    }

    async function look() {
      show()
      if (!navigator.onLine || readHeld().length === 0) return
      // only those few who have something to send; without its file it waits for the next look
      const sending = await import('./send-held.ts').catch(() => null)
      const outcome = await sending?.sendHeld()
      show()
      if (!sending || !outcome) return
      void latest.current.session.refresh()
      void client.invalidateQueries({ queryKey: [carts.show.path] })
      void client.invalidateQueries({ queryKey: [wishes.list.path] })
      sending.tell(outcome, latest.current.tools)
    }

    const go = () => void look()
    const seen = () => document.visibilityState === 'visible' && go()
    const changed = (event: StorageEvent) => event.key === heldActsKey && show()
    letHold(sender)
    go()
    window.addEventListener('online', go)
    window.addEventListener('storage', changed)
    document.addEventListener('visibilitychange', seen)
    const timer = setInterval(() => readHeld().length > 0 && go(), lookEvery)
    return () => {
      letHold((_, send) => send({}))
      window.removeEventListener('online', go)
      window.removeEventListener('storage', changed)
      document.removeEventListener('visibilitychange', seen)
      clearInterval(timer)
    }
  }, [client])
}

const late = Symbol('late')
const after = (ms: number) => new Promise<typeof late>((resolve) => setTimeout(resolve, ms, late))
