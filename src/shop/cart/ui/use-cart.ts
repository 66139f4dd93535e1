import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { call, queryOf } from '#kernel/queries.ts'
import { bottleCarts } from '#shop/bottle/cart-contract.ts'
import { isBottle } from '#shop/cart/bottle-rules.ts'
import { classCarts } from '#shop/cart/class-contract.ts'
import { isClass } from '#shop/cart/class-rules.ts'
import { type Cart, type CartLine, carts } from '#shop/cart/contract.ts'
import { useSession } from '#storefront/session.tsx'
import { useAnnounce } from '#ui/announcer.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useCartChanges } from './use-cart-changes.ts'
import { type CartChange, changed, paidAt, without } from './waiting-changes.ts'

export type CartAsk = { direct?: boolean; zip?: string }

/** The cart of this visitor. What the page brought along shows at once; it is always asked anew. */
export function cartQuery({ direct = false, zip }: CartAsk = {}) {
  return queryOf(carts.show, {
    query: direct || zip ? { direct: direct ? '1' : undefined, zip } : {},
  })
}

/** The cart with everything that can be done in it. Lines change at once; sums come from the server. */
export function useCart(ask: CartAsk = {}) {
  const t = useT()
  const { pick } = useLang()
  const toast = useToast()
  const announce = useAnnounce()
  const client = useQueryClient()
  const session = useSession()
  const key = useMemo(() => cartQuery({ direct: ask.direct, zip: ask.zip }), [ask.direct, ask.zip])
  const asked = useQuery({
    ...key,
    staleTime: 0,
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
    enabled: typeof window !== 'undefined',
  })
  const { change: showCounts } = session
  const direct = ask.direct ?? false

  const put = useCallback(
    async (cart: Cart) => {
      if (!direct) showCounts({ cart_count: cart.count })
      // the answer of a change knows no zone code: the island fee is asked for
      if (ask.zip) await client.refetchQueries({ queryKey: key.queryKey, exact: true })
      else {
        // one that was asked before this change would bring its lines back
        await client.cancelQueries({ queryKey: key.queryKey, exact: true })
        client.setQueryData(key.queryKey, { data: cart })
      }
    },
    [client, key, direct, showCounts, ask.zip],
  )
  /** without a line: shown as it will be, sums as they were */
  function keep(waiting: CartChange) {
    client.setQueryData<{ data: Cart }>(
      key.queryKey,
      (now) => now && { data: { ...now.data, lines: [...waiting.paint(now.data.lines)] } },
    )
    toast(t('연결이 끊겼어요. 바꾼 수량을 이 기기에 적어 두었다가 연결되면 보낼게요.'))
  }
  const { lines, busy, refused, push, forget } = useCartChanges(
    asked.data?.data.lines,
    put,
    asked.refetch,
    keep,
  )

  function change(
    line: CartLine,
    part: { ct_qty?: number; ct_select?: boolean; accept_price?: boolean },
  ) {
    const { ct_id } = line
    forget(ct_id)
    push(
      {
        name: `${ct_id} ${Object.keys(part).join()}`,
        paint: changed(ct_id, part),
        send: (headers) => call(carts.change, { params: { ct_id }, body: part }, { headers }),
        act:
          part.ct_qty === undefined
            ? undefined
            : {
                kind: 'qty',

                name: pick(line.it_name, line.it_name_en),
                ct_id,
                ct_qty: part.ct_qty,
              },
      },
      ct_id,
    )
  }

  function restore(gone: readonly CartLine[]) {
    push({
      name: 'restore',
      paint: (now) => now,
      send: async () => {
        const special = gone.filter((line) => isClass(line) || isBottle(line))
        const goods = gone.filter((line) => !special.includes(line))
        let last: { data: Cart } | null = null
        for (const line of special) last = await putSpecialBack(line)
        if (last && !goods.length) return last
        return call(carts.restore, {
          body: {
            lines: goods.map(({ it_id, io_no, ct_qty, ct_text, ct_select, ct_send_cost }) => ({
              it_id,
              io_no,
              ct_qty,
              ct_text,
              ct_select,
              ct_send_cost: ct_send_cost === 1 ? (1 as const) : (0 as const),
            })),
          },
        })
      },
    })
    announce(t('다시 담았어요.'))
  }

  return {
    asked,
    lines,
    busy,
    refused,
    /** ct_id of the lines that cannot go where the rest goes */
    behind: asked.data?.data.cannot_send?.ct_ids ?? [],
    setQty: (line: CartLine, ct_qty: number) => change(line, { ct_qty }),
    acceptPrice: (line: CartLine) => change(line, { accept_price: true }),
    /** when shipping is paid, for all lines of the item: they travel together */
    setPays: (line: CartLine, ct_send_cost: 0 | 1) =>
      push(
        {
          name: `pays ${line.it_id}`,
          paint: paidAt(line.it_id, ct_send_cost),
          send: () => call(carts.change, { params: { ct_id: line.ct_id }, body: { ct_send_cost } }),
        },
        line.ct_id,
      ),
    tick: (line: CartLine, ct_select: boolean) => change(line, { ct_select }),
    leaveOut: (some: readonly CartLine[]) => {
      for (const line of some) change(line, { ct_select: false })
    },
    tickAll: (ct_select: boolean) =>
      push({
        name: 'ticks',
        paint: (now) => now.map((line) => ({ ...line, ct_select })),
        send: () => call(carts.tick, { body: { ct_select } }),
      }),
    untick: (some: readonly CartLine[]) =>
      Promise.all(
        some.map((line) =>
          call(carts.change, { params: { ct_id: line.ct_id }, body: { ct_select: false } }),
        ),
      ),
    /** gone at once; ten seconds to undo */
    remove: (some: readonly CartLine[], message: string) => {
      const ct_ids = some.map((line) => line.ct_id)
      push({
        name: `remove ${ct_ids.join()}`,
        paint: without(ct_ids),
        send: () => call(carts.remove, { body: { ct_ids, direct } }),
      })
      toast({ message, action: { label: t('되돌리기'), run: () => restore(some) } })
    },
    /** other words for a card */
    write: async (line: CartLine, ct_text: string) =>
      put((await call(carts.write, { params: { ct_id: line.ct_id }, body: { ct_text } })).data),
    /** another number of bottles with the same label */
    setPieces: async ({ ct_id }: CartLine, qty: number) =>
      put((await call(bottleCarts.pieces, { params: { ct_id }, body: { qty } })).data),
    /** all rows of one item become these */
    replace: async (
      it_id: string,
      options: { io_no: number; ct_qty: number; ct_text?: string }[],
    ) => put((await call(carts.replace, { params: { it_id }, body: { options, direct } })).data),
  }
}

/** A class or bottles that were taken out, as they were; whoever put them in has answered every question. */
function putSpecialBack({ seat, bottle, ct_qty }: CartLine) {
  if (bottle) return call(bottleCarts.back, { params: { set_id: bottle.set_id } })
  if (!seat) throw new Error('no class')
  const { session_id, attendees, note } = seat
  return call(classCarts.add, {
    body: { session_id, people: ct_qty, attendees, note, anyway: true },
  })
}

export type CartDesk = ReturnType<typeof useCart>
