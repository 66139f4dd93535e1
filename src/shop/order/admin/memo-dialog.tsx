import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { call } from '#kernel/queries.ts'
import type { StaffOrderRow } from '#shop/order/contract/desk.ts'
import { manyOrders } from '#shop/order/contract/many.ts'
import { FormRefusal } from '#ui/form-refusal.tsx'
import { useT } from '#ui/language.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useFields } from '#ui/use-fields.ts'
import { useSend } from '#ui/use-send.ts'
import { useTellEach } from './each-order.tsx'
import { useRefreshDesk } from './order-jobs.ts'

/** One line for the staff memo of several orders. */
export function MemoDialog({
  rows,
  onClose,
}: {
  rows: readonly StaffOrderRow[]
  onClose: () => void
}) {
  const t = useT()
  const tell = useTellEach()
  const refresh = useRefreshDesk()
  const fields = useFields({ memo: '' }, (_, { memo }) =>
    memo.trim() ? null : t('메모를 적어 주세요.'),
  )
  const { busy, refusal, send } = useSend(fields, { box: true })

  async function save() {
    if (!fields.checkAll()) return
    const ids = rows.map(({ od_id }) => od_id)
    const answer = await send(() =>
      call(manyOrders.memo, { body: { ids, memo: fields.values.memo.trim() } }),
    )
    if (!answer) return
    const { done, left } = answer.data
    void refresh()
    onClose()
    tell({
      title: t('메모 남기기'),
      rows,
      left,
      well: t('{count}건에 메모를 적었어요.', { count: done }),
      did: t('메모를 적음'),
    })
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('메모 남기기')}
      yes={t('{count}건에 적기', { count: rows.length })}
      busy={busy}
      onYes={save}
    >
      <TextArea
        label={t('직원 메모')}
        rows={3}
        maxLength={500}
        hint={t('있던 메모 아래에 한 줄씩 더해요. 고객에게는 보이지 않아요.')}
        {...fields.bind('memo')}
      />
      <FormRefusal message={refusal} />
    </ActionDialog>
  )
}
