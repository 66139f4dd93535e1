import { useState } from 'react'
import { ActionDialog } from '#admin/ui/action-dialog.tsx'
import { PictureField } from '#admin/ui/picture-field.tsx'
import { call } from '#kernel/queries.ts'
import { adminStudio, type Instructor, type InstructorForm } from '#shop/tssa/admin-contract.ts'
import { useT } from '#ui/language.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useStudio } from './use-studio.ts'

const empty: InstructorForm = { name: '', name_en: '', bio: '', bio_en: '', photo: '' }

export function InstructorDialog({
  stored,
  onClose,
}: {
  stored: Instructor | null
  onClose: () => void
}) {
  const t = useT()
  const { busy, keep, messages } = useStudio()
  const [typed, setTyped] = useState<InstructorForm>(stored ?? empty)
  const set = (part: Partial<InstructorForm>) => {
    setTyped({ ...typed, ...part })
    messages.touch(Object.keys(part))
  }

  async function save() {
    const { name, name_en, bio, bio_en, photo } = typed
    const body = { name, name_en, bio, bio_en, photo }
    const done = await keep(() =>
      stored
        ? call(adminStudio.changeInstructor, {
            params: { instructor_id: stored.instructor_id },
            body,
          })
        : call(adminStudio.addInstructor, { body }),
    )
    if (done) onClose()
  }

  return (
    <ActionDialog
      open
      onClose={onClose}
      title={stored ? t('강사 고치기') : t('강사 더하기')}
      yes={t('저장')}
      busy={busy}
      onYes={save}
    >
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label={t('이름')}
          name="name"
          value={typed.name}
          onChange={(name) => set({ name })}
          maxLength={40}
          error={messages.error('name')}
        />
        <TextField
          label={t('영어 이름')}
          name="name_en"
          value={typed.name_en}
          onChange={(name_en) => set({ name_en })}
          maxLength={60}
          optional
          lang="en"
          error={messages.error('name_en')}
        />
      </div>
      <TextArea
        label={`${t('소개')} · ${t('한국어')}`}
        name="bio"
        rows={3}
        value={typed.bio}
        onChange={(bio) => set({ bio })}
        maxLength={500}
        optional
        error={messages.error('bio')}
      />
      <TextArea
        label={`${t('소개')} · ${t('영어')}`}
        name="bio_en"
        rows={3}
        value={typed.bio_en}
        onChange={(bio_en) => set({ bio_en })}
        maxLength={500}
        optional
        error={messages.error('bio_en')}
      />
      <PictureField
        label={t('사진')}
        name="photo"
        value={typed.photo}
        onChange={(photo) => set({ photo })}
        optional
        error={messages.error('photo')}
      />
    </ActionDialog>
  )
}
