import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '#kernel/queries.ts'
import { type ClaimKind, claims } from '#shop/claim/contract.ts'
import { isWindowed } from '#shop/claim/rules.ts'
import { claimsQuery } from '#shop/claim/ui/claim-section.tsx'
import { usePayFee } from '#shop/claim/ui/use-pay-fee.ts'
import { useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import type { ClaimDesk } from './use-claim-form.ts'

/** The buyer asks: what is to be paid on line is paid at once. */
export function useBuyerDesk(od_id: string, kind: ClaimKind, back: string): ClaimDesk {
  const t = useT()
  const toast = useToast()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { pay } = usePayFee()
  const params = { od_id }
  return {
    isStaff: false,
    preview: ({ shop_pays, ...body }) => call(claims.preview, { params, body }),
    ask: async ({ shop_pays, ...body }) => {
      const { data } = await call(claims.ask, { params, body })
      if (isWindowed(data.fee_way)) await pay(data.claim_id, data.fee_way)
      await client.invalidateQueries({ queryKey: claimsQuery(od_id).queryKey })
      toast(
        kind === 'return'
          ? t('반품을 신청했어요. 확인하고 알려 드릴게요.')
          : t('교환을 신청했어요. 확인하고 알려 드릴게요.'),
      )
      await navigate(back)
    },
  }
}
