import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Currency } from '#kernel/language.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { claims, type OnlineFeeWay, onlineFeeWays } from '#shop/claim/contract.ts'
import { claimFees } from '#shop/claim/fee-contract.ts'
import { credits } from '#shop/credit/contract.ts'
import type { OfferedWay } from '#shop/payment/contract.ts'
import { openPayWindow } from '#shop/payment/ui/open-window.ts'
import { payWords } from '#shop/payment/ui/pay-words.ts'
import { useOfferedWays } from '#shop/payment/ui/ways.ts'
import { WindowClosed } from '#shop/payment/ui/window-closed.ts'
import { useSession } from '#storefront/session.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { inWords } from '#ui/explain.ts'
import { useT } from '#ui/language.tsx'

export type FeeOffer = Omit<OfferedWay, 'way'> & { way: OnlineFeeWay }

/** The ways in which a fee of this sum can be paid on line now. */
export function useFeeWays(fee: number, currency: Currency): FeeOffer[] {
  return useOfferedWays(currency).flatMap((one) => {
    const way = onlineFeeWays.find((name) => name === one.way)
    return way && fee >= one.min ? [{ ...one, way }] : []
  })
}

/** What a member's balance holds, where it can pay the whole of what is due; 0 otherwise. */
export function useBalance(isWon: boolean, due: number): number {
  const { isMember } = useSession()
  const { data } = useQuery({
    ...queryOf(credits.summary, {}),
    enabled: isMember && isWon && due > 0,
    staleTime: 0,
  })
  const balance = data?.data.balance ?? 0
  return balance >= due ? balance : 0
}

/** Goes to pay the fee of an exchange: the browser leaves the page, or the reason is told and the request stays as it is. */
export function usePayFee() {
  const t = useT()
  const dialog = useDialog()
  const client = useQueryClient()
  const [going, setGoing] = useState<OnlineFeeWay | 'credit' | null>(null)

  async function pay(claim_id: number, way: OnlineFeeWay) {
    if (going) return
    setGoing(way)
    try {
      const { data } = await call(claimFees.pay, {
        params: { claim_id },
        body: { way },
      })
      // the page is left: the button stays busy
      return await openPayWindow(data)
    } catch (error) {
      const told = error instanceof WindowClosed ? t(payWords(error.code)) : inWords(t, error)
      if (told) await dialog.error(told)
    }
    setGoing(null)
  }

  /** At once, without leaving the page. */
  async function payFromBalance(claim_id: number) {
    if (going) return
    setGoing('credit')
    try {
      await call(claimFees.fromBalance, { params: { claim_id } })
    } catch (error) {
      const told = inWords(t, error)
      if (told) await dialog.error(told)
    }
    await client.invalidateQueries({ queryKey: [claims.ofOrder.path] })
    await client.invalidateQueries({ queryKey: [credits.summary.path] })
    setGoing(null)
  }

  return { going, pay, payFromBalance }
}
