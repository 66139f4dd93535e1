import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { fresh } from '#admin/ui/fresh.ts'
import { Panel } from '#admin/ui/panel.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { stamp } from '#kernel/day-words.ts'
import { paths } from '#kernel/paths.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { adminApplications, type DeskApplication } from '#shop/application/desk-contract.ts'
import { adminProposals, type DeskProposal } from '#shop/tssa/proposal-contract.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { useDialog } from '#ui/dialogs.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'
import { ProposalDialog } from './proposal-dialog.tsx'

const link = 'underline decoration-line underline-offset-4 hover:decoration-current'
const tones: Record<DeskProposal['state'], BadgeTone> = {
  sent: 'wait',
  accepted: 'done',
  withdrawn: 'plain',
  expired: 'bad',
}

/** What was proposed to somebody who asked for a class, and what became of it. */
export function ProposalPanel({ one }: { one: DeskApplication }) {
  const t = useT()
  const staff = useStaff()
  const [making, setMaking] = useState(false)
  const params = { ap_id: one.ap_id }
  const found = useQuery({ ...queryOf(adminProposals.list, { params }), ...fresh })
  const proposals = found.data?.data ?? []
  const may =
    staff.changes('classes') &&
    !['confirmed', 'withdrawn', 'rejected', 'suspended'].includes(one.state)
  return (
    <Panel title={t('견적')}>
      {proposals.length === 0 && (
        <p className="text-small text-ink-700">
          {t('날짜와 금액을 정해 견적을 보내면, 손님이 수락하는 대로 예약이 잡혀요.')}
        </p>
      )}
      <ul className="grid gap-4">
        {proposals.map((proposal) => (
          <li
            key={proposal.proposal_id}
            className="border-b border-paper-200 pb-4 last:border-b-0 last:pb-0"
          >
            <OneProposal one={one} proposal={proposal} />
          </li>
        ))}
      </ul>
      {may && (
        <Button size={44} className="mt-4" onClick={() => setMaking(true)}>
          {proposals.length ? t('새 견적 보내기') : t('견적 보내기')}
        </Button>
      )}
      {making && <ProposalDialog one={one} onClose={() => setMaking(false)} />}
    </Panel>
  )
}

function OneProposal({ one, proposal }: { one: DeskApplication; proposal: DeskProposal }) {
  const t = useT()
  const { pick } = useLang()
  const money = useMoney()
  const staff = useStaff()
  const words: Record<DeskProposal['state'], string> = {
    sent: t('수락 기다림'),
    accepted: t('수락함'),
    withdrawn: t('거둠'),
    expired: t('만료됨'),
  }
  const address = paths.tssa.proposal(proposal.token)
  return (
    <div className="grid gap-1.5 text-small">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={tones[proposal.state]}>{words[proposal.state]}</Badge>
        <span className="tabular text-ink-500">{proposal.number}</span>
      </p>
      <p className="font-medium">{pick(proposal.title.ko, proposal.title.en)}</p>
      <p className="tabular text-ink-700">
        {stamp(proposal.starts_at)} · {t('{count}명', { count: proposal.people })} ·{' '}
        {money(proposal.amount, 'krw')}
      </p>
      <p className="text-ink-700">{pick(proposal.place.ko, proposal.place.en)}</p>
      {proposal.state === 'sent' && (
        <p className="tabular text-caption text-ink-500">
          {t('{when}까지', { when: stamp(proposal.valid_until) })}
        </p>
      )}
      {proposal.accepted_at && (
        <p className="text-caption text-ink-500">
          {proposal.accepted_name || t('지운 손님')} · {stamp(proposal.accepted_at)}
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {proposal.session_id !== null && (
          <Link to={adminPaths.classDate(proposal.session_id)} className={link}>
            {t('명단 보기')}
          </Link>
        )}
        {proposal.pp_id && staff.sees('orders') && (
          <Link to={adminPaths.personalPayment(proposal.pp_id)} className={link}>
            {t('결제 보기')}
          </Link>
        )}
        {proposal.state === 'sent' && (
          <>
            <CopyButton
              text={new URL(address, location.origin).href}
              what={t('견적 링크')}
              label={t('링크 복사')}
            />
            {staff.changes('classes') && <Withdraw one={one} proposal={proposal} />}
          </>
        )}
      </p>
    </div>
  )
}

function Withdraw({ one, proposal }: { one: DeskApplication; proposal: DeskProposal }) {
  const t = useT()
  const toast = useToast()
  const dialog = useDialog()
  const client = useQueryClient()
  const { busy, send } = useSend()
  const list = queryOf(adminProposals.list, { params: { ap_id: one.ap_id } })

  async function withdraw() {
    const yes = t('견적 거두기')
    const words = t('이 견적을 거둘까요? 링크로 더는 수락할 수 없어요.')
    if (!(await dialog.confirm(words, { title: yes, yes }))) return
    const params = { ap_id: one.ap_id, proposal_id: proposal.proposal_id }
    const answer = await send(() => call(adminProposals.withdraw, { params }))
    if (!answer) return void client.invalidateQueries({ queryKey: list.queryKey })
    client.setQueryData(list.queryKey, answer)
    void client.invalidateQueries({ queryKey: [adminApplications.show.path] })
    toast(t('견적을 거뒀어요.'))
  }

  return (
    <button
      type="button"
      disabled={busy}
      onClick={() => void withdraw()}
      className={`tap min-h-9 text-bad ${link}`}
    >
      {t('견적 거두기')}
    </button>
  )
}
