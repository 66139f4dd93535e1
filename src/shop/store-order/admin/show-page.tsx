import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { ActionDialog, ConfirmWithReason } from '#admin/ui/action-dialog.tsx'
import { freshOne } from '#admin/ui/fresh.ts'
import { InlineNotice } from '#admin/ui/inline-notice.tsx'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { Facts, Panel } from '#admin/ui/panel.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { Refusal } from '#kernel/client.ts'
import { dotted, stamp } from '#kernel/day-words.ts'
import { formatPhone } from '#kernel/phone.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { rowIdIn } from '#kernel/row-id.ts'
import { adminStoreOrders, type StaffStoreOrder } from '#shop/store-order/contract.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { BlankStrip } from '#ui/drawings.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'

export default function StoreOrderPage() {
  return (
    <OnlyFor area="orders">
      <StoreOrder />
    </OnlyFor>
  )
}

function StoreOrder() {
  const t = useT()
  const { storeOrderId = '' } = useParams()
  const { data, error, refetch } = useQuery({
    ...queryOf(adminStoreOrders.show, { params: { so_id: rowIdIn(storeOrderId) } }),
    ...freshOne,
  })
  if (data) return <Desk order={data.data} />
  if (error instanceof Refusal && error.status === 404)
    return (
      <EmptyState
        level={1}
        title={t('없는 매장 구매예요')}
        drawing={<BlankStrip />}
        action={<ButtonLink to={adminPaths.storeOrders()}>{t('매장 구매 목록으로')}</ButtonLink>}
      >
        <p>{t('주소가 잘못되었을 수 있어요.')}</p>
      </EmptyState>
    )
  if (error)
    return (
      <ErrorState
        level={1}
        title={t('매장 구매를 불러오지 못했어요')}
        onRetry={() => void refetch()}
      />
    )
  return <Skeleton className="h-96" />
}

function Desk({ order }: { order: StaffStoreOrder }) {
  const t = useT()
  const { pick } = useLang()
  const money = useMoney()
  const staff = useStaff()
  const [asking, setAsking] = useState<'link' | 'cancel' | null>(null)
  const may = staff.changes('orders') && !order.cancelled_at
  const ways = {
    phone: t('휴대폰 번호로'),
    barcode: t('회원 코드로'),
    receipt: t('회원이 영수증으로'),
  }
  return (
    <>
      <PageHead
        title={t('영수증 {receipt}', { receipt: order.so_receipt })}
        note={`${dotted(order.so_day)} · ${pick(order.so_store, order.so_store_en)}`}
        back={{ to: adminPaths.storeOrders(), label: t('매장 구매') }}
        actions={
          may && (
            <>
              {!order.mb_id && (
                <Button size={44} onClick={() => setAsking('link')}>
                  {t('회원에게 연결')}
                </Button>
              )}
              <Button look="outline" size={44} onClick={() => setAsking('cancel')}>
                {t('구매 취소')}
              </Button>
            </>
          )
        }
      />
      {order.cancelled_at && (
        <InlineNotice tone="bad" className="mb-6">
          {t('{day}에 취소한 구매예요. 이유: {reason}', {
            day: stamp(order.cancelled_at),
            reason: order.cancel_reason,
          })}
        </InlineNotice>
      )}
      <div className="grid items-start gap-6 pb-10 desk:grid-cols-[minmax(0,1fr)_340px]">
        <Panel title={t('산 상품')} flush>
          <ul>
            {order.lines.map((line) => (
              <li
                key={line.sl_id}
                className="flex flex-wrap items-baseline gap-x-4 border-t border-paper-200 px-4.5 py-3 text-small first:border-t-0"
              >
                <span className="min-w-0 flex-1 basis-full card:basis-48">
                  {pick(line.sl_name, line.sl_name_en)}
                </span>
                <span className="tabular text-ink-500">
                  {money(line.sl_price, 'krw')} × {line.sl_qty}
                </span>
                <span className="tabular ml-auto text-right card:w-28">
                  {money(line.sl_price * line.sl_qty, 'krw')}
                </span>
              </li>
            ))}
            {order.so_discount > 0 && (
              <li className="flex justify-between border-t border-paper-200 px-4.5 py-3 text-small text-ink-700">
                <span>{t('매장 할인')}</span>
                <span className="tabular">−{money(order.so_discount, 'krw')}</span>
              </li>
            )}
            <li className="flex justify-between border-t border-paper-200 px-4.5 py-3 font-semibold">
              <span>{t('합계')}</span>
              <span className="tabular">{money(order.so_total, 'krw')}</span>
            </li>
          </ul>
        </Panel>
        <Panel title={t('회원과 적립')}>
          <Facts
            facts={[
              {
                label: t('회원'),
                value: order.mb_id ? (
                  <Link
                    to={adminPaths.member(order.mb_id)}
                    className="tap underline underline-offset-4"
                  >
                    {order.mb_name} ({order.mb_id})
                  </Link>
                ) : (
                  t('미연결')
                ),
              },
              order.linked_by && {
                label: t('연결'),
                value: `${ways[order.linked_by]}${order.linked_at ? ` · ${stamp(order.linked_at)}` : ''}`,
              },
              {
                label: t('적립 포인트'),
                value: <span className="tabular">{order.so_point.toLocaleString()}</span>,
              },
              {
                label: t('전화'),
                value: (
                  <span className="tabular">{order.so_hp ? formatPhone(order.so_hp) : '–'}</span>
                ),
              },
              {
                label: t('등록한 직원'),
                value: `${order.entered_name || order.entered_by} · ${stamp(order.created_at)}`,
              },
            ]}
          />
        </Panel>
      </div>
      {asking === 'link' && <LinkDialog order={order} onClose={() => setAsking(null)} />}
      {asking === 'cancel' && <CancelDialog order={order} onClose={() => setAsking(null)} />}
    </>
  )
}

