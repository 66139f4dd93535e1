import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmWithReason } from '#admin/ui/action-dialog.tsx'
import { DeskList, useDesk } from '#admin/ui/desk-list.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { PageHead } from '#admin/ui/page-head.tsx'
import { call, queryOf } from '#kernel/queries.ts'
import {
  adminDeliveries,
  type DeliveryRowShown,
  deliverySorts,
  deliveryStates,
} from '#shop/notification/admin-contract.ts'
import { plainTitle } from '#shop/notification/ui/plain-title.ts'
import { useLang, useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'
import { stateWord, useLogColumns } from './log-columns.tsx'
import { LogLetter } from './log-letter.tsx'
import { SectionTabs } from './section-tabs.tsx'

/** Every mail and message that left or is to leave. */
export default function NotificationLogPage() {
  const t = useT()
  const { pick } = useLang()
  const toast = useToast()
  const client = useQueryClient()
  const { send, busy } = useSend()
  const desk = useDesk('deliveries', deliverySorts, { by: 'created_at', order: 'desc' })
  const { address } = desk
  const channel = desk.pick('channel', ['mail', 'message'])
  const found = useQuery({
    ...queryOf(adminDeliveries.list, {
      query: { ...desk.query, state: desk.pick('state', deliveryStates), channel },
    }),
    ...fresh,
    enabled: desk.ready,
  })
  const [again, setAgain] = useState<DeliveryRowShown | null>(null)
  const [open, setOpen] = useState<number | null>(null)
  const columns = useLogColumns({ onAgain: setAgain, onOpen: (row) => setOpen(row.delivery_id) })

  async function resend(reason: string) {
    const row = again
    if (!row) return
    const done = await send(() =>
      call(adminDeliveries.resend, {
        params: { delivery_id: row.delivery_id },
        body: { reason },
      }),
    )
    if (!done) return
    setAgain(null)
    toast(done.message)
    await client.invalidateQueries({ queryKey: [adminDeliveries.list.path] })
  }

  return (
    <>
      <PageHead
        title={t('알림 발송')}
        note={t('손님과 직원에게 나간 메일과 문자예요. 받는 분은 가려서 보여요.')}
      />
      <DeskList
        desk={desk}
        found={found}
        head={<SectionTabs now="log" />}
        caption={t('발송 기록')}
        columns={columns}
        idOf={(row) => String(row.delivery_id)}
        states={{
          label: t('상태'),
          choices: deliveryStates
            .filter((one) => one !== 'sending')
            .map((one) => ({
              value: one,
              label: stateWord(t, one),
              hot: one === 'failed' || one === 'refused',
            })),
        }}
        search={{ label: t('받는 곳, 회원 아이디, 주문번호로 찾기') }}
        filters={
          <Select
            label={t('방법')}
            hideLabel
            small
            optional
            value={channel ?? ''}
            placeholder={t('메일과 문자')}
            onChange={(value) => address.set({ channel: value })}
            choices={[
              { value: 'mail', label: t('메일') },
              { value: 'message', label: t('문자·알림톡') },
            ]}
            className="w-52"
          />
        }
        onOpen={(row) => setOpen(row.delivery_id)}
        empty={{
          title: t('보낸 알림이 없어요'),
          text: t('주문이 들어오거나 조건을 바꾸면 여기에 보여요.'),
        }}
      />
      <LogLetter delivery_id={open} onClose={() => setOpen(null)} />
      <ConfirmWithReason
        key={again?.delivery_id ?? 0}
        open={again !== null}
        onClose={() => setAgain(null)}
        title={t('다시 보내기')}
        yes={t('다시 보내기')}
        reasonLabel={t('이유')}
        ready={[t('못 받았다고 하셨어요'), t('지워졌다고 하셨어요')]}
        busy={busy}
        onYes={resend}
      >
        {again && (
          <p className="text-plain">
            {t('{to}에게 “{title}”을(를) 한 번 더 보내요.', {
              to: again.recipient,
              title: plainTitle(pick(again.kind_name.ko, again.kind_name.en)),
            })}
          </p>
        )}
      </ConfirmWithReason>
    </>
  )
}
