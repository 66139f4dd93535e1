import { useState } from 'react'
import { Refusal } from '#kernel/client.ts'
import { useDialog } from '#ui/dialogs.tsx'
import { useT } from '#ui/language.tsx'

/** The first sentence of a refusal: of its fields, else of the whole. */
export function firstMessage(refusal: Refusal): string {
  return Object.values(refusal.errors)[0]?.[0] ?? refusal.message
}

export type Act = {
  busy: boolean
  /** null when it did not work; `refused` may take a refusal itself by answering true */
  act: <T>(work: () => Promise<T>, refused?: (refusal: Refusal) => boolean) => Promise<T | null>
}

/** Does one thing at a time and says in a dialog why it could not be done. A 401 has its own dialog. */
export function useAct(): Act {
  const t = useT()
  const dialog = useDialog()
  const [busy, setBusy] = useState(false)
  return {
    busy,
    act: async (work, refused) => {
      if (busy) return null
      setBusy(true)
      try {
        return await work()
      } catch (error) {
        if (!(error instanceof Refusal))
          void dialog.error(t('서버에 닿지 못했어요. 연결을 확인하고 다시 시도해 주세요.'))
        else if (error.status !== 401 && !refused?.(error)) void dialog.error(firstMessage(error))
        return null
      } finally {
        setBusy(false)
      }
    },
  }
}
