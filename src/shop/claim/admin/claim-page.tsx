import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { actorWord } from '#admin/ui/actor-word.ts'
import { freshOne } from '#admin/ui/fresh.ts'
import { PageHead } from '#admin/ui/page-head.tsx'
import { Facts, Panel } from '#admin/ui/panel.tsx'
import { RelatedPanel } from '#admin/ui/related-panel.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { Refusal } from '#kernel/client.ts'
import { stamp } from '#kernel/day-words.ts'
import { formatPhone } from '#kernel/phone.ts'
import { queryOf } from '#kernel/queries.ts'
import { rowIdIn } from '#kernel/row-id.ts'
import { adminClaims, type StaffClaim } from '#shop/claim/desk-contract.ts'
import { dueOf } from '#shop/claim/rules.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { Picture } from '#ui/picture.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { Written } from '#ui/written.tsx'
import { ClaimSteps } from './claim-steps.tsx'
import { eventWord, feeWord, kindWord, reasonWord, standingTone, standingWord } from './words.ts'

export default function AdminClaimPage() {
  const t = useT()
  const { claimId = '' } = useParams()
  const { data, error, refetch } = useQuery({
    ...queryOf(adminClaims.show, { params: { claim_id: rowIdIn(claimId) } }),
    ...freshOne,
  })
  if (data) return <ClaimDesk key={claimId} claim={data.data} />
  if (error instanceof Refusal && error.status === 404)
    return (
      <EmptyState
        level={1}
        title={t('없는 신청이에요')}
        action={<ButtonLink to={adminPaths.claims()}>{t('반품·교환')}</ButtonLink>}
      />
    )
  if (error)
    return (
      <ErrorState level={1} title={t('신청을 불러오지 못했어요')} onRetry={() => void refetch()} />
    )
  return <Skeleton className="h-96" />
}

function ClaimDesk({ claim }: { claim: StaffClaim }) {
  const t = useT()
  return (
    <>
      <PageHead
        title={`${kindWord(t, claim.kind)} ${claim.claim_id}`}
        beside={
          <>
            <Badge tone={standingTone(claim)}>{standingWord(t, claim)}</Badge>
            {claim.overdue && (
              <span className="text-small font-semibold text-bad">{t('환불 기한 지남')}</span>
            )}
          </>
        }
        note={`${stamp(claim.requested_at)} · ${reasonWord(t, claim.reason)}`}
        back={{ to: adminPaths.claims(), label: t('반품·교환') }}
      />
      <div className="grid items-start gap-6 pb-10 desk:grid-cols-[minmax(0,1fr)_320px] wide:grid-cols-[minmax(0,1fr)_372px]">
        <div className="grid min-w-0 gap-6">
          <ClaimSteps claim={claim} />
          <Goods claim={claim} />
          <History claim={claim} />
        </div>
        <div className="grid min-w-0 gap-6">
          <MoneyPanel claim={claim} />
          <PeoplePanel claim={claim} />
          <RelatedPanel od_id={claim.od_id} here={{ kind: 'claim', id: String(claim.claim_id) }} />
        </div>
      </div>
    </>
  )
}