type DialogProps = { order: StaffStoreOrder; onClose: () => void }

function useShown(order: StaffStoreOrder) {
  const client = useQueryClient()
  return async (answer: { data: StaffStoreOrder }) => {
    client.setQueryData(
      queryOf(adminStoreOrders.show, { params: { so_id: order.so_id } }).queryKey,
      answer,
    )
    await client.invalidateQueries({ queryKey: [adminStoreOrders.list.path] })
  }
}

function LinkDialog({ order, onClose }: DialogProps) {
  const t = useT()
  const toast = useToast()
  const show = useShown(order)
  const { busy, send } = useSend()
  const [mb_id, setId] = useState('')
  const [error, setError] = useState<string | null>(null)
  async function link() {
    if (!mb_id.trim()) return setError(t('회원 아이디를 적어 주세요.'))
    const answer = await send(
      () =>
        call(adminStoreOrders.link, {
          params: { so_id: order.so_id },
          body: { mb_id: mb_id.trim() },
        }),
      (refusal) => {
        setError(refusal.errors.mb_id?.[0] ?? null)
        return !!refusal.errors.mb_id
      },
    )
    if (!answer) return
    await show(answer)
    toast(
      t('연결하고 포인트 {count}점을 드렸어요.', { count: answer.data.so_point.toLocaleString() }),
    )
    onClose()
  }
  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('회원에게 연결')}
      yes={t('연결')}
      busy={busy}
      onYes={link}
    >
      <TextField
        label={t('회원 코드 또는 아이디')}
        name="mb_id"
        value={mb_id}
        onChange={setId}
        error={error}
        maxLength={20}
        autoComplete="off"
        hint={t('회원의 매장 구매 화면에 있는 코드를 읽어도 돼요.')}
      />
    </ActionDialog>
  )
}

function CancelDialog({ order, onClose }: DialogProps) {
  const t = useT()
  const toast = useToast()
  const show = useShown(order)
  const { busy, send } = useSend()
  async function cancel(reason: string) {
    const answer = await send(() =>
      call(adminStoreOrders.cancel, { params: { so_id: order.so_id }, body: { reason } }),
    )
    if (!answer) return
    await show(answer)
    toast(t('매장 구매를 취소했어요.'))
    onClose()
  }
  return (
    <ConfirmWithReason
      open
      onClose={onClose}
      title={t('이 구매를 취소할까요?')}
      yes={t('구매 취소')}
      reasonLabel={t('취소하는 이유')}
      ready={[t('매장에서 반품'), t('잘못 등록')]}
      busy={busy}
      onYes={cancel}
    >
      <p className="text-plain">
        {order.so_point > 0
          ? t('쌓인 포인트는 남아 있는 만큼 거두어요. 되돌릴 수 없어요.')
          : t('되돌릴 수 없어요.')}
      </p>
    </ConfirmWithReason>
  )
}
