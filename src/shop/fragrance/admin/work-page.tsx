import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { fresh } from '#admin/ui/fresh.ts'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { Panel } from '#admin/ui/panel.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { StoredOne } from '#admin/ui/stored-one.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { paths } from '#kernel/paths.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { rowIdIn } from '#kernel/row-id.ts'
import { type DeskScent, type ScentState, scentDesk } from '#shop/fragrance/contract.ts'
import { Offer, PromiseList, Rounds } from '#shop/fragrance/ui/offer.tsx'
import { ScentBadge, scentWord } from '#shop/fragrance/ui/words.tsx'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { useMoney, useT } from '#ui/language.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useFields } from '#ui/use-fields.ts'
import { useSend } from '#ui/use-send.ts'
import { QuoteDialog } from './quote-dialog.tsx'

type Done = (answer: { data: DeskScent | null } | null) => void
const link = 'underline decoration-line underline-offset-4 hover:decoration-current'

/** What came of a fragrance brief: the offer, money, samples, making. */
export default function ScentDeskPage() {
  const t = useT()
  const ap_id = rowIdIn(useParams().applicationId)
  const found = useQuery({ ...queryOf(scentDesk.show, { params: { ap_id } }), ...fresh })
  const back = { to: adminPaths.application(ap_id), label: t('받은 의뢰') }
  return (
    <OnlyFor area="applications">
      <StoredOne
        found={{ ...found, data: found.data && { data: { scent: found.data.data } } }}
        title={t('커스텀 향 진행')}
        back={back}
      >
        {({ scent }) => <Desk ap_id={ap_id} scent={scent} back={back} />}
      </StoredOne>
    </OnlyFor>
  )
}

type DeskProps = { ap_id: number; scent: DeskScent | null; back: { to: string; label: string } }

function Desk({ ap_id, scent, back }: DeskProps) {
  const t = useT()
  const staff = useStaff()
  const client = useQueryClient()
  const [quoting, setQuoting] = useState(false)
  const onDone: Done = (answer) => {
    if (!answer) return
    client.setQueryData(queryOf(scentDesk.show, { params: { ap_id } }).queryKey, answer)
    setQuoting(false)
  }
  const may = staff.changes('orders')
  const canQuote = may && (!scent || ['quoted', 'expired'].includes(scent.state))
  return (
    <>
      <PageHead
        title={scent?.name || t('커스텀 향 진행')}
        beside={scent && <ScentBadge state={scent.state} />}
        note={<span className="tabular">{t('의뢰 번호 {id}', { id: ap_id })}</span>}
        back={back}
        actions={
          canQuote && (
            <Button size={44} look={scent ? 'outline' : undefined} onClick={() => setQuoting(true)}>
              {scent ? t('견적 다시 보내기') : t('견적 보내기')}
            </Button>
          )
        }
      />
      {scent ? (
        <div className="grid items-start gap-6 pb-10 desk:grid-cols-[minmax(0,1fr)_360px]">
          <div className="grid min-w-0 gap-6">
            <Panel title={t('견적 내용')}>
              <Offer scent={scent} />
              <div className="mt-4 border-t border-line pt-4">
                <PromiseList scent={scent} />
              </div>
            </Panel>
            {scent.samples.length > 0 && (
              <Panel title={t('보낸 샘플')}>
                <Rounds samples={scent.samples} />
              </Panel>
            )}
          </div>
          <Panel title={t('할 일')}>
            <div className="grid gap-4">
              <div className="-ml-2">
                <CopyButton
                  text={new URL(paths.fragranceWork(scent.token), location.origin).href}
                  what={t('견적 링크')}
                  label={t('링크 복사')}
                />
              </div>
              <Money scent={scent} />
              {may && <Work key={scent.version} ap_id={ap_id} scent={scent} onDone={onDone} />}
            </div>
          </Panel>
        </div>
      ) : (
        <p className="text-plain text-ink-700">
          {t('견적을 보내면 손님이 수락하고 계약금을 결제해요. 그 뒤에 샘플을 보내요.')}
        </p>
      )}
      {quoting && (
        <QuoteDialog
          ap_id={ap_id}
          before={scent}
          onDone={onDone}
          onClose={() => setQuoting(false)}
        />
      )}
    </>
  )
}

function Money({ scent }: { scent: DeskScent }) {
  const t = useT()
  const money = useMoney()
  const staff = useStaff()
  const rows = [
    [scent.deposit_pp, t('계약금'), scent.deposit_paid_at],
    [scent.balance_pp, t('잔금'), scent.balance_paid_at],
  ] as const
  const ended = scent.state === 'declined' || scent.state === 'cancelled'
  return (
    <ul className="grid gap-1 text-small empty:hidden">
      {rows.map(
        ([pp_id, word, paid_at]) =>
          pp_id &&
          staff.sees('orders') && (
            <li key={pp_id}>
              <Link to={adminPaths.personalPayment(pp_id)} className={link}>
                {word} · {paid_at ? t('받음') : t('기다림')}
              </Link>
            </li>
          ),
      )}
      {ended && (
        <li className="font-medium">
          {t('돌려줄 금액 {amount}', { amount: money(scent.refund, scent.currency) })}
        </li>
      )}
      {scent.approved_at && (
        <li data-content>
          {[scent.approved_scent, scent.approved_name].filter(Boolean).join(' · ')}
        </li>
      )}
      {scent.reason && <li data-content>{scent.reason}</li>}
    </ul>
  )
}

function Work({ ap_id, scent, onDone }: { ap_id: number; scent: DeskScent; onDone: Done }) {
  const t = useT()
  const fields = useFields({ scents: '', note: '', waybill: '', reason: '' })
  const { busy, send } = useSend(fields)
  const params = { ap_id }
  const { version } = scent
  const { scents, note, waybill, reason } = fields.values
  const names = scents
    .split('\n')
    .map((name) => name.trim())
    .filter(Boolean)
  const move = (state: ScentState) =>
    void send(() =>
      call(scentDesk.move, { params, body: { state, waybill, reason, version } }),
    ).then(onDone)
  return (
    <div className="grid gap-3">
      {scent.can_sample && (
        <>
          <TextArea
            label={t('보낼 샘플')}
            rows={3}
            hint={t('한 줄에 하나씩, 병에 붙인 이름을 적어요.')}
            {...fields.bind('scents')}
          />
          <TextArea label={t('샘플과 함께 전할 말')} optional rows={2} {...fields.bind('note')} />
        </>
      )}
      {(scent.can_sample || scent.moves.includes('shipped')) && (
        <TextField label={t('송장번호')} {...fields.bind('waybill')} />
      )}
      {scent.can_sample && (
        <Button
          size={44}
          disabled={busy}
          onClick={() =>
            void send(() =>
              call(scentDesk.sample, { params, body: { scents: names, note, waybill, version } }),
            ).then(onDone)
          }
        >
          {t('샘플 보내기')}
        </Button>
      )}
      {scent.moves.includes('cancelled') && (
        <TextField label={t('취소하는 이유')} optional {...fields.bind('reason')} />
      )}
      {scent.moves.map((state) => (
        <Button
          key={state}
          size={44}
          look={state === 'cancelled' ? 'danger' : 'outline'}
          disabled={busy}
          onClick={() => move(state)}
        >
          {state === 'cancelled'
            ? t('의뢰 취소하기')
            : t('{state}으로(로) 바꾸기', { state: scentWord(t, state) })}
        </Button>
      ))}
    </div>
  )
}
