import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useDraft } from '#admin/ui/draft.ts'
import { RestoredNotice } from '#admin/ui/draft-notices.tsx'
import { InlineNotice } from '#admin/ui/inline-notice.tsx'
import { useLeaveGuard } from '#admin/ui/leave-guard.ts'
import { Panel } from '#admin/ui/panel.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { Refusal } from '#kernel/client.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { adminOrders, type StaffOrder } from '#shop/order/contract/desk.ts'
import { adminEdits } from '#shop/order/contract/edits.ts'
import { isLive } from '#shop/order/part-rules.ts'
import { EditSums } from '#shop/order/ui/edit-sums.tsx'
import { ReceiverFields, receiverOf } from '#shop/order/ui/receiver-fields.tsx'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'
import { type Added, EditLines } from './edit-lines.tsx'
import { refreshDesk } from './order-jobs.ts'

const formOf = (order: StaffOrder) => ({
  receiver: receiverOf(order),
  lines: Object.fromEntries(
    order.lines.filter(isLive).map(({ ct_id, ct_qty }) => [String(ct_id), ct_qty]),
  ),
  add: [] as Added[], // none yet
  reason: '',
})

/** What is typed stays in this browser until it is saved; what it costs stands beside it. */
export function EditForm({ order }: { order: StaffOrder }) {
  const t = useT()
  const toast = useToast()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { busy, send } = useSend()
  const draft = useDraft(`order-edit/${order.od_id}`, formOf(order))
  const { receiver, lines, add, reason } = draft.value
  const params = { od_id: order.od_id }
  const wish = {
    receiver,
    lines: Object.entries(lines).map(([ct_id, qty]) => ({ ct_id: Number(ct_id), qty })),
    add: add.map(({ io_no, qty, ct_text = '' }) => ({ io_no, qty, ct_text })),
  }
  const preview = useQuery({
    queryKey: [adminEdits.preview.path, order.od_id, order.version, receiver.od_b_zip, lines, add],
    queryFn: () => call(adminEdits.preview, { params, body: wish }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  })
  const shown = preview.data?.data
  const guard = useLeaveGuard(draft.changed.length > 0 && !busy)
  const errors = Object.fromEntries(
    Object.entries(draft.errors).map(([name, told]) => [name.replace(/^receiver\./, ''), told]),
  )

  // the preview judges the words before anything is saved
  const told = (path: string) =>
    (preview.error instanceof Refusal && preview.error.errors[path]?.[0]) || null

  async function save() {
    if (!shown) return
    const answer = await send(
      () =>
        call(adminEdits.save, {
          params,
          body: {
            ...wish,
            difference: shown.difference,
            version: shown.version,
            reason: reason.trim(),
          },
        }),
      (refusal) => {
        if (refusal.status === 409) {
          void client.invalidateQueries({ queryKey: [adminOrders.show.path] })
          void preview.refetch()
        }
        return refusal.status === 422 && draft.refused(refusal)
      },
    )
    if (!answer) return
    guard.letGo()
    draft.saved(draft.value)
    client.setQueryData(queryOf(adminOrders.show, { params }).queryKey, answer)
    void refreshDesk(client)
    toast(t('주문을 고쳤어요. 고객에게 알렸어요.'))
    await navigate(adminPaths.order(order.od_id), { replace: true })
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      className="grid items-start gap-6 pb-10 desk:grid-cols-[minmax(0,1fr)_320px] wide:grid-cols-[minmax(0,1fr)_372px]"
    >
      <div className="grid min-w-0 gap-6">
        <RestoredNotice show={draft.restored} onReset={draft.reset} />
        <EditLines
          order={order}
          units={lines}
          add={add}
          error={errors.lines ?? errors.add ?? null}
          errorOf={(path) => told(path) ?? errors[path] ?? null}
          onUnits={(ct_id, qty) => draft.set({ lines: { ...lines, [String(ct_id)]: qty } })}
          onAdd={(next) => draft.set({ add: next })}
        />
        <Panel title={t('받는 분')}>
          <div data-fields="receiver">
            <ReceiverFields
              country={order.country_code}
              value={receiver}
              errors={errors}
              onChange={(part) => draft.set({ receiver: { ...receiver, ...part } })}
            />
          </div>
        </Panel>
      </div>
      <div className="grid gap-4 desk:sticky desk:top-6">
        {preview.error instanceof Refusal ? (
          <InlineNotice tone="wait">{preview.error.message}</InlineNotice>
        ) : (
          shown && <EditSums preview={shown} />
        )}
        <TextField
          label={t('고치는 이유')}
          name="reason"
          required
          maxLength={200}
          value={reason}
          onChange={(next) => draft.set({ reason: next })}
          error={errors.reason ?? null}
          hint={t('이력에 남고 고객에게는 보이지 않아요.')}
        />
        <Button
          type="submit"
          wide
          busy={busy}
          disabled={!shown || preview.isError || preview.isPlaceholderData}
        >
          {t('이대로 저장')}
        </Button>
      </div>
    </form>
  )
}
