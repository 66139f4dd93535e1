import { type Sending, useSend } from '#ui/use-send.ts'

export type Act = { busy: boolean; act: Sending['send'] }

/** `useSend` in the words of the back office: one thing at a time, a refusal in a dialog. */
export function useAct(): Act {
  const { busy, send } = useSend()
  return { busy, act: send }
}
