import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLeaveGuard } from '#admin/ui/leave-guard.ts'
import { Panel } from '#admin/ui/panel.tsx'
import { useStaff } from '#admin/ui/staff.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { adminApplications, type DeskApplication } from '#shop/application/desk-contract.ts'
import { Button } from '#ui/button.tsx'
import { DatePicker } from '#ui/date-picker.tsx'
import { useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useMessages } from '#ui/use-messages.ts'
import { useSend } from '#ui/use-send.ts'

/** Until when a grade lasts that was given. */
export function ValidityPanel({ one }: { one: DeskApplication }) {
  const t = useT()
  const toast = useToast()
  const client = useQueryClient()
  const may = useStaff().changes('members')
  const { busy, send } = useSend()
  const { error, refused, touch } = useMessages()
  const [until, setUntil] = useState(one.valid_until ?? '')
  const isChanged = until !== (one.valid_until ?? '')
  useLeaveGuard(isChanged && !busy)
  const params = { ap_id: one.ap_id }
  const key = queryOf(adminApplications.show, { params }).queryKey

  async function save() {
    const answer = await send(
      () =>
        call(adminApplications.extend, {
          params,
          body: { valid_until: until || null, version: one.version },
        }),
      (refusal) => {
        if (refusal.status === 409) void client.invalidateQueries({ queryKey: key })
        return refused(refusal)
      },
    )
    if (!answer) return
    client.setQueryData(key, answer)
    toast(t('유효기간을 바꿨어요. 신청한 분에게 알렸어요.'))
  }

  return (
    <Panel title={t('거래 유효기간')}>
      <LastDayField
        value={until}
        onChange={(day) => {
          setUntil(day)
          touch(['valid_until'])
        }}
        error={error('valid_until')}
        disabled={!may}
      />
      {may && (
        <Button
          look="outline"
          size={44}
          busy={busy}
          disabled={!isChanged}
          className="mt-3"
          onClick={() => void save()}
        >
          {t('유효기간 저장')}
        </Button>
      )}
    </Panel>
  )
}

export function LastDayField(props: {
  value: string
  onChange: (day: string) => void
  error: string | null
  disabled?: boolean
}) {
  const t = useT()
  return (
    <DatePicker
      {...props}
      label={t('거래 마지막 날')}
      name="valid_until"
      hint={t(
        '30일 전에 회원과 담당자에게 알리고, 그날이 지나면 저절로 끝나요. 비워 두면 멈출 때까지 이어져요.',
      )}
    />
  )
}
