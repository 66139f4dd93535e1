import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { BulkFrame } from '#admin/ui/bulk-frame.tsx'
import { NumberField } from '#admin/ui/number-field.tsx'
import { WordMenu } from '#admin/ui/row-menu.tsx'
import type { CallOf } from '#kernel/endpoint.ts'
import { call } from '#kernel/queries.ts'
import { adminProducts } from '#shop/catalog/admin-contract.ts'
import { dashboard } from '#shop/order/contract/today.ts'
import { Button } from '#ui/button.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useSend } from '#ui/use-send.ts'
import { useRemoval } from './use-removal.ts'

type Change = Omit<CallOf<typeof adminProducts.bulk>['body'], 'it_ids'>

/** The same for all that were chosen: when their stock counts as low, and whether they are sold. */
export function ProductsBulk({
  it_ids,
  archived,
  onDone,
}: {
  it_ids: readonly string[]
  /** these were put away */
  archived: boolean
  onDone: () => void
}) {
  const t = useT()
  const toast = useToast()
  const dialog = useDialog()
  const client = useQueryClient()
  const { busy, send } = useSend()
  const { errors, refused } = useMessages()
  const removal = useRemoval(onDone)
  const [low, setLow] = useState<{ qty: number | null } | null>(null)
  if (it_ids.length === 0) return null

  async function change(to: Change) {
    const done = await send(
      () => call(adminProducts.bulk, { body: { it_ids: [...it_ids], ...to } }),
      refused,
    )
    if (!done) return
    for (const path of [adminProducts.list.path, adminProducts.show.path, dashboard.today.path])
      void client.invalidateQueries({ queryKey: [path] })
    setLow(null)
    onDone()
    toast(t('상품 {count}개를 바꿨어요.', { count: done.data.changed }))
  }

  async function ask(question: string, yes: string, to: Change) {
    if (await dialog.confirm(question, { title: yes, yes })) await change(to)
  }

  const count = it_ids.length
  const selling = [
    {
      label: t('판매 시작'),
      run: () =>
        void ask(t('상품 {count}개의 판매를 시작할까요?', { count }), t('판매 시작'), {
          it_use: true,
        }),
    },
    {
      label: t('숨기기'),
      run: () =>
        void ask(t('상품 {count}개를 가게에서 숨길까요?', { count }), t('숨기기'), {
          it_use: false,
        }),
    },
    {
      label: t('품절로 표시'),
      run: () =>
        void ask(t('상품 {count}개를 품절로 표시할까요?', { count }), t('품절로 표시'), {
          it_soldout: true,
        }),
    },
    {
      label: t('품절 표시 풀기'),
      run: () => void change({ it_soldout: false }),
    },
    { label: t('보관하기'), run: () => void removal.archive(it_ids) },
  ]
  return (
    <BulkFrame
      label={t('고른 상품')}
      count={t('{count}개 골랐어요', { count })}
      busy={busy || removal.busy}
      onDone={onDone}
    >
      {archived ? (
        <Button size={44} busy={removal.busy} onClick={() => void removal.bringBack(it_ids)}>
          {t('보관 풀기')}
        </Button>
      ) : (
        <Button size={44} busy={busy} onClick={() => setLow({ qty: null })}>
          {t('알림 수량 정하기')}
        </Button>
      )}
      <WordMenu
        word={t('더 하기')}
        disabled={busy}
        items={[
          ...(archived ? [] : selling),
          { label: t('지우기'), danger: true, run: () => void removal.remove(it_ids) },
        ]}
      />
      {low && (
        <ActionDialog
          open
          onClose={() => setLow(null)}
          title={t('알림 수량 정하기')}
          yes={t('정하기')}
          busy={busy}
          onYes={() => change({ it_noti_qty: low.qty ?? Number.NaN })}
        >
          <NumberField
            label={t('알림 수량')}
            name="it_noti_qty"
            suffix={t('개')}
            value={low.qty}
            onChange={(qty) => setLow({ qty })}
            error={errors.it_noti_qty}
            hint={t('옵션 재고가 이만큼 남으면 품절 임박이에요.')}
          />
        </ActionDialog>
      )}
    </BulkFrame>
  )
}
