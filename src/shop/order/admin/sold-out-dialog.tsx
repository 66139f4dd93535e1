import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { call } from '#kernel/queries.ts'
import type { StaffOrder } from '#shop/order/contract/desk.ts'
import type { PartPreview } from '#shop/order/contract/parts.ts'
import { soldOutDesk } from '#shop/order/contract/sold-out.ts'
import { useMoney, useT } from '#ui/language.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextField } from '#ui/text-field.tsx'
import { cutWords } from './cut-words.ts'
import { useOrderJobs } from './order-jobs.ts'
import { PickedUnits, usePickedUnits } from './picked-units.tsx'

type Stock = 'empty' | 'keep'

/** Goods that the shop cannot supply: which, what goes back, and whether others may still buy them. */
export function SoldOutDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const t = useT()
  const jobs = useOrderJobs()
  const units = usePickedUnits(order, soldOutDesk.preview)
  const { lines, shown } = units
  const [stock, setStock] = useState<Stock>('empty')
  const [reason, setReason] = useState('')
  const [told, setTold] = useState(false)
  const params = { od_id: order.od_id }

  async function take() {
    if (!shown) return setTold(true)
    const { amount, version } = shown
    const body = { lines, amount, version, stock, reason: reason.trim() }
    const done = await jobs.run(
      'sold_out',
      order.od_id,
      () => call(soldOutDesk.take, { params, body }),
      units.refused,
    )
    if (done) onClose()
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('품절 처리')}
      yes={t('품절로 처리하고 알리기')}
      danger
      busy={jobs.busy}
      onYes={take}
    >
      <PickedUnits units={units} missing={told ? t('품절된 상품을 골라 주세요.') : null} />
      {shown && <Follows preview={shown} />}
      <RadioCards
        legend={t('고른 옵션의 재고')}
        name="stock"
        shape="row"
        grid="grid gap-2"
        value={stock}
        onChange={setStock}
        cards={[
          { value: 'empty', label: t('0으로 바꿔 아무도 못 사게 하기') },
          { value: 'keep', label: t('그대로 두기 (이 주문의 수량만 빠져요)') },
        ]}
      />
      <TextField
        label={t('고객에게 더 할 말 (선택)')}
        hint={t('품절로 보내지 못한다는 안내 메일에 함께 적혀요.')}
        maxLength={200}
        value={reason}
        onChange={setReason}
      />
    </ActionDialog>
  )
}

function Follows({ preview }: { preview: PartPreview }) {
  const t = useT()
  const money = useMoney()
  const back = [
    preview.coupons_back.length > 0 && t('쿠폰 {count}장', { count: preview.coupons_back.length }),
    preview.points_back > 0 && t('포인트 {count}점', { count: preview.points_back }),
  ].filter(Boolean)
  return (
    <div className="tabular grid gap-1 text-small">
      <p className="font-semibold">
        {cutWords(t, money, preview)}
        {preview.all && ` · ${t('주문 전체가 품절이 돼요.')}`}
      </p>
      {back.length > 0 && (
        <p className="text-ink-700">{t('함께 돌아가요: {what}', { what: back.join(', ') })}</p>
      )}
      {preview.way === 'account' && preview.amount > 0 && (
        <p className="text-ink-700">
          {t('고객이 주문 화면에서 받을 곳을 적어요. 환불 목록에서 보내 주세요.')}
        </p>
      )}
    </div>
  )
}
