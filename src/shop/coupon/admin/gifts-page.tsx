import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { ConfirmWithReason } from '#admin/ui/action-dialog.tsx'
import { MomentCell } from '#admin/ui/cells.tsx'
import type { Column } from '#admin/ui/data-table.tsx'
import { DeskList, useDesk } from '#admin/ui/desk-list.tsx'
import { fresh } from '#admin/ui/fresh.ts'
import { OnlyFor } from '#admin/ui/only-for.tsx'
import { PageHead } from '#admin/ui/page-head.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { adminPaths } from '#kernel/admin-paths.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { adminGifts, giftStates, type HandGift } from '#shop/coupon/gift-contract.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { type Translate, useLang, useMoney, useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'

export default function GiftsPage() {
  return (
    <OnlyFor area="benefits">
      <Gifts />
    </OnlyFor>
  )
}

/** What staff gave by hand, or may not agree to alone; what is above a ceiling waits here for a second person. */
function Gifts() {
  const t = useT()
  const client = useQueryClient()
  const toast = useToast()
  const desk = useDesk('gifts', ['asked_at'], { by: 'asked_at', order: 'desc' })
  const { sort, order, ...query } = desk.query
  const [refusing, setRefusing] = useState<HandGift | null>(null)
  const { busy, send } = useSend()
  const found = useQuery({
    ...queryOf(adminGifts.list, { query: { ...query, state: desk.pick('state', giftStates) } }),
    ...fresh,
    enabled: desk.ready,
  })

  async function decide(work: () => Promise<unknown>, done: string) {
    const isDone = await send(async () => {
      await work()
      return true
    })
    await client.invalidateQueries({ queryKey: [adminGifts.list.path] })
    if (isDone) toast(done)
  }

  const columns = useColumns({
    busy,
    approve: ({ gift_id, kind }) =>
      void decide(
        () => call(adminGifts.approve, { params: { gift_id } }),
        kind === 'points' || kind === 'coupon'
          ? t('승인했어요. 회원에게 나갔어요.')
          : t('승인했어요.'),
      ),
    refuse: setRefusing,
  })
  return (
    <>
      <PageHead
        title={t('혜택 승인')}
        note={t(
          '손으로 준 포인트와 쿠폰, 외상 한도, 견적서로 쓰는 주문이에요. 한도를 넘는 것은 다른 사람이 승인해야 이루어져요.',
        )}
      />
      <DeskList
        desk={desk}
        found={found}
        caption={t('손으로 준 혜택')}
        columns={columns}
        idOf={(row) => String(row.gift_id)}
        states={{
          label: t('상태'),
          choices: giftStates.map((value) => ({
            value,
            label: stateWord(t, value),
            hot: value === 'waiting',
          })),
        }}
        empty={{
          title: t('손으로 준 혜택이 없어요'),
          filtered: t('조건에 맞는 내역이 없어요'),
        }}
      />
      {refusing && (
        <ConfirmWithReason
          open
          onClose={() => setRefusing(null)}
          title={t('승인하지 않기')}
          yes={t('승인하지 않기')}
          reasonLabel={t('이유')}
          busy={busy}
          onYes={async (reason) => {
            await decide(
              () =>
                call(adminGifts.refuse, {
                  params: { gift_id: refusing.gift_id },
                  body: { reason },
                }),
              t('승인하지 않았어요.'),
            )
            setRefusing(null)
          }}
        >
          <p className="text-small text-ink-700">
            {t('부탁한 직원이 이 이유를 읽어요. 회원에게는 보이지 않아요.')}
          </p>
        </ConfirmWithReason>
      )}
    </>
  )
}

const tones: Record<HandGift['state'], BadgeTone> = {
  waiting: 'wait',
  given: 'done',
  refused: 'bad',
}

function stateWord(t: Translate, state: HandGift['state']): string {
  const words = { waiting: t('승인 대기'), given: t('나감'), refused: t('승인 안 함') }
  return words[state]
}

function placeOf({ kind, mb_id, about }: HandGift): string {
  if (kind === 'limit') return adminPaths.company(mb_id)
  if (kind === 'money' && !mb_id) return adminPaths.orders({ keyword: about })
  return kind === 'quotation' ? adminPaths.quotations({ keyword: about }) : adminPaths.member(mb_id)
}

type Work = { busy: boolean; approve: (row: HandGift) => void; refuse: (row: HandGift) => void }

function useColumns({ busy, approve, refuse }: Work): Column<HandGift>[] {
  const t = useT()
  const { pick } = useLang()
  const money = useMoney()
  const staff = useStaff()
  return [
    {
      name: 'member',
      label: t('회원'),
      head: true,
      cell: (row) => (
        <Link to={placeOf(row)} className="tap hover:underline">
          {row.kind === 'limit' || row.kind === 'quotation' || !row.mb_id ? row.about : row.mb_name}{' '}
          <span className="text-caption text-ink-500">{row.mb_id}</span>
        </Link>
      ),
    },
    {
      name: 'what',
      label: t('준 것'),
      cell: (row) => {
        const amount = money(row.worth, 'krw')
        const words = {
          points: t('포인트 {count}점', { count: row.points.toLocaleString('en-US') }),
          coupon: t('쿠폰: {name}', { name: pick(row.coupon, row.coupon_en) }),
          credit: t('예치금 {amount}', { amount }),
          receipt: t('매장 영수증 {no}, 포인트 {count}점', {
            no: row.about,
            count: row.points.toLocaleString('en-US'),
          }),
          money: t('손으로 확인하는 돈 {amount} ({no})', { amount, no: row.about }),
          limit: t('외상 한도 {amount}', { amount }),
          quotation: t('견적서 {no}, {amount}', { no: row.about, amount }),
        }
        return words[row.kind]
      },
    },
    {
      name: 'reason',
      label: t('이유'),
      roomy: true,
      cell: (row) => (
        <span className="block">
          {row.reason}
          {row.why && <span className="block text-caption text-bad">{row.why}</span>}
        </span>
      ),
    },
    {
      name: 'asked',
      label: t('준 사람'),
      cell: (row) => (
        <span className="block">
          {row.asked_name || row.asked_by}
          <span className="block text-caption text-ink-500">
            <MomentCell at={row.asked_at} />
          </span>
        </span>
      ),
    },
    {
      name: 'state',
      label: t('상태'),
      cell: (row) => (
        <span className="block">
          <Badge tone={tones[row.state]}>{stateWord(t, row.state)}</Badge>
          {row.done_by && (
            <span className="mt-0.5 block text-caption text-ink-500">
              {row.done_name || row.done_by}
            </span>
          )}
        </span>
      ),
    },
    {
      name: 'work',
      label: t('할 일'),
      quiet: true,
      end: true,
      cell: (row) =>
        row.state !== 'waiting' || !staff.changes('benefits') ? null : row.asked_by ===
          staff.mb_id ? (
          <span className="text-caption text-ink-500">{t('다른 사람이 승인해요')}</span>
        ) : (
          <span className="inline-flex gap-2">
            <Button size={44} busy={busy} onClick={() => approve(row)}>
              {t('승인하기')}
            </Button>
            <Button look="ghost" size={44} onClick={() => refuse(row)}>
              {t('승인하지 않기')}
            </Button>
          </span>
        ),
    },
  ]
}
