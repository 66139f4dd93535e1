import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { fresh, freshOne } from '#admin/ui/fresh.ts'
import { MorePages } from '#admin/ui/more-pages.tsx'
import { Panel } from '#admin/ui/panel.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { TakeBackDialog } from '#admin/ui/take-back-dialog.tsx'
import { adminPaths } from '#kernel/admin-paths.ts'
import { dotted } from '#kernel/day-words.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { type HeldCoupon, memberCoupons } from '#shop/coupon/holder-contract.ts'
import { useCouponWords } from '#shop/coupon/ui/coupon-words.ts'
import type { DeskMember } from '#shop/member/desk-contract.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useSend } from '#ui/use-send.ts'
import { useMemberAct } from './use-member-act.ts'

const perPage = 5

/** What the member was given; staff give one more by hand, with a reason for the log. */
export function CouponsPanel({ member }: { member: DeskMember }) {
  const t = useT()
  const words = useCouponWords({ inWon: true })
  const staff = useStaff()
  const [page, setPage] = useState(1)
  const [asking, setAsking] = useState(false)
  const [taking, setTaking] = useState<HeldCoupon | null>(null)
  const params = { mb_id: member.mb_id }
  const { data, isError } = useQuery({
    ...queryOf(memberCoupons.list, { params, query: { page, per_page: perPage } }),
    ...fresh,
  })
  const rows = data?.data ?? []
  return (
    <Panel
      title={data ? t('쿠폰 {count}장', { count: data.total }) : t('쿠폰')}
      flush
      end={
        staff.changes('benefits') && !member.left_at && !member.staff_role ? (
          <Button look="outline" size={44} onClick={() => setAsking(true)}>
            {t('쿠폰 주기')}
          </Button>
        ) : undefined
      }
    >
      {rows.length === 0 ? (
        <p className="px-4.5 py-4 text-small text-ink-500">
          {isError ? t('쿠폰을 불러오지 못했어요.') : t('받은 쿠폰이 없어요.')}
        </p>
      ) : (
        <ul>
          {rows.map((row) => (
            <li
              key={row.cp_id}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-paper-200 px-4.5 py-2.5 text-small first:border-t-0"
            >
              <span className="min-w-0 flex-1 basis-52">
                {words.name(row)}
                <span className="tabular block text-caption text-ink-500">
                  {words.off(row)} · {words.target(row)}
                </span>
              </span>
              <span className="tabular text-caption text-ink-500">
                {dotted(row.cp_start)} – {dotted(row.cp_end)}
              </span>
              {row.od_id && staff.sees('orders') && (
                <Link
                  to={adminPaths.order(row.od_id)}
                  className="tap tabular underline-offset-4 hover:underline"
                >
                  {row.od_id}
                </Link>
              )}
              <HeldState state={row.state} />
              {staff.changes('benefits') && canTakeBack(row) && (
                <Button
                  look="ghost"
                  size={44}
                  onClick={() => setTaking(row)}
                  aria-label={t('{name} 회수', { name: words.name(row) })}
                >
                  {t('회수')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <MorePages page={data} onPage={setPage} />
      {taking && (
        <TakeBackDialog
          mb_id={member.mb_id}
          cp_id={taking.cp_id}
          name={words.name(taking)}
          onClose={() => setTaking(null)}
        />
      )}
      {asking && <GiveDialog member={member} onClose={() => setAsking(false)} />}
    </Panel>
  )
}

const canTakeBack = ({ state }: HeldCoupon) => state !== 'used' && state !== 'withdrawn'

const tones: Record<HeldCoupon['state'], BadgeTone> = {
  usable: 'info',
  waiting: 'wait',
  used: 'done',
  expired: 'plain',
  withdrawn: 'bad',
  stopped: 'bad',
}

function HeldState({ state }: Pick<HeldCoupon, 'state'>) {
  const t = useT()
  const words: Record<HeldCoupon['state'], string> = {
    usable: t('사용 전'),
    waiting: t('예정'),
    used: t('사용함'),
    expired: t('기간 끝'),
    withdrawn: t('회수됨'),
    stopped: t('멈춤'),
  }
  return <Badge tone={tones[state]}>{words[state]}</Badge>
}

function GiveDialog({ member, onClose }: { member: DeskMember; onClose: () => void }) {
  const t = useT()
  const words = useCouponWords({ inWon: true })
  const toast = useToast()
  const client = useQueryClient()
  const { busy, send } = useSend()
  const { again } = useMemberAct(member.mb_id)
  // one key for as long as this dialog is open: pressing twice gives once
  const [key] = useState(() => crypto.randomUUID())
  const [kind, setKind] = useState('')
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const params = { mb_id: member.mb_id }
  const { data } = useQuery({ ...queryOf(memberCoupons.choices, { params }), ...freshOne })
  const kinds = data?.data ?? []
  const open = kinds.filter((one) => one.why === null)
  const shut = kinds.find((one) => one.why !== null)

  async function give() {
    setAsked(true)
    if (!kind || reason.trim().length < 2) return
    const done = await send(() =>
      call(memberCoupons.give, {
        params,
        body: { key, cz_id: Number(kind), reason: reason.trim() },
      }),
    )
    if (!done) return void client.invalidateQueries({ queryKey: [memberCoupons.choices.path] })
    await Promise.all([client.invalidateQueries({ queryKey: [memberCoupons.list.path] }), again()])
    toast(
      done.data.waiting
        ? t('한도를 넘어 승인을 기다려요. 혜택 승인에서 볼 수 있어요.')
        : t('쿠폰을 줬어요. 회원에게 알림이 가요.'),
    )
    onClose()
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('쿠폰 주기')}
      yes={t('쿠폰 주기')}
      busy={busy}
      onYes={give}
    >
      {data && open.length === 0 ? (
        <p className="text-small text-ink-700">
          {shut?.why ?? t('지금 줄 수 있는 쿠폰이 없어요. 쿠폰 관리에서 먼저 만들어 주세요.')}
        </p>
      ) : (
        <Select
          label={t('줄 쿠폰')}
          name="cz_id"
          placeholder={t('골라 주세요')}
          value={kind}
          onChange={setKind}
          error={asked && !kind ? t('쿠폰을 골라 주세요.') : null}
          hint={
            open.length < kinds.length
              ? t('이미 받았거나 등급이 맞지 않는 쿠폰은 보이지 않아요.')
              : undefined
          }
          choices={open.map((one) => ({
            value: String(one.cz_id),
            label: `${words.name(one)} (${words.off(one)})`,
          }))}
        />
      )}
      <TextField
        label={t('이유')}
        name="reason"
        hint={t('직원이 한 일에 남고, 회원에게는 보이지 않아요.')}
        value={reason}
        onChange={setReason}
        error={asked && reason.trim().length < 2 ? t('이유를 2자 이상 적어 주세요.') : null}
        maxLength={200}
      />
    </ActionDialog>
  )
}