function Goods({ claim }: { claim: StaffClaim }) {
  const t = useT()
  const { pick } = useLang()
  const money = useMoney()
  const signed = (extra: number) =>
    `${extra > 0 ? '+' : '−'}${money(Math.abs(extra), claim.quote.currency)}`
  return (
    <Panel title={t('돌아올 상품')}>
      <ul className="grid gap-3">
        {claim.lines.map((line) => (
          <li
            key={`${line.ct_id} ${line.to_option}`}
            className="grid grid-cols-[48px_minmax(0,1fr)] items-center gap-3.5 text-small"
          >
            <span className="h-15 w-12">
              <Picture name={line.thumb_image} alt="" sizes="48px" />
            </span>
            <span>
              <span className="font-medium">{pick(line.it_name, line.it_name_en)}</span> ×{' '}
              {line.qty}
              <span className="block text-caption text-ink-500">
                {pick(line.ct_option, line.ct_option_en)}
                {claim.kind === 'exchange' &&
                  ` → ${line.to_option && line.to_option !== line.ct_option ? pick(line.to_option, line.to_option_en) : t('같은 상품')}`}
                {line.to_extra !== 0 && ` (${signed(line.to_extra)})`}
                {line.resell !== null &&
                  ` · ${line.resell ? t('다시 팔 수 있음') : t('다시 팔 수 없음')}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {claim.detail && (
        <p className="mt-4 border-l-2 border-line pl-3 text-small whitespace-pre-line">
          {claim.detail}
        </p>
      )}
      {claim.photos.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-2.5">
          {claim.photos.map((photo, at) => {
            const url = `/api/v1/admin/claims/${claim.claim_id}/photos/${photo}`
            return (
              <li key={photo}>
                <a href={url} target="_blank" rel="noreferrer">
                  <img
                    src={url}
                    alt={t('고객이 올린 사진 {count}', { count: at + 1 })}
                    width={120}
                    height={120}
                    className="size-30 rounded-tag object-cover"
                  />
                </a>
              </li>
            )
          })}
        </ul>
      )}
    </Panel>
  )
}

function MoneyPanel({ claim }: { claim: StaffClaim }) {
  const t = useT()
  const { pick } = useLang()
  const money = useMoney()
  const { quote } = claim
  const sum = (amount: number) => <span className="tabular">{money(amount, quote.currency)}</span>
  return (
    <Panel title={t('금액')}>
      <Facts
        facts={[
          claim.kind === 'return' && { label: t('상품 금액'), value: sum(quote.goods) },
          quote.discount > 0 && { label: t('할인·포인트'), value: sum(-quote.discount) },
          quote.shipping !== 0 && { label: t('처음 배송비'), value: sum(-quote.shipping) },
          {
            label: claim.kind === 'return' ? t('반품 배송비') : t('교환 배송비'),
            value: sum(claim.kind === 'return' ? -claim.fee : claim.fee),
          },
          quote.difference !== undefined &&
            quote.difference !== 0 && {
              label:
                quote.difference > 0
                  ? t('받을 차액')
                  : claim.refund_state === 'done'
                    ? t('돌려 드린 차액')
                    : t('돌려 드릴 차액'),
              value: sum(quote.difference > 0 ? quote.difference : quote.refund),
            },
          claim.fee_way !== '' && {
            label: t('돈을 내는 방법'),
            value: feeWord(t, claim.fee_way),
          },
          claim.kind === 'exchange' &&
            dueOf(claim) > 0 && {
              label: claim.fee_way === 'account' ? t('외상에 더한 때') : t('돈을 받은 때'),
              value: claim.fee_paid_at ? (
                <span className="tabular">{stamp(claim.fee_paid_at)}</span>
              ) : (
                t('아직 받지 않았어요')
              ),
            },
          !!claim.fee_reason && { label: t('바꾼 이유'), value: claim.fee_reason },
          claim.kind === 'return' && {
            label: claim.refund_state === 'done' ? t('환불한 금액') : t('환불할 금액'),
            value: (
              <strong className="text-body">
                {sum(claim.state === 'refunded' ? claim.refund : quote.refund)}
              </strong>
            ),
          },
          quote.points_back > 0 && {
            label: t('돌아갈 포인트'),
            value: <span className="tabular">{quote.points_back.toLocaleString('en-US')}</span>,
          },
          quote.coupons_back.length > 0 && {
            label: t('돌아갈 쿠폰'),
            value: quote.coupons_back
              .map((coupon) => pick(coupon.cp_subject, coupon.cp_subject_en))
              .join(', '),
          },
          !!claim.account_masked && {
            label: t('환불 계좌'),
            value: `${pick(claim.bank.ko, claim.bank.en)} ${claim.account_masked} · ${claim.holder}`,
          },
          claim.refund_state !== null && {
            label: t('환불 보내기'),
            value: (
              <Link to={adminPaths.refunds()} className="underline underline-offset-4">
                {claim.refund_state === 'done' ? t('환불 보냄') : standingWord(t, claim)}
              </Link>
            ),
          },
          claim.due_at !== null && {
            label: t('환불 기한'),
            value: (
              <span className={claim.overdue ? 'tabular font-semibold text-bad' : 'tabular'}>
                {stamp(claim.due_at)}
              </span>
            ),
          },
        ]}
      />
    </Panel>
  )
}

function PeoplePanel({ claim }: { claim: StaffClaim }) {
  const t = useT()
  const { pick_address: at } = claim
  return (
    <Panel title={t('주문과 회수')}>
      <Facts
        facts={[
          {
            label: t('주문번호'),
            value: (
              <Link
                to={adminPaths.order(claim.od_id)}
                className="tabular underline underline-offset-4"
              >
                {claim.od_id}
              </Link>
            ),
          },
          { label: t('주문자'), value: `${claim.od_name} ${formatPhone(claim.od_hp)}` },
          {
            label: t('보내는 방법'),
            value: claim.pickup === 'shop' ? t('택배 회수') : t('고객이 직접 보냄'),
          },
          at !== null && {
            label: t('회수할 곳'),
            value: (
              <Written>{`${at.name} ${formatPhone(at.hp)} (${at.zip}) ${at.addr1} ${at.addr2}`}</Written>
            ),
          },
        ]}
      />
    </Panel>
  )
}

function History({ claim }: { claim: StaffClaim }) {
  const t = useT()
  return (
    <Panel title={t('기록')}>
      <ol className="grid gap-3 text-small">
        {[...claim.events].reverse().map((event) => (
          <li key={`${event.name} ${event.at}`}>
            <p className="font-medium">{eventWord(t, event)}</p>
            <p className="text-caption text-ink-500">
              <time dateTime={event.at} className="tabular">
                {stamp(event.at)}
              </time>{' '}
              · {actorWord(t, event)}
            </p>
            {typeof event.payload.reason === 'string' && event.name === 'claim.refused' && (
              <p className="text-caption text-ink-700">{event.payload.reason}</p>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
