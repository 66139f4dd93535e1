import type { FormEvent } from 'react'
import { type Shows, useSend } from './use-send.ts'

/** What it needs of `useFields`. */
type Sent = Shows & { checkAll: () => boolean }

/**
 * Sends a form once at a time, when its fields are right. A refusal that names fields stands at them,
 * any other in `refusal`, for the place above the button. Spread `form` onto the form.
 */
export function useSending(fields: Sent, work: () => Promise<unknown>, lost?: string) {
  const { busy, refusal, send } = useSend(fields, { box: true, lost })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy && fields.checkAll()) void send(work)
  }
  return { busy, refusal, form: { noValidate: true, onSubmit } }
}
