import { maskedPhone } from '#kernel/masked.ts'
import type { DeskWaitRow } from '#shop/tssa/date-contract.ts'
import type { DeskWait } from '#shop/tssa/store/waits.ts'

/** A place in line as the desk shows it. */
export function waitOf({ wait, mb_name, mb_hp }: DeskWait): DeskWaitRow {
  return {
    wait_id: wait.wait_id,
    mb_id: wait.mb_id,
    name: wait.name || mb_name || '',
    hp: maskedPhone(wait.hp || mb_hp || ''),
    people: wait.people,
    state: wait.state,
    note: wait.note,
    offer_until: wait.offer_until?.toISOString() ?? null,
    created_at: wait.created_at.toISOString(),
  }
}
