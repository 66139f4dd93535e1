import { useState } from 'react'
import { useDialog } from '#ui/dialogs.tsx'
import { useT } from '#ui/language.tsx'

type Shows = { refused: (error: unknown) => boolean }

/** Sends a form once at a time; what went wrong stands at its fields, or in a dialog. */
export function useSend(fields: Shows) {
  const t = useT()
  const dialog = useDialog()
  const [busy, setBusy] = useState(false)
  async function send(work: () => Promise<void>) {
    if (busy) return
    setBusy(true)
    try {
      await work()
    } catch (error) {
      if (!fields.refused(error))
        await dialog.error(t('답을 받지 못했어요. 잠시 뒤 다시 시도해 주세요.'))
    } finally {
      setBusy(false)
    }
  }
  return { busy, send }
}
