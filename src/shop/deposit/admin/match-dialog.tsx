import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { call, queryOf } from '#kernel/queries.ts'
import { type Deposit, deposits } from '#shop/deposit/contract.ts'
import { inWords } from '#ui/explain.ts'
import { useMoney, useT } from '#ui/language.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'

/** Which order this money is for: one of the likely ones, or any other by its number. */
export function MatchDialog({ deposit, onClose }: { deposit: Deposit; onClose: () => void }) {
  const t = useT()
  const money = useMoney()
  const toast = useToast()
  const { busy, send } = useSend()
  const [od_id, setOrder] = useState(deposit.candidates[0]?.od_id ?? '')
  const [error, setError] = useState<string | null>(null)
  const [keyword, setKeyword] = useState('')
  const word = useDeferredValue(keyword.trim())
  const found = useQuery({
    ...queryOf(deposits.orders, {
      params: { dep_id: deposit.dep_id },
      query: { keyword: word || undefined },
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  // what the bank file suggests stands first, until somebody looks for another
  const isSuggestion = !word && deposit.candidates.length > 0
  const shown = isSuggestion ? deposit.candidates : (found.data?.data ?? [])
  const total = found.data?.total ?? 0
  const chosen = [...deposit.candidates, ...(found.data?.data ?? [])].find(
    (one) => one.od_id === od_id,
  )

  function choose(next: string) {
    setOrder(next)
    setError(null)
  }

  async function match() {
    if (!od_id.trim()) return setError(t('주문번호를 적어 주세요.'))
    const done = await send(
      () =>
        call(deposits.match, {
          params: { dep_id: deposit.dep_id },
          body: { od_id: od_id.trim() },
        }),
      (refusal) => {
        if (refusal.status === 404) setError(t('없는 주문번호예요. 다시 확인해 주세요.'))
        else if (refusal.status === 422 || refusal.status === 409) setError(inWords(t, refusal))
        return [404, 409, 422].includes(refusal.status)
      },
    )
    if (!done) return
    toast(t('{id} 주문에 맞췄어요.', { id: od_id.trim() }))
    onClose()
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('{name} 님의 {amount}', {
        name: deposit.depositor,
        amount: money(deposit.amount, 'krw'),
      })}
      yes={t('주문에 맞추기')}
      onYes={match}
      busy={busy}
    >
      <TextField
        label={t('열린 주문 찾기')}
        value={keyword}
        maxLength={50}
        autoComplete="off"
        onChange={setKeyword}
        hint={t('금액, 입금자명, 주문자, 주문번호로 찾아요.')}
      />
      {shown.length > 0 ? (
        <RadioCards
          legend={
            isSuggestion ? t('맞을 것 같은 주문') : t('찾은 주문 {count}건', { count: total })
          }
          name="candidate"
          value={od_id}
          onChange={choose}
          grid="grid gap-2"
          cards={shown.map((one) => ({
            value: one.od_id,
            label: one.od_id,
            note: `${one.name} · ${one.depositor} · ${money(one.misu, 'krw')}`,
          }))}
        />
      ) : (
        found.data && (
          <p role="status" className="text-small text-ink-500">
            {t('입금을 기다리는 주문에 없어요.')}
          </p>
        )
      )}
      {chosen && deposit.amount > chosen.misu && (
        <p className="text-small text-amber-700">
          {t('{amount} 더 들어왔어요. 맞춘 뒤 주문 화면에서 예치금이나 환불로 정리해 주세요.', {
            amount: money(deposit.amount - chosen.misu, 'krw'),
          })}
        </p>
      )}
      <TextField
        label={t('주문번호')}
        value={od_id}
        inputMode="numeric"
        autoComplete="off"
        onChange={choose}
        error={error}
        hint={t('모자라면 나머지를 기다리고, 남으면 남은 금액을 기록해요.')}
      />
    </ActionDialog>
  )
}
