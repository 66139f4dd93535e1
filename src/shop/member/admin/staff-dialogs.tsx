import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { useRoleWord } from '#admin/ui/role-word.ts'
import { stamp } from '#kernel/day-words.ts'
import { type StaffRole, staffRoles } from '#kernel/endpoint.ts'
import { call } from '#kernel/queries.ts'
import { adminStaff, type StaffAccount } from '#shop/member/desk-contract.ts'
import { Button } from '#ui/button.tsx'
import { useT } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useFields } from '#ui/use-fields.ts'
import { useSend } from '#ui/use-send.ts'
import type { StaffWork } from './use-staff-work.ts'

export type StaffLink = { mb_id: string; url: string; expires_at: string }

type Typed = { mb_id: string; mb_name: string; mb_email: string; staff_role: StaffRole | '' }

/** A new account; the answer is a link, for nobody should know another one's password. */
export function NewStaffDialog({
  onClose,
  onMade,
}: {
  onClose: () => void
  onMade: (link: StaffLink) => void
}) {
  const t = useT()
  const word = useRoleWord()
  const fields = useFields<Typed>(
    { mb_id: '', mb_name: '', mb_email: '', staff_role: '' },
    (name, typed) => {
      if (typed[name]) return null
      const missing: Record<keyof Typed, string> = {
        mb_id: t('아이디를 적어 주세요.'),
        mb_name: t('이름을 적어 주세요.'),
        mb_email: t('메일 주소를 적어 주세요.'),
        staff_role: t('맡을 일을 골라 주세요.'),
      }
      return missing[name]
    },
  )

  const { busy, send } = useSend(fields)
  async function create() {
    const { staff_role, ...rest } = fields.values
    if (!fields.checkAll() || !staff_role) return
    await send(async () => {
      onMade((await call(adminStaff.create, { body: { ...rest, staff_role } })).data)
    })
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('직원 추가')}
      yes={t('계정 만들기')}
      busy={busy}
      onYes={create}
    >
      <TextField {...fields.bind('mb_id')} label={t('아이디')} autoComplete="off" maxLength={20} />
      <TextField {...fields.bind('mb_name')} label={t('이름')} autoComplete="off" maxLength={50} />
      <TextField
        {...fields.bind('mb_email')}
        label={t('메일')}
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={100}
      />
      <Select
        {...fields.bind('staff_role')}
        label={t('맡을 일')}
        placeholder={t('골라 주세요')}
        choices={staffRoles.map((role) => ({ value: role, label: word(role) }))}
      />
    </ActionDialog>
  )
}

const nobody = 'none'

export function RoleDialog({
  account,
  onClose,
  work,
}: {
  account: StaffAccount
  onClose: () => void
  work: StaffWork
}) {
  const t = useT()
  const word = useRoleWord()
  const [role, setRole] = useState<StaffRole | typeof nobody>(account.staff_role)
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const same = role === account.staff_role

  async function save() {
    setAsked(true)
    if (same || reason.trim().length < 2) return
    const staff_role = role === nobody ? null : role
    if (
      await work.save(
        () =>
          call(adminStaff.role, {
            params: { mb_id: account.mb_id },
            body: { staff_role, reason: reason.trim() },
          }),
        t('맡은 일을 바꿨어요.'),
      )
    )
      onClose()
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('{name} 님이 맡은 일', { name: account.mb_name })}
      yes={t('바꾸기')}
      busy={work.busy}
      onYes={save}
    >
      <Select<StaffRole | typeof nobody>
        label={t('맡을 일')}
        value={role}
        onChange={setRole}
        error={asked && same ? t('지금과 다른 일을 골라 주세요.') : null}
        choices={[
          ...staffRoles.map((one) => ({ value: one, label: word(one) })),
          { value: nobody, label: t('직원 아님 (일반 회원)') },
        ]}
      />
      <TextField
        label={t('이유')}
        value={reason}
        onChange={setReason}
        maxLength={200}
        error={asked && reason.trim().length < 2 ? t('이유를 2자 이상 적어 주세요.') : null}
      />
      <p className="text-small text-ink-500">{t('다음 화면부터 바로 바뀌어요.')}</p>
    </ActionDialog>
  )
}

/** Shown once: the shop keeps only its fingerprint. */
export function LinkDialog({ link, onClose }: { link: StaffLink; onClose: () => void }) {
  const t = useT()
  const toast = useToast()
  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('{id} 비밀번호 정하기 링크', { id: link.mb_id })}
      yes={t('다 옮겼어요')}
      onYes={onClose}
    >
      <p className="text-small text-ink-700">
        {t('이 링크는 지금만 보여요. 본인에게 직접 전해 주세요. {day}까지 한 번 쓸 수 있어요.', {
          day: stamp(link.expires_at),
        })}
      </p>
      <TextField
        label={t('링크')}
        value={link.url}
        onChange={() => {}}
        readOnly
        onFocus={(event) => event.target.select()}
        className="[&_input]:text-caption"
      />
      <Button
        look="outline"
        size={44}
        onClick={async () => {
          await navigator.clipboard.writeText(link.url)
          toast(t('복사했어요.'))
        }}
      >
        {t('링크 복사')}
      </Button>
    </ActionDialog>
  )
}
