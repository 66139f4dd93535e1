import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { call } from '#kernel/queries.ts'
import {
  adminCoupons,
  highestLevel,
  lowestLevel,
  mostNamed,
  type StaffKind,
} from '#shop/coupon/admin-contract.ts'
import { useT } from '#ui/language.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useSend } from '#ui/use-send.ts'

/** To members by id, or to everybody of a span of grades. */
export function IssueDialog({ kind, onClose }: { kind: StaffKind; onClose: () => void }) {
  const t = useT()
  const toast = useToast()
  const client = useQueryClient()
  const { busy, send } = useSend()
  // one key for as long as this dialog is open: pressing twice gives once
  const [key] = useState(() => crypto.randomUUID())
  const [to, setTo] = useState<'members' | 'grades'>('members')
  const [names, setNames] = useState('')
  const [span, setSpan] = useState({
    level_from: Math.max(lowestLevel, kind.cz_level),
    level_to: highestLevel,
  })
  const { errors, refused } = useMessages()
  const mb_ids = [...new Set(names.split(/[\s,;]+/).filter(Boolean))]
  const levels = Array.from({ length: highestLevel - lowestLevel + 1 }, (_, at) => ({
    value: String(lowestLevel + at),
    label: t('등급 {level}', { level: lowestLevel + at }),
  }))

  async function give() {
    const done = await send(
      () =>
        call(adminCoupons.issue, {
          params: { cz_id: kind.cz_id },
          body: { key, to, mb_ids: to === 'members' ? mb_ids : [], ...span },
        }),
      refused,
    )
    if (!done) return
    await Promise.all(
      [adminCoupons.rounds, adminCoupons.figures, adminCoupons.holders].map(({ path }) =>
        client.invalidateQueries({ queryKey: [path] }),
      ),
    )
    toast(t('발급을 시작했어요. 받은 회원에게 알림이 가요.'))
    onClose()
  }

  const errorOf = (field: string) =>
    Object.entries(errors).find(([path]) => path.split('.')[0] === field)?.[1] ?? null
  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('회원에게 주기')}
      yes={t('쿠폰 주기')}
      busy={busy}
      onYes={give}
    >
      <RadioCards
        legend={t('누구에게 줄까요?')}
        name="to"
        shape="row"
        value={to}
        onChange={setTo}
        cards={[
          { value: 'members', label: t('회원 아이디로') },
          { value: 'grades', label: t('등급으로') },
        ]}
      />
      {to === 'members' ? (
        <TextArea
          label={t('회원 아이디')}
          name="mb_ids"
          rows={4}
          value={names}
          onChange={setNames}
          error={errorOf('mb_ids')}
          hint={t('쉼표나 줄바꿈으로 나누어 {most}명까지 적어요. 지금 {count}명이에요.', {
            most: mostNamed,
            count: mb_ids.length,
          })}
        />
      ) : (
        <div className="grid grid-cols-2 gap-4">
          <Select
            label={t('첫 등급')}
            name="level_from"
            value={String(span.level_from)}
            onChange={(level) => setSpan({ ...span, level_from: Number(level) })}
            error={errorOf('level_from')}
            choices={levels}
          />
          <Select
            label={t('끝 등급')}
            name="level_to"
            value={String(span.level_to)}
            onChange={(level) => setSpan({ ...span, level_to: Number(level) })}
            error={errorOf('level_to')}
            choices={levels}
          />
        </div>
      )}
    </ActionDialog>
  )
}
