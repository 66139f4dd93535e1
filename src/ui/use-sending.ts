import { type FormEvent, useState } from 'react'
import { Refusal } from '#kernel/client.ts'
import { useT } from './language.tsx'

/** What it needs of `useFields`. */
type Sent = { checkAll: () => boolean; refused: (error: unknown) => boolean }

/**
 * Sends a form once at a time, when its fields are right. A refusal that names fields stands at them,
 * any other in `refusal`, for the place above the button. Spread `form` onto the form.
 */
export function useSending(fields: Sent, work: () => Promise<unknown>) {
  const t = useT()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function send() {
    setRefusal(null)
    if (busy || !fields.checkAll()) return
    setBusy(true)
    try {
      await work()
    } catch (error) {
      const told =
        error instanceof Refusal && error.message && Object.keys(error.errors).length === 0
      if (told) setRefusal(error.message)
      else if (!fields.refused(error))
        setRefusal(t('답을 받지 못했어요. 잠시 뒤 다시 시도해 주세요.'))
    }
    setBusy(false)
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return { busy, refusal, setRefusal, form: { noValidate: true, onSubmit } }
}
