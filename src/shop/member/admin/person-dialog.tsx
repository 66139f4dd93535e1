import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { call } from '#kernel/queries.ts'
import { adminStaff, type StaffAccount } from '#shop/member/desk-contract.ts'
import { useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import { useFields } from '#ui/use-fields.ts'
import { useSend } from '#ui/use-send.ts'

type Typed = { mb_name: string; mb_email: string }

/** The name and the mail of somebody who works here. */
export function PersonDialog({
  account,
  onClose,
  onSaved,
}: {
  account: StaffAccount
  onClose: () => void
  onSaved: () => void
}) {
  const t = useT()
  const toast = useToast()
  const { mb_id, mb_name, mb_email } = account
  const fields = useFields<Typed>({ mb_name, mb_email }, (name, typed) =>
    typed[name].trim()
      ? null
      : name === 'mb_name'
        ? t('이름을 적어 주세요.')
        : t('메일 주소를 적어 주세요.'),
  )
  const { busy, send } = useSend(fields)

  async function save() {
    if (!fields.checkAll()) return
    const saved = await send(() =>
      call(adminStaff.person, { params: { mb_id }, body: fields.values }),
    )
    if (!saved) return
    onSaved()
    toast(t('이름과 메일을 바꿨어요.'))
    onClose()
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('{id} 계정의 이름과 메일', { id: mb_id })}
      yes={t('바꾸기')}
      busy={busy}
      onYes={save}
    >
      <TextField {...fields.bind('mb_name')} label={t('이름')} maxLength={100} autoComplete="off" />
      <TextField
        {...fields.bind('mb_email')}
        label={t('메일')}
        type="email"
        inputMode="email"
        maxLength={200}
        autoComplete="off"
      />
    </ActionDialog>
  )
}
