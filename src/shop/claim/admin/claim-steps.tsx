import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmWithReason } from '#admin/ui/action-dialog.tsx'
import { useMoneyGate } from '#admin/ui/money-gate.ts'
import { WordMenu } from '#admin/ui/row-menu.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import type { Refusal } from '#kernel/client.ts'
import { call, queryOf } from '#kernel/queries.ts'
import type { ClaimState } from '#shop/claim/contract.ts'
import { adminClaims, type StaffClaim } from '#shop/claim/desk-contract.ts'
import { type ClaimMove, dueOf, dueWord, isOnline, openStates } from '#shop/claim/rules.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { type Translate, useMoney, useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'
import { RefundDialog } from './refund-dialog.tsx'
import { ExchangeDialog, InspectDialog } from './step-dialogs.tsx'
import { standingWord, stateWord } from './words.ts'

export type DoStep = (
  work: () => Promise<{ data: StaffClaim }>,
  /** what is told of it; of money by how it stands now */
  done: string | ((claim: StaffClaim) => string),
  /** takes a refusal itself by answering true */
  refused?: (refusal: Refusal) => boolean,
) => Promise<boolean>

/** Where the claim stands, and the steps it can take now; the others wait in a menu, each with the reason why not yet. */
export function ClaimSteps({ claim }: { claim: StaffClaim }) {
  const t = useT()
  const staff = useStaff()
  const gate = useMoneyGate()
  const toast = useToast()
  const money = useMoney()
  const client = useQueryClient()
  const { busy, send } = useSend()
  const [open, setOpen] = useState<ClaimMove | null>(null)
  const params = { claim_id: claim.claim_id }
  const road: ClaimState[] = [
    'requested',
    'accepted',
    'collected',
    'inspected',
    claim.kind === 'return' ? 'refunded' : 'exchanged',
  ]
  const at = road.indexOf(claim.state)
  const next = claim.actions.find(({ name, reason }) => !reason && name !== 'refuse')?.name

  const waitsForFee =
    claim.kind === 'exchange' &&
    dueOf(claim) > 0 &&
    claim.fee_paid_at === null &&
    openStates.includes(claim.state)

  const run: DoStep = async (work, done, refused) => {
    const answer = await send(work, (refusal) => {
      if (refusal.status === 409)
        void client.invalidateQueries({ queryKey: [adminClaims.show.path] })
      return refused?.(refusal) ?? false
    })
    if (!answer) return false
    client.setQueryData(queryOf(adminClaims.show, { params }).queryKey, answer)
    void client.invalidateQueries({ queryKey: [adminClaims.list.path] })
    setOpen(null)
    toast(typeof done === 'string' ? done : done(answer.data))
    return true
  }

  function start(name: string) {
    if (name === 'accept')
      void run(() => call(adminClaims.accept, { params }), t('접수했어요. 고객에게 알렸어요.'))
    else if (name === 'collect')
      void run(
        () => call(adminClaims.collect, { params }),
        t('회수를 기록했어요. 환불 기한이 시작돼요.'),
      )
    else setOpen(name as ClaimMove) // the other names of the table
  }

  return (
    <section aria-label={t('신청 진행')} className="border border-paper-200 bg-paper-0 p-4.5">
      <ol className="grid grid-cols-[repeat(5,auto)] gap-1 max-card:tracking-tighter">
        {road.map((state, step) => (
          <li
            key={state}
            aria-current={step === at ? 'step' : undefined}
            className={cx(
              'border-t-2 pt-2 text-caption leading-snug',
              at >= 0 && step <= at ? 'border-pine-700' : 'border-paper-200 text-ink-500',
              step === at && 'font-semibold',
            )}
          >
            {step === at ? standingWord(t, claim) : stateWord(t, state)}
          </li>
        ))}
      </ol>
      {at < 0 && (
        <p className="mt-3 text-small text-ink-700">
          {claim.state === 'refused'
            ? t('거절한 신청이에요: {reason}', { reason: claim.refused_why })
            : t('고객이 거둔 신청이에요.')}
        </p>
      )}
      {staff.changes('orders') && at < 4 && at >= 0 && (
        <div className="mt-4 flex flex-wrap gap-2">
          {claim.actions
            .filter(({ reason }) => !reason)
            .map(({ name }) => (
              <Button
                key={name}
                size={44}
                look={name === 'refuse' ? 'danger' : name === next ? 'solid' : 'outline'}
                busy={busy && name === next}
                onClick={() => start(name)}
              >
                {moveWord(t, name)}
              </Button>
            ))}
          <WordMenu
            word={t('더 하기')}
            items={claim.actions
              .filter(({ reason }) => reason)
              .map(({ name, reason }) => ({
                label: moveWord(t, name),
                reason,
                run: () => start(name),
              }))}
          />
        </div>
      )}
      {staff.changes('orders') && waitsForFee && (
        <p className="mt-4 flex flex-wrap items-center justify-between gap-3 bg-amber-100 px-4 py-2.5 text-small text-amber-700">
          <span>
            {t('{what} {amount}을 기다리고 있어요.', {
              what: t(dueWord(claim)),
              amount: money(dueOf(claim), claim.quote.currency),
            })}
            {isOnline(claim.fee_way) && ` ${t('고객이 결제하면 저절로 적혀요.')}`}
          </span>
          <Button
            size={44}
            look="outline"
            busy={busy}
            className="aria-disabled:opacity-50"
            {...gate.grey}
            onClick={gate.only(
              () => void run(() => call(adminClaims.fee, { params }), t('돈을 받았다고 적었어요.')),
            )}
          >
            {t('돈 받음')}
          </Button>
        </p>
      )}
      {open === 'inspect' && (
        <InspectDialog claim={claim} busy={busy} run={run} onClose={() => setOpen(null)} />
      )}
      {open === 'refund' && (
        <RefundDialog claim={claim} busy={busy} run={run} onClose={() => setOpen(null)} />
      )}
      {open === 'exchange' && (
        <ExchangeDialog claim={claim} busy={busy} run={run} onClose={() => setOpen(null)} />
      )}
      <ConfirmWithReason
        open={open === 'refuse'}
        onClose={() => setOpen(null)}
        title={t('신청을 거절할까요?')}
        yes={t('거절하기')}
        busy={busy}
        reasonLabel={t('거절하는 이유')}
        ready={[
          t('사용한 흔적이 있어요.'),
          t('반품할 수 있는 기간이 지났어요.'),
          t('주문 제작 상품이에요.'),
        ]}
        onYes={async (reason) =>
          void (await run(
            () => call(adminClaims.refuse, { params, body: { reason } }),
            t('거절했어요. 고객에게 이유를 알렸어요.'),
          ))
        }
      >
        <p className="text-small text-ink-700">
          {t('고객이 이 이유를 그대로 읽어요. 이미 돌아온 상품은 다시 보내 드려야 해요.')}
        </p>
        {claim.fee_paid_at && (
          <p className="text-small text-ink-700">
            {t(
              claim.fee_way === 'account'
                ? '외상에 더한 {what} {amount}은 저절로 빠져요.'
                : isOnline(claim.fee_way)
                  ? '결제한 {what} {amount}은 저절로 돌려 드려요.'
                  : '받은 {what} {amount}은 환불 보낼 것에 올라가요.',
              {
                what: t(dueWord(claim)),
                amount: money(dueOf(claim), claim.quote.currency),
              },
            )}
          </p>
        )}
      </ConfirmWithReason>
    </section>
  )
}

function moveWord(t: Translate, name: string): string {
  const words: Record<string, string> = {
    accept: t('접수'),
    refuse: t('거절'),
    collect: t('상품 돌아옴'),
    inspect: t('검수'),
    refund: t('환불하기'),
    exchange: t('교환 상품 보내기'),
  }
  return words[name] ?? name
}
