import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Refusal } from '#kernel/client.ts'
import { call } from '#kernel/queries.ts'
import { type AttendanceState, checkIn, type Press } from '#shop/tssa/attendance-contract.ts'
import { useToast } from '#ui/toasts.tsx'
import { heldPresses, holdPresses } from './kept.ts'

const againMs = 8_000
const atOnce = 100

const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')

/** Presses that stand at once and are sent when there is a line: each is taken once, however often it is sent. */
export function usePresses(mb_id: string) {
  const toast = useToast()
  const client = useQueryClient()
  const [held, setHeld] = useState(() => heldPresses(mb_id))
  const [lost, setLost] = useState(false)
  const latest = useRef(held)
  const sending = useRef(false)

  const put = useCallback(
    (next: readonly Press[]) => {
      latest.current = next
      holdPresses(mb_id, next)
      setHeld(next)
    },
    [mb_id],
  )

  const send = useCallback(async () => {
    const presses = latest.current.slice(0, atOnce)
    if (sending.current || !presses.length) return
    sending.current = true
    try {
      const { data } = await call(checkIn.press, { body: { presses } })
      const answered = new Set(data.map((one) => one.key))
      // seen before it leaves the list of what waits, so that no name jumps back
      await client.invalidateQueries({ queryKey: [checkIn.roll.path] })
      put(latest.current.filter((one) => !answered.has(one.key)))
      setLost(false)
      for (const { outcome, words } of data) if (outcome === 'refused') toast(words)
    } catch (error) {
      setLost(!(error instanceof Refusal))
    } finally {
      sending.current = false
    }
  }, [client, put, toast])

  useEffect(() => {
    const again = () => void send()
    again()
    addEventListener('online', again)
    const timer = setInterval(again, againMs)
    return () => {
      removeEventListener('online', again)
      clearInterval(timer)
    }
  }, [send])

  function press(
    session_id: number,
    meeting_no: number,
    attendee_ids: readonly number[],
    state: AttendanceState | null,
  ) {
    const at = new Date().toISOString()
    const made = attendee_ids.map((attendee_id) => ({
      ...{ key: newKey(), session_id, meeting_no, attendee_id, state, at },
    }))
    put([...latest.current, ...made])
    void send()
  }

  return { held, lost, press }
}

/** What is shown of somebody: the last press that waits, else what the shop knows. */
export function shownState(
  held: readonly Press[],
  of: { session_id: number; meeting_no: number },
  comer: { attendee_id: number; state: AttendanceState | null },
): AttendanceState | null {
  const waiting = held.findLast(
    (one) =>
      one.session_id === of.session_id &&
      one.meeting_no === of.meeting_no &&
      one.attendee_id === comer.attendee_id,
  )
  return waiting ? waiting.state : comer.state
}
