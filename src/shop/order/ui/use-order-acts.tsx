import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#kernel/paths.ts'
import { call } from '#kernel/queries.ts'
import { myOrders, type NotAdded } from '#shop/order/contract/mine.ts'
import type { Order, RefundAccount } from '#shop/order/contract/order.ts'
import { orders } from '#shop/order/contract/place.ts'
import { whyBadAccount } from '#shop/payment/bank-rules.ts'
import { useSession } from '#storefront/session.tsx'
import { useAnnounce } from '#ui/announcer.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { useLang, useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'
import { orderQuery, orderTitleId } from './order-query.ts'
import { mayHaveBalance, RefundAccountFields } from './refund-account-fields.tsx'
import { goesBackAlone, wayBack } from './way-back.ts'

type Doing = 'cancel' | 'complete' | 'reorder' | null

/** What a buyer can do with an order, wherever it is shown. Lists are asked for again afterwards. */
export function useOrderActs(od_id: string) {
  const t = useT()
  const dialog = useDialog()
  const announce = useAnnounce()
  const toast = useToast()
  const navigate = useNavigate()
  const session = useSession()
  const client = useQueryClient()
  const reason = useRef('')
  const [doing, setDoing] = useState<Doing>(null)
  const { send } = useSend(null, {
    lost: t('답을 받지 못했어요. 주문 상태를 확인한 뒤 다시 시도해 주세요.'),
    failed: () => void client.invalidateQueries({ queryKey: orderQuery(od_id).queryKey }),
  })

  async function act(what: Doing, work: () => Promise<void>) {
    if (doing) return
    setDoing(what)
    await send(work)
    void client.invalidateQueries({ queryKey: [myOrders.list.path] })
    setDoing(null)
  }

  async function cancel() {
    reason.current = ''
    const order = await client.fetchQuery(orderQuery(od_id)).catch(() => null)
    const asked = await askToCancel(order?.data)
    if (!asked) return
    await act('cancel', async () => {
      client.setQueryData(
        orderQuery(od_id).queryKey,
        await call(orders.cancel, {
          params: { od_id },
          body: { reason: reason.current, ...asked },
        }),
      )
      announce(t('주문을 취소했어요.'))
      showWhatBecame()
    })
  }

  /** Asks until an account that is needed can be sent to; null when the order is kept. */
  async function askToCancel(
    order: Order | undefined,
  ): Promise<{ account?: RefundAccount } | null> {
    const needsAccount = order?.needs_account ?? false
    let account: RefundAccount = { bank: '', number: '', holder: order?.od_name ?? '' }
    for (let errors: Record<string, string> = {}; ; errors = whyBadAccount(account)) {
      const question = (
        <>
          {t('이 주문을 취소할까요? 담긴 상품은 다시 장바구니로 돌아가지 않아요.')}
          {order && goesBackAlone(order) && <span className="mt-2 block">{t(wayBack)}</span>}
          {needsAccount && (
            <RefundAccountFields
              first={account}
              errors={errors}
              onChange={(typed) => (account = typed)}
              balance={order && mayHaveBalance(order, session.isMember)}
            />
          )}
          <Reasons onChange={(value) => (reason.current = value)} />
        </>
      )
      if (
        !(await dialog.confirm(question, {
          title: t('주문 취소'),
          yes: t('주문 취소'),
          no: t('그대로 두기'),
          danger: true,
        }))
      )
        return null
      if (!needsAccount) return {}
      if (!Object.keys(whyBadAccount(account)).length) return { account }
    }
  }

  async function complete() {
    const question = t(
      '상품을 잘 받으셨나요? 구매확정을 하면 배송이 끝난 것으로 기록해요. 상품에 문제가 있다면 확정하기 전에 알려 주세요.',
    )
    if (
      !(await dialog.confirm(question, { title: t('구매확정'), yes: t('구매확정'), no: t('닫기') }))
    )
      return
    await act('complete', async () => {
      client.setQueryData(
        orderQuery(od_id).queryKey,
        await call(myOrders.complete, { params: { od_id } }),
      )
      toast(t('구매를 확정했어요. 이용해 주셔서 고맙습니다.'))
    })
  }

  const reorder = () =>
    act('reorder', async () => {
      const { added, cart_count, missing } = (await call(myOrders.reorder, { params: { od_id } }))
        .data
      session.change({ cart_count })
      await client.invalidateQueries({ queryKey: ['/api/v1/cart'] })
      const seeCart = { label: t('장바구니 보기'), run: () => void navigate(paths.cart()) }
      if (!missing.length)
        return toast({
          message: t('상품 {count}개를 장바구니에 다시 담았어요.', { count: added }),
          action: seeCart,
        })
      const told = <Missing added={added} missing={missing} />
      if (!added) return void dialog.alert(told, { title: t('다시 담지 못했어요') })
      if (
        await dialog.confirm(told, {
          title: t('일부만 담았어요'),
          yes: t('장바구니 보기'),
          no: t('닫기'),
        })
      )
        void navigate(paths.cart())
    })

  return { doing, cancel, complete, reorder }
}

function Missing({ added, missing }: { added: number; missing: readonly NotAdded[] }) {
  const t = useT()
  const { pick } = useLang()
  return (
    <>
      <p>
        {added
          ? t('상품 {count}개를 담았고, 아래 상품은 담지 못했어요.', { count: added })
          : t('지금은 모두 담을 수 없는 상품이에요.')}
      </p>
      <ul className="mt-3 grid gap-2.5">
        {missing.map((line, at) => (
          <li key={`${line.it_id} ${at}`} className="border-l-2 border-line pl-3">
            <span className="block font-medium text-ink-900">
              {pick(line.it_name, line.it_name_en)}
              {line.ct_option && (
                <span className="font-normal text-ink-500">
                  {' '}
                  · {pick(line.ct_option, line.ct_option_en)}
                </span>
              )}
            </span>
            <span className="block text-small text-ink-700">{line.reason}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

const reasons = [
  '마음이 바뀌었어요',
  '다른 상품으로 다시 주문할게요',
  '주소나 연락처를 잘못 적었어요',
  '입금하기 어려워졌어요',
]

function Reasons({ onChange }: { onChange: (reason: string) => void }) {
  const t = useT()
  const [chosen, setChosen] = useState('')
  return (
    <Select
      label={t('취소하는 이유')}
      optional
      placeholder={t('고르지 않아도 돼요')}
      value={chosen}
      onChange={(reason) => {
        setChosen(reason)
        onChange(reason)
      }}
      choices={reasons.map((reason) => ({ value: reason, label: t(reason) }))}
      className="mt-5 text-ink-900"
    />
  )
}

/** The buttons stand at the foot of an order, its state at the head: there the page goes, and the reading with it. */
function showWhatBecame() {
  const title = document.getElementById(orderTitleId)
  if (!title) return
  window.scrollTo({ top: 0 })
  title.focus({ preventScroll: true })
}
