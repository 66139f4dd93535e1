import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { InlineNotice } from '#admin/ui/inline-notice.tsx'
import { useLeaveGuard } from '#admin/ui/leave-guard.ts'
import { Panel } from '#admin/ui/panel.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { adminOrders, type StaffOrder } from '#shop/order/contract/desk.ts'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'

/** What staff tell each other about an order. Two who write at once see each other's text. */
export function MemoPanel({ order }: { order: StaffOrder }) {
  const t = useT()
  const toast = useToast()
  const staff = useStaff()
  const client = useQueryClient()
  const { busy, send } = useSend()
  const [base, setBase] = useState(order.od_shop_memo)
  const [typed, setTyped] = useState(order.od_shop_memo)
  const dirty = typed.trim() !== base
  const theirs = order.od_shop_memo !== base ? order.od_shop_memo : null
  // what somebody else wrote is looked at first
  const canSave = dirty && theirs === null
  useLeaveGuard(dirty && !busy)

  // nothing of mine is in the way: follow what is stored
  useEffect(() => {
    if (theirs !== null && !dirty) {
      setBase(theirs)
      setTyped(theirs)
    }
  }, [theirs, dirty])

  async function save() {
    const key = queryOf(adminOrders.show, { params: { od_id: order.od_id } }).queryKey
    const answer = await send(
      () =>
        call(adminOrders.memo, {
          params: { od_id: order.od_id },
          body: { od_shop_memo: typed, version: order.version },
        }),
      (refusal) => {
        // the notice above the field tells of the other text
        if (refusal.status === 409) void client.invalidateQueries({ queryKey: key })
        return refusal.status === 409
      },
    )
    if (!answer) return
    client.setQueryData(key, answer)
    setBase(answer.data.od_shop_memo)
    setTyped(answer.data.od_shop_memo)
    toast(t('메모를 저장했어요.'))
  }

  return (
    <Panel title={t('직원 메모')} end={t('고객에게 보이지 않아요')}>
      {staff.changes('orders') ? (
        <div className="grid gap-3">
          {theirs !== null && dirty && (
            <InlineNotice tone="wait">
              <strong className="block">{t('그사이 다른 사람이 메모를 바꿨어요.')}</strong>
              <span className="mt-1 block whitespace-pre-line">{theirs || t('(비움)')}</span>
              <span className="mt-2 flex flex-wrap gap-2">
                <Button
                  look="outline"
                  size={44}
                  onClick={() => {
                    setBase(theirs)
                    setTyped([theirs, typed].filter(Boolean).join('\n'))
                  }}
                >
                  {t('두 메모 합치기')}
                </Button>
                <Button
                  look="ghost"
                  size={44}
                  onClick={() => {
                    setBase(theirs)
                    setTyped(theirs)
                  }}
                >
                  {t('내 것 버리기')}
                </Button>
              </span>
            </InlineNotice>
          )}
          <TextArea
            label={t('직원 메모')}
            hideLabel
            name="od_shop_memo"
            rows={4}
            maxLength={2000}
            value={typed}
            onChange={setTyped}
          />
          <Button
            look="outline"
            size={44}
            busy={busy}
            aria-disabled={!canSave || undefined}
            className={canSave ? undefined : 'opacity-50'}
            onClick={() => canSave && void save()}
          >
            {t('메모 저장')}
          </Button>
        </div>
      ) : (
        <p className="text-small whitespace-pre-line">{order.od_shop_memo || t('없음')}</p>
      )}
    </Panel>
  )
}
