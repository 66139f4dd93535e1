import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#kernel/queries.ts'
import type { ClassDetail, OpenSession } from '#shop/tssa/class-contract.ts'
import { datesQuery } from '#shop/tssa/ui/class-queries.ts'
import { myWaits } from '#shop/tssa/wait-contract.ts'
import { Button } from '#ui/button.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { QuantityStepper } from '#ui/quantity-stepper.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'

type Props = {
  one: ClassDetail
  session: OpenSession
  when: string
  open: boolean
  onClose: () => void
}

/** How many want to come; nothing is paid. */
export function WaitSheet({ one, session, when, open, onClose }: Props) {
  const t = useT()
  const { pick } = useLang()
  const toast = useToast()
  const client = useQueryClient()
  // seats that are there need no waiting for
  const least = session.left + 1
  const [people, setPeople] = useState(least)
  const again = () => {
    void client.invalidateQueries({ queryKey: [myWaits.list.path] })
    void client.invalidateQueries({ queryKey: datesQuery(one.class_id).queryKey })
  }
  const { busy, refusal, send } = useSend(null, { box: true, failed: again })
  const most = Math.min(session.capacity, one.max_people)

  async function join() {
    const { session_id } = session
    const answer = await send(() =>
      call(myWaits.join, { params: { session_id }, body: { people } }),
    )
    if (!answer) return
    again()
    onClose()
    toast(
      t('대기 {place}번째예요. 자리가 나면 메일과 알림으로 알려 드려요.', {
        place: answer.data.place,
      }),
    )
  }

  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('대기 신청')}
      foot={
        <>
          {refusal && (
            <p role="alert" className="mb-3 text-small text-bad">
              {refusal}
            </p>
          )}
          <Button wide busy={busy} onClick={() => void join()}>
            {t('대기 신청하기')}
          </Button>
        </>
      }
    >
      <p className="text-body font-semibold">{pick(one.title.ko, one.title.en)}</p>
      <p className="tabular mt-0.5 text-plain text-ink-700">{when}</p>
      <div className="mt-5 flex items-center justify-between gap-4">
        <span className="text-plain font-medium">{t('인원')}</span>
        <QuantityStepper
          label={t('인원')}
          value={people}
          onChange={setPeople}
          min={least}
          max={most}
        />
      </div>
      <ul className="mt-6 grid list-disc gap-1.5 pl-5 text-small text-ink-700">
        <li>{t('먼저 신청한 분부터, 자리가 맞는 대로 알려 드려요.')}</li>
        <li>{t('자리를 잡아 두는 시간도 함께 알려 드려요. 수업이 가까우면 더 짧아요.')}</li>
        <li>{t('자리를 받아 예약하기 전에는 아무것도 결제되지 않아요.')}</li>
        <li>{t('마이페이지의 클래스 예약에서 순서를 보고 언제든 그만둘 수 있어요.')}</li>
      </ul>
    </Drawer>
  )
}
