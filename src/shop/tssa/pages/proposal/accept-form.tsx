import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, queryOf } from '#kernel/queries.ts'
import { classProposals, type ProposalView } from '#shop/tssa/proposal-contract.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { useMoney, useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useFields } from '#ui/use-fields.ts'
import { useSend } from '#ui/use-send.ts'

/** Taking an proposal: a name under it, and the refund table read. */
export function AcceptForm({ proposal }: { proposal: ProposalView }) {
  const t = useT()
  const money = useMoney()
  const toast = useToast()
  const client = useQueryClient()
  const at = queryOf(classProposals.show, { params: { token: proposal.token } })
  const fields = useFields({ name: proposal.recipient.name, agreed: false }, (name, values) => {
    if (name === 'name') return values.name.trim() ? null : t('이름을 적어 주세요.')
    return values.agreed ? null : t('환불 기준을 읽고 동의해 주세요.')
  })
  const { busy, send } = useSend(fields, {
    failed: () => void client.invalidateQueries({ queryKey: at.queryKey }),
  })
  // a second press must not find the first answer still on its way
  const [done, setDone] = useState(false)

  async function accept() {
    if (busy || done || !fields.checkAll()) return
    await send(async () => {
      const answer = await call(classProposals.accept, {
        params: { token: proposal.token },
        body: { name: fields.values.name, agreed: true, expected: proposal.amount },
      })
      setDone(true)
      client.setQueryData(at.queryKey, answer)
      toast(t('예약이 확정되었어요.'))
    })
  }

  return (
    <form
      noValidate
      className="mt-6 grid gap-4 bg-paper-0 p-5 desk:p-7"
      onSubmit={(event) => {
        event.preventDefault()
        void accept()
      }}
    >
      <h2 className="type-h3">{t('이대로 진행할까요?')}</h2>
      <p className="text-plain leading-relaxed text-ink-700">
        {t('수락하면 이 날짜를 다른 분께 드리지 않고, 결제 링크를 바로 열어 드려요.')}
      </p>
      <TextField
        {...fields.bind('name')}
        label={t('수락하는 분 이름')}
        maxLength={40}
        autoComplete="name"
        className="max-w-96"
      />
      <Checkbox {...fields.bindTick('agreed')}>
        {t('날짜와 금액, 환불 기준을 확인했어요.')}
      </Checkbox>
      <div>
        <Button type="submit" busy={busy} className="max-card:w-full">
          {t('{amount}에 수락하기', { amount: money(proposal.amount, 'krw') })}
        </Button>
      </div>
    </form>
  )
}
