import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useNavigate,
  useParams,
} from 'react-router'
import { Refusal } from '#kernel/client.ts'
import { load, loadInBrowser } from '#kernel/load.ts'
import { pageMeta, viewOf } from '#kernel/page-meta.ts'
import { paths } from '#kernel/paths.ts'
import { call } from '#kernel/queries.ts'
import { translate } from '#kernel/translate.ts'
import { ownEdits } from '#shop/order/contract/edits.ts'
import type { Order } from '#shop/order/contract/order.ts'
import { EditSums } from '#shop/order/ui/edit-sums.tsx'
import { FormSection } from '#shop/order/ui/form-section.tsx'
import { orderQuery } from '#shop/order/ui/order-query.ts'
import { ReceiverFields, receiverOf } from '#shop/order/ui/receiver-fields.tsx'
import { RefundAccountFields } from '#shop/order/ui/refund-account-fields.tsx'
import { useSession } from '#storefront/session.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { useToast } from '#ui/toasts.tsx'
import { firstOfEach, useMessages } from '#ui/use-messages.ts'
import { useSend } from '#ui/use-send.ts'

export const meta: MetaFunction = ({ matches }) => {
  const view = viewOf(matches)
  return pageMeta(view, { title: translate(view.lang, '배송지 바꾸기'), noindex: true })
}

const wanted = (orderId = '') => ({ ...orderQuery(orderId), staleTime: 0 })
export const loader = (args: LoaderFunctionArgs) =>
  load(args, (client) => [client.fetchQuery(wanted(args.params.orderId))])
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, (client) => [client.fetchQuery(wanted(args.params.orderId))])

/** Where my order goes, as long as nobody packs it. */
export default function ReceiverPage() {
  const t = useT()
  const { orderId = '' } = useParams()
  const { isMember } = useSession()
  const order = useQuery(orderQuery(orderId))
  const back = isMember ? paths.myPage.order(orderId) : paths.orderView(orderId)
  if (order.isError)
    return (
      <ErrorState
        level={1}
        title={t('주문을 불러오지 못했어요')}
        onRetry={() => void order.refetch()}
      />
    )
  if (!order.data) return null
  const found = order.data.data
  const reason = found.actions.find(({ name }) => name === 'edit')?.reason
  return (
    <div className="wrap max-w-[760px] pt-7 pb-16 desk:pt-11 desk:pb-24">
      {reason ? (
        <EmptyState
          level={1}
          title={t('배송지 바꾸기')}
          action={<ButtonLink to={back}>{t('주문으로 돌아가기')}</ButtonLink>}
        >
          <p>{reason}</p>
        </EmptyState>
      ) : (
        <>
          <h1 className="type-h1 desk:text-display">{t('배송지 바꾸기')}</h1>
          <p className="tabular mt-2.5 text-plain text-ink-700">
            <span className="sr-only">{t('주문번호')} </span>
            {orderId}
          </p>
          <ReceiverForm order={found} back={back} />
        </>
      )}
    </div>
  )
}

function ReceiverForm({ order, back }: { order: Order; back: string }) {
  const t = useT()
  const toast = useToast()
  const navigate = useNavigate()
  const client = useQueryClient()
  const params = { od_id: order.od_id }
  const [receiver, setReceiver] = useState(() => receiverOf(order))
  const [account, setAccount] = useState({ bank: '', number: '', holder: order.od_name })
  const messages = useMessages()
  const { errors } = messages
  // the fields stand in the form without the part they are sent in
  const refused = (refusal: Refusal) =>
    messages.show(
      Object.fromEntries(
        Object.entries(firstOfEach(refusal.errors)).map(([field, told]) => [
          field.replace(/^(receiver|account)\./, ''),
          told,
        ]),
      ),
    )
  const { busy, send } = useSend({ refused })
  const preview = useQuery({
    // only the place changes what it costs
    queryKey: [ownEdits.preview.path, order.od_id, receiver.od_b_zip],
    queryFn: () => call(ownEdits.preview, { params, body: { receiver } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  })
  const shown = preview.data?.data

  async function save() {
    const done = await send(async () => {
      const { data: agreed } = await call(ownEdits.preview, { params, body: { receiver } })
      // another sum than the one that was shown is shown first
      if (shown && agreed.difference !== shown.difference) {
        await preview.refetch()
        return false
      }
      const body = {
        receiver,
        difference: agreed.difference,
        version: agreed.version,
        ...(agreed.way === 'refund' && order.needs_account ? { account } : {}),
      }
      client.setQueryData(
        orderQuery(order.od_id).queryKey,
        await call(ownEdits.save, { params, body }),
      )
      return true
    })
    if (!done) return
    toast(t('배송지를 바꿨어요.'))
    await navigate(back)
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <FormSection title={t('받는 분')}>
        <ReceiverFields
          country={order.country_code}
          value={receiver}
          errors={errors}
          onChange={(part) => setReceiver((before) => ({ ...before, ...part }))}
        />
      </FormSection>
      {preview.error instanceof Refusal && (
        <p role="alert" className="mt-4 text-plain text-bad">
          {preview.error.message}
        </p>
      )}
      {shown && shown.difference !== 0 && !preview.isError && (
        <div className="mt-6">
          <EditSums preview={shown} />
          {shown.way === 'refund' && order.needs_account && (
            <RefundAccountFields first={account} errors={errors} onChange={setAccount} />
          )}
        </div>
      )}
      <Button type="submit" wide busy={busy} disabled={preview.isError} className="mt-6">
        {t('이대로 바꾸기')}
      </Button>
    </form>
  )
}
