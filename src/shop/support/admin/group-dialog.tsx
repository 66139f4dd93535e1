import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { call } from '#kernel/queries.ts'
import { adminFaqs, type FaqGroup } from '#shop/support/faq-contract.ts'
import { useT } from '#ui/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useToast } from '#ui/toasts.tsx'
import type { Sending } from '#ui/use-send.ts'

type Props = {
  group: FaqGroup | null
  busy: boolean
  send: Sending['send']
  onClose: () => void
  onDone: () => void
}

/** The name of a group in both languages. */
export function GroupDialog({ group, busy, send, onClose, onDone }: Props) {
  const t = useT()
  const toast = useToast()
  const [name, setName] = useState(group?.fm_subject ?? '')
  const [english, setEnglish] = useState(group?.fm_subject_en ?? '')
  const [refused, setRefused] = useState<string | null>(null)

  async function save() {
    const body = { fm_subject: name, fm_subject_en: english }
    const done = await send(
      () =>
        group
          ? call(adminFaqs.changeGroup, { params: { fm_id: group.fm_id }, body })
          : call(adminFaqs.addGroup, { body }),
      (refusal) => {
        const message = refusal.errors.fm_subject?.[0]
        setRefused(message ?? null)
        return !!message
      },
    )
    if (!done) return
    onDone()
    onClose()
    toast(t('묶음을 저장했어요.'))
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={group ? t('묶음 이름 고치기') : t('묶음 만들기')}
      yes={t('저장')}
      busy={busy}
      onYes={save}
    >
      <TextField
        label={t('묶음 이름')}
        name="fm_subject"
        maxLength={60}
        value={name}
        onChange={(next) => {
          setName(next)
          setRefused(null)
        }}
        error={refused}
      />
      <TextField
        label={t('영어 이름')}
        name="fm_subject_en"
        lang="en"
        optional
        maxLength={60}
        value={english}
        onChange={setEnglish}
      />
    </ActionDialog>
  )
}
