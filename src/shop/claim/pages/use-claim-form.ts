import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Refusal } from '#kernel/client.ts'
import { formatPhone } from '#kernel/phone.ts'
import {
  type ClaimAsk,
  type Claimable,
  type ClaimKind,
  type ClaimPreview,
  type ClaimReason,
  claims,
  type FeeWay,
} from '#shop/claim/contract.ts'
import { dearerBy, dueOf, whyKept } from '#shop/claim/rules.ts'
import { type Split, splitLines, whole } from '#shop/claim/split-rules.ts'
import { type Picked, unitsOf } from '#shop/claim/ui/unit-picker.tsx'
import { useBalance, useFeeWays } from '#shop/claim/ui/use-pay-fee.ts'
import type { Order } from '#shop/order/contract/order.ts'
import { useT } from '#ui/language.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useSend } from '#ui/use-send.ts'

type Asked = Pick<ClaimAsk, 'kind' | 'reason' | 'pickup' | 'lines'> & { shop_pays: boolean }

/** Whose verbs the form uses: the buyer's own, or those of staff who write for a buyer. */
export type ClaimDesk = {
  isStaff: boolean
  preview: (asked: Asked) => Promise<{ data: ClaimPreview }>
  ask: (asked: ClaimAsk & { shop_pays: boolean }) => Promise<void>
}

type Given = { kind: ClaimKind; order: Order; able: Claimable; desk: ClaimDesk }

/** What is typed into a claim, what it costs so far, and sending it. */
export function useClaimForm({ kind, order, able, desk }: Given) {
  const t = useT()
  const { od_id } = order
  const [picked, setPicked] = useState<Picked>({})
  const [instead, setInstead] = useState<Record<number, Split>>({})
  const [reason, setReason] = useState<ClaimReason | ''>('')
  const [detail, setDetail] = useState('')
  const [photos, setPhotos] = useState<File[]>([])
  const [shop_pays, setShopPays] = useState(false)
  const [pickup, setPickup] = useState<'shop' | 'self'>(able.can_collect ? 'shop' : 'self')
  const [address, setAddress] = useState({
    pick_name: order.od_b_name,
    pick_hp: formatPhone(order.od_b_hp),
    pick_zip: order.od_b_zip,
    pick_addr1: order.od_b_addr1,
    pick_addr2: order.od_b_addr2,
  })
  const [chosenWay, setFeeWay] = useState<FeeWay | null>(null)
  const [account, setAccount] = useState({ bank: '', number: '', holder: order.od_name })
  const { errors, show, refused } = useMessages()
  const lines = unitsOf(picked).flatMap(({ ct_id, qty }) => {
    const own = able.lines.find((line) => line.ct_id === ct_id)?.io_no ?? 0
    return splitLines(ct_id, qty, (kind === 'exchange' && instead[ct_id]) || whole, own)
  })
  const preview = useQuery({
    queryKey: [claims.preview.path, od_id, kind, reason, pickup, lines, shop_pays],
    queryFn: () =>
      desk.preview({ kind, reason: reason || 'changed_mind', pickup, lines, shop_pays }),
    enabled: lines.length > 0 && reason !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  })
  const { busy, send } = useSend({ refused }, { failed: () => void preview.refetch() })
  // what a change of mind cannot bring back leaves only the reasons of a fault
  const kept = able.lines.map((line) => ({ ct_id: line.ct_id, ct_no_return: line.no_return }))
  const chosen = unitsOf(picked)
  const whyNot = (value: ClaimReason) =>
    whyKept(kept, chosen.length ? chosen : everyIfKept(kept), value)
  const quote = lines.length && reason && !preview.isError ? preview.data?.data : undefined
  const due = quote ? dueOf({ ...quote, quote }) : 0
  const offered = useFeeWays(due, quote?.currency ?? order.currency)
  const balance = useBalance(!desk.isStaff && order.currency === 'krw', due)
  const isOwed = quote?.on_account?.reason === null
  const fee_way = isOwed ? 'account' : (chosenWay ?? offered[0]?.way ?? 'transfer')
  const why = preview.error instanceof Refusal ? preview.error.message : null

  async function ask() {
    const missing = show({
      ...(lines.length ? {} : { lines: t('상품을 하나 이상 골라 주세요.') }),
      ...(reason ? {} : { reason: t('이유를 골라 주세요.') }),
    })
    if (missing || !reason || !quote) return
    await send(async () => {
      const body = {
        kind,
        reason,
        pickup,
        lines,
        detail,
        photos,
        ...address,
        ...account,
        fee_way,
        expected_refund: quote.refund,
        expected_fee: quote.fee,
        expected_difference: dearerBy(quote),
      }
      await desk.ask({ ...body, shop_pays })
    })
  }

  return {
    ...{
      picked,
      setPicked,
      instead,
      setInstead,
      reason,
      setReason,
      detail,
      setDetail,
      photos,
      setPhotos,
    },
    ...{ pickup, setPickup, address, setAddress, account, setAccount, shop_pays, setShopPays },
    ...{ fee_way, setFeeWay, offered, due, balance, quote, why, whyNot, errors, busy, ask },
    stale: preview.isPlaceholderData || preview.isError,
  }
}

// before anything is chosen: nothing of the order may come back but what is faulty
function everyIfKept<L extends { ct_id: number; ct_no_return: string }>(
  lines: readonly L[],
): readonly L[] {
  return lines.every((line) => line.ct_no_return) ? lines : []
}
