import { useQuery } from '@tanstack/react-query'
import type { CallOf } from '#kernel/endpoint.ts'
import type { carts } from '#shop/cart/contract.ts'

/** Something pressed that may wait for the line. */
export type Act = {
  /** the goods it is about, as they are told */
  name: string
} & (
  | { kind: 'add'; body: CallOf<typeof carts.add>['body'] }
  | { kind: 'qty'; ct_id: number; ct_qty: number }
  | { kind: 'wish'; it_id: string; wi_id: number; on: boolean }
)

export type Send = <T>(
  act: Act,
  send: (headers: Record<string, string>) => Promise<T>,
) => Promise<T | null>

let sender: Send = (_, send) => send({})

/** Sends something, under a key that lets it be sent again and done once; null when there was no line and it is kept on this device until there is one. */
export const sendOrHold: Send = (act, send) => sender(act, send)

/** Who keeps what cannot be sent: a part that comes after the first view. */
export function letHold(next: Send) {
  sender = next
}

export type Held = { names: readonly string[]; lines: number }
export const heldKey = ['held'] as const
export const nothingHeld: Held = { names: [], lines: 0 }

/** What waits on this device for the line. */
export function useHeld(): Held {
  return useQuery<Held>({
    queryKey: heldKey,
    // never asked: who keeps what waits writes it here
    queryFn: () => nothingHeld,
    enabled: false,
    initialData: nothingHeld,
  }).data
}
