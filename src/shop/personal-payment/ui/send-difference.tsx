import { useState } from 'react'
import { adminPaths } from '#kernel/admin-paths.ts'
import { call } from '#kernel/queries.ts'
import { personalDesk } from '#shop/personal-payment/desk-contract.ts'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { TextLink } from '#ui/links.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'

/** One press: the buyer gets the link by which the difference is paid. */
export function SendDifference({ od_id }: { od_id: string }) {
  const t = useT()
  const toast = useToast()
  const { busy, send } = useSend()
  const [pp_id, setSent] = useState<string | null>(null)
  async function go() {
    const answer = await send(() => call(personalDesk.difference, { params: { od_id } }))
    if (!answer) return
    setSent(answer.data.pp_id)
    toast(t('결제 링크를 보냈어요.'))
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-2">
      {pp_id && <TextLink to={adminPaths.personalPayment(pp_id)}>{t('보낸 링크 보기')}</TextLink>}
      <Button size={44} busy={busy} onClick={() => void go()}>
        {t('결제 링크 보내기')}
      </Button>
    </span>
  )
}
