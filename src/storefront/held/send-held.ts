import { Refusal } from '#kernel/client.ts'
import { call } from '#kernel/queries.ts'
import { carts } from '#shop/cart/contract.ts'
import { sessions } from '#shop/session/contract.ts'
import { wishes } from '#shop/wish/contract.ts'
import type { useDialog } from '#ui/dialogs.tsx'
import type { useInWords } from '#ui/explain.ts'
import type { useT } from '#ui/language.tsx'
import type { useToast } from '#ui/toasts.tsx'
import { headersOf } from './keys.ts'
import { type HeldAct, isLost, maySend } from './rules.ts'
import { dropHeld, readHeld } from './store.ts'

type Outcome = { done: HeldAct[]; refused: { act: HeldAct; why: unknown }[] }

/** What tells of it, of the page that asks. */
type Tools = {
  t: ReturnType<typeof useT>
  toast: ReturnType<typeof useToast>
  dialog: ReturnType<typeof useDialog>
  inWords: ReturnType<typeof useInWords>
}

/** Sends what was kept, in its order, by one tab at a time; stops where the line ends again. Null when nothing could be sent. */
export async function sendHeld(): Promise<Outcome | null> {
  if (!navigator.onLine || readHeld().length === 0) return null
  if (!navigator.locks) return sendAll()
  return navigator.locks.request('odemoa/held', { ifAvailable: true }, (lock) =>
    lock ? sendAll() : null,
  )
}

async function sendAll(): Promise<Outcome | null> {
  // the line may be back before it is known who is there
  const who = await call(sessions.check, {}).catch(() => null)
  if (!who) return null
  const outcome: Outcome = { done: [], refused: [] }
  for (const act of readHeld()) {
    if (maySend(act, who.user.mb_id)) {
      try {
        await send(act)
        outcome.done.push(act)
      } catch (why) {
        if (isLost(why)) break
        outcome.refused.push({ act, why })
      }
    }
    dropHeld(act.key)
  }
  return outcome
}

async function send(act: HeldAct): Promise<unknown> {
  const headers = headersOf(act.key)
  if (act.kind === 'add') return call(carts.add, { body: act.body }, { headers })
  if (act.kind === 'qty')
    return call(
      carts.change,
      { params: { ct_id: act.ct_id }, body: { ct_qty: act.ct_qty } },
      { headers },
    )
  if (act.on) return call(wishes.add, { body: { it_id: act.it_id } })
  return call(wishes.remove, { params: { wi_id: act.wi_id } }).catch((error: unknown) => {
    // already off the list: as wished
    if (!(error instanceof Refusal && error.status === 404)) throw error
  })
}

/** Says what became of it: what was done in passing, what was refused where it must be read. */
export function tell({ done, refused }: Outcome, { t, toast, dialog, inWords }: Tools) {
  if (done.length)
    toast(t('다시 연결되어, 이 기기에 담아 둔 {count}가지를 보냈어요.', { count: done.length }))
  if (refused.length)
    void dialog.error(
      [
        t('연결이 끊긴 동안 누른 것 가운데 이제 할 수 없는 것이 있어요.'),
        ...refused.map(({ act, why }) => `${act.name}: ${inWords(why)}`),
      ].join('\n'),
    )
}
