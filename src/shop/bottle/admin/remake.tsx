import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { adminPaths } from '#kernel/admin-paths.ts'
import { call } from '#kernel/queries.ts'
import { bottleDesk, type DeskJob } from '#shop/bottle/desk-contract.ts'
import { stateWord } from '#shop/bottle/ui/state-badge.tsx'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { TextLink } from '#ui/links.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useFields } from '#ui/use-fields.ts'
import { useSend } from '#ui/use-send.ts'

/** Bottles that came faulty are made again for nothing; what was made again so far stands above. */
export function Remake({ job }: { job: DeskJob }) {
  const t = useT()
  const toast = useToast()
  const client = useQueryClient()
  const fields = useFields({ remake_qty: '1', remake_reason: '' }, undefined, {
    qty: 'remake_qty',
    reason: 'remake_reason',
  })
  const { busy, send } = useSend(fields)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const { remake_qty, remake_reason } = fields.values
  const begin = () =>
    void send(async () => {
      const body = { qty: Math.trunc(Number(remake_qty)) || 0, reason: remake_reason }
      const headers = { 'idempotency-key': key }
      await call(bottleDesk.remake, { params: { job_id: job.job_id }, body }, { headers })
      setKey(crypto.randomUUID())
      fields.reset()
      await client.invalidateQueries({ queryKey: [bottleDesk.job.path] })
      toast(t('다시 만들 의뢰를 열고 손님께 알렸어요.'))
    })
  return (
    <section aria-labelledby="remake-title" className="grid gap-3 border-t border-paper-200 pt-4">
      <h3 id="remake-title" className="font-semibold">
        {t('흠이 있는 병 다시 만들기')}
      </h3>
      {job.remakes.length > 0 && (
        <ul className="grid gap-1 text-small">
          {job.remakes.map((one) => (
            <li key={one.job_id}>
              <TextLink to={adminPaths.bottleJob(one.job_id)}>
                {t('의뢰 번호 {id}', { id: one.job_id })}
              </TextLink>{' '}
              {t('{count}개', { count: one.qty })} · {stateWord(t, one.state)}
            </li>
          ))}
        </ul>
      )}
      <TextField
        label={t('다시 만들 수량')}
        inputMode="numeric"
        maxLength={6}
        {...fields.bind('remake_qty')}
      />
      <TextField label={t('무엇이 잘못됐나요')} maxLength={200} {...fields.bind('remake_reason')} />
      <Button look="outline" size={44} busy={busy} onClick={begin}>
        {t('무상으로 다시 만들기')}
      </Button>
    </section>
  )
}
