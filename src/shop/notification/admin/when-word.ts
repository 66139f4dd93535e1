import { eventWord } from '#admin/ui/events/event-words.ts'
import type { TemplateShown } from '#shop/notification/admin-contract.ts'
import type { Translate } from '#ui/language.tsx'

/** When a notification leaves: what happened before it, told of itself where several follow the same. */
export function whenWord(t: Translate, { kind, event }: Pick<TemplateShown, 'kind' | 'event'>) {
  const own = eventWord(t, kind)
  return own === kind ? eventWord(t, event) : own
}
