import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Draft } from '#admin/ui/draft.ts'
import { toldSaved } from '#admin/ui/told-saved.ts'
import { useSaveDraft } from '#admin/ui/use-save-draft.ts'
import type { Refusal } from '#kernel/client.ts'
import { call, queryOf } from '#kernel/queries.ts'
import { adminNotices, type StaffNotice } from '#shop/support/notice-contract.ts'
import { useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { formOf, type NoticeForm } from './notice-draft.ts'

/** Saves a notice. Its files travel with a new one; with one that is there they come and go by themselves. */
export function useSaveNotice(draft: Draft<NoticeForm>, stored: StaffNotice | null) {
  const t = useT()
  const toast = useToast()
  const client = useQueryClient()
  const [files, setFiles] = useState<File[]>([])
  /** what is wrong with a file that was added by itself */
  const [wrong, setWrong] = useState<string | null>(null)
  const params = { id: stored?.id ?? 0 }

  const askAnew = () =>
    Promise.all(
      [adminNotices.show, adminNotices.list].map(({ path }) =>
        client.invalidateQueries({ queryKey: [path] }),
      ),
    )

  const { send, ...saving } = useSaveDraft(draft, stored, {
    create: (form) => call(adminNotices.create, { body: { ...form, files } }),
    load: () => call(adminNotices.show, { params }),
    save: (form, version) => call(adminNotices.save, { params, body: { ...form, version } }),
    formOf,
    kept: () => void askAnew(),
    told: (_, isNew) => toldSaved(t, isNew ? t('공지를 올렸어요.') : t('저장했어요.'), 'shown'),
  })

  function refused(refusal: Refusal): boolean {
    setWrong(refusal.errors.files?.[0] ?? null)
    return !!refusal.errors.files
  }

  return {
    ...saving,
    files,
    wrong,
    chooseFiles: (chosen: File[]) => {
      setFiles(chosen)
      setWrong(null)
    },
    addFiles: async (added: File[]) => {
      setWrong(null)
      const answer = await send(
        () => call(adminNotices.addFiles, { params, body: { files: added } }),
        refused,
      )
      if (!answer) return
      client.setQueryData(queryOf(adminNotices.show, { params }).queryKey, answer)
      void client.invalidateQueries({ queryKey: [adminNotices.list.path] })
      toast(t('파일을 붙였어요.'))
    },
    removeFile: async (file: string) => {
      setWrong(null)
      const done = await send(() => call(adminNotices.removeFile, { params: { ...params, file } }))
      await askAnew()
      if (done) toast(done.message)
    },
    remove: async () => {
      const done = await send(() => call(adminNotices.remove, { params }))
      if (done) void client.invalidateQueries({ queryKey: [adminNotices.list.path] })
      return done
    },
  }
}
