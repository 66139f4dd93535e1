import { useNavigate } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { call } from '#kernel/queries.ts'
import { personalPayments } from '#shop/personal-payment/contract.ts'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { useSend } from '#ui/use-send.ts'

/** The buyer of an edited order goes to pay its difference in any way the shop offers. */
export function PayDifference({ od_id }: { od_id: string }) {
  const t = useT()
  const navigate = useNavigate()
  const { busy, send } = useSend()
  async function go() {
    const answer = await send(() => call(personalPayments.ofOrder, { params: { od_id } }))
    if (answer) await navigate(paths.personalPayment(answer.data.token))
  }
  return (
    <Button size={44} className="mt-4" busy={busy} onClick={() => void go()}>
      {t('차액 결제하기')}
    </Button>
  )
}
