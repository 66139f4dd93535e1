import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Refusal } from '#kernel/client.ts'
import { lostAddress, lostWords, paths } from '#kernel/paths.ts'
import { useDialog } from './dialogs.tsx'
import { explain } from './explain.ts'
import { type Translate, useT } from './language.tsx'

/** Where the messages of fields go: any of the forms. True when they are shown. */
export type Shows = { refused: (refusal: Refusal) => boolean }

type How = {
  /** the words of a refusal stand in `refusal`, above the button, instead of in a dialog */
  box?: boolean
  /** said when no answer came, where there is something to look at first */
  lost?: string
  /** runs before the words are shown, so that the page behind them is as it is now */
  failed?: (error: unknown) => void
}

export type Sending = {
  busy: boolean
  refusal: string | null
  /**
   * Does one thing at a time; null when it did not work, and it has been said why.
   * `refused` may take a refusal itself by answering true.
   */
  send: <T>(work: () => Promise<T>, refused?: (refusal: Refusal) => boolean) => Promise<T | null>
}

/** Sends what was typed or pressed. A refusal goes to the fields it names, otherwise into a dialog or the box of the form. */
export function useSend(form?: Shows | null, { box, lost, failed }: How = {}): Sending {
  const t = useT()
  const dialog = useDialog()
  const navigate = useNavigate()
  const under = useRef(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function tell(error: unknown, refused?: (refusal: Refusal) => boolean) {
    const { fields, words } = explain(t, error, lost)
    if (error instanceof Refusal && error.status !== 401) {
      if (refused?.(error)) return
      if (form && Object.keys(fields).length > 0 && form.refused(error)) return
    }
    failed?.(error)
    // the page there says it in a dialog first
    if (isLost(error, t)) return navigate(lostAddress)
    const told = Object.values(fields)[0]?.[0] ?? words
    if (!told) return
    if (box) setRefusal(told)
    else await dialog.error(told)
  }

  return {
    busy,
    refusal,
    send: async (work, refused) => {
      if (under.current) return null
      under.current = true
      setBusy(true)
      setRefusal(null)
      try {
        return await work()
      } catch (error) {
        void tell(error, refused)
        return null
      } finally {
        under.current = false
        setBusy(false)
      }
    },
  }
}

/**
 * What it was about is gone, or was never this person's. A 404 with words of its own (a code nobody gave out, a mail
 * nobody has) is an answer like others; staff stay where they are, with what they have written.
 */
function isLost(error: unknown, t: Translate): boolean {
  return (
    error instanceof Refusal &&
    error.status === 404 &&
    error.message === t(lostWords) &&
    !location.pathname.startsWith(paths.backOffice())
  )
}
