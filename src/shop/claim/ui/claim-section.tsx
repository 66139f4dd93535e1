import { useQuery, useQueryClient } from '@tanstack/react-query'
import { momentWord } from '#kernel/day-words.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { type Claim, claims } from '#shop/claim/contract.ts'
import { FormSection } from '#shop/order/ui/form-section.tsx'
import { settings } from '#shop/setting/contract.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { useDialog } from '#ui/dialogs.tsx'
import { useLang, useMoney, useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'
import { claimStandingWord, claimStateWord, kindWord, reasonWord, roadOf } from './claim-words.ts'
import { FeeTold } from './fee-told.tsx'

export const claimsQuery = (od_id: string) => queryOf(claims.ofOrder, { params: { od_id } })

/** The returns and exchanges of an order; nothing when there are none. */
export function ClaimSection({ od_id }: { od_id: string }) {
  const t = useT()
  const found = useQuery({ ...claimsQuery(od_id), staleTime: 0 }).data?.data.claims ?? []
  if (!found.length) return null
  return (
    <FormSection title={t('반품·교환')}>
      <ul className="grid gap-4 pb-8">
        {found.map((claim) => (
          <ClaimCard key={claim.claim_id} claim={claim} />
        ))}
      </ul>
    </FormSection>
  )
}

const isOver = ({ state }: Claim) => state === 'refused' || state === 'withdrawn'
const isDone = ({ state }: Claim) => state === 'refunded' || state === 'exchanged'

function ClaimCard({ claim }: { claim: Claim }) {
  const t = useT()
  const { pick, lang } = useLang()
  const money = useMoney()
  const dialog = useDialog()
  const toast = useToast()
  const client = useQueryClient()
  const { send } = useSend()
  const company = useQuery(queryOf(settings.show, {})).data?.data.company
  const canWithdraw = claim.actions.some(({ name, reason }) => name === 'withdraw' && !reason)

  async function withdraw() {
    if (
      !(await dialog.confirm(
        t('신청을 거두면 상품을 그대로 가지고 계시면 돼요. 기간 안이면 다시 신청할 수 있어요.'),
        {
          title: t('신청 거두기'),
          yes: t('신청 거두기'),
          no: t('닫기'),
        },
      ))
    )
      return
    await send(async () => {
      await call(claims.withdraw, { params: { claim_id: claim.claim_id } })
      toast(t('신청을 거두었어요.'))
    })
    await client.invalidateQueries({ queryKey: claimsQuery(claim.od_id).queryKey })
  }

  return (
    <li className="border border-paper-200 bg-paper-0 p-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <strong className="text-body font-semibold">
          {kindWord(t, claim.kind)} · {reasonWord(t, claim.reason)}
        </strong>
        <time dateTime={claim.requested_at} className="tabular text-caption text-ink-500">
          {momentWord(claim.requested_at, lang)}
        </time>
      </p>
      <ClaimRoad claim={claim} />
      <ul className="mt-3 grid gap-1 text-plain">
        {claim.lines.map((line) => (
          <li key={`${line.ct_id} ${line.to_option}`}>
            {pick(line.it_name, line.it_name_en)}{' '}
            <span className="text-ink-500">
              {line.ct_option
                ? t('{option} · {count}개', {
                    option: pick(line.ct_option, line.ct_option_en),
                    count: line.qty,
                  })
                : t('수량 {count}개', { count: line.qty })}
              {claim.kind === 'exchange' &&
                ` → ${line.to_option && line.to_option !== line.ct_option ? pick(line.to_option, line.to_option_en) : t('같은 상품으로')}`}
            </span>
          </li>
        ))}
      </ul>
      {(claim.kind === 'return' || claim.quote.refund > 0) && !isOver(claim) && (
        <p className="tabular mt-3 text-plain">
          {claim.refund_state === 'done' ? t('환불 금액') : t('환불 예정 금액')}{' '}
          <strong className="font-semibold">
            {money(isDone(claim) ? claim.refund : claim.quote.refund, claim.quote.currency)}
          </strong>
          {claim.account_masked && (
            <span className="text-ink-500">
              {' '}
              · {`${pick(claim.bank.ko, claim.bank.en)} ${claim.account_masked}`}
            </span>
          )}
        </p>
      )}
      {claim.refund_state && claim.refund_state !== 'done' && claim.due_at && (
        <p className="mt-2 text-plain text-ink-700">
          {t('{when}까지 보내 드려요.', { when: momentWord(claim.due_at, lang) })}
        </p>
      )}
      <FeeTold claim={claim} />
      {claim.state === 'accepted' && (
        <p className="mt-3 text-plain text-ink-700">
          {claim.pickup === 'shop'
            ? t('1~3일 안에 택배 기사님이 찾아가요. 상품을 다시 포장해 문 앞에 놓아 주세요.')
            : t('상품을 포장해 {address}(으)로 보내 주세요. 받으면 바로 확인할게요.', {
                address: company ? pick(company.address.ko, company.address.en) : '',
              })}
        </p>
      )}
      {claim.fee_reason && (
        <p className="mt-2 text-small text-ink-700">
          {t('배송비를 다르게 받은 이유: {reason}', { reason: claim.fee_reason })}
        </p>
      )}
      {claim.photos.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {claim.photos.map((photo, at) => (
            <li key={photo}>
              <img
                src={`/api/v1/claims/${claim.claim_id}/photos/${photo}`}
                alt={t('올린 사진 {count}', { count: at + 1 })}
                width={72}
                height={72}
                loading="lazy"
                className="size-18 rounded-tag object-cover"
              />
            </li>
          ))}
        </ul>
      )}
      {canWithdraw && (
        <Button look="outline" size={44} className="mt-4" onClick={() => void withdraw()}>
          {t('신청 거두기')}
        </Button>
      )}
    </li>
  )
}

/** How far a claim has come; one that has ended otherwise says so with its reason. */
function ClaimRoad({ claim }: { claim: Claim }) {
  const t = useT()
  const road = roadOf(claim.kind)
  const now = road.indexOf(claim.state)
  if (now < 0)
    return (
      <p
        className={cx(
          'mt-3 rounded-tag px-3.5 py-2.5 text-small',
          claim.state === 'refused' ? 'bg-bad-100 text-bad' : 'bg-paper-100 text-ink-700',
        )}
      >
        {claim.state === 'refused'
          ? t('받아들이지 못했어요: {reason}', { reason: claim.refused_why })
          : t('거둔 신청이에요.')}
      </p>
    )
  return (
    <ol
      aria-label={t('신청 진행 상태')}
      className="mt-3.5 grid grid-cols-[repeat(5,auto)] gap-1 max-card:tracking-tighter"
    >
      {road.map((state, at) => (
        <li key={state} aria-current={at === now ? 'step' : undefined}>
          <span
            aria-hidden="true"
            className={cx('block h-1', at <= now ? 'bg-pine-600' : 'bg-paper-200')}
          />
          <span
            className={cx(
              'mt-1.5 block text-mini leading-snug desk:text-caption',
              at === now ? 'font-semibold' : 'text-ink-500',
            )}
          >
            {at === now ? claimStandingWord(t, claim) : claimStateWord(t, state)}
          </span>
        </li>
      ))}
    </ol>
  )
}
