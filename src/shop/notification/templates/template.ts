import type { StaffRole } from '#kernel/endpoint.ts'
import type { Both, Texts } from '#shop/notification/contract.ts'

export type Channel = 'list' | 'mail' | 'message'

/** What stands for a `{name}` of a text: how it looks in a preview, and what is said when an event does not tell it. */
export type Word = { sample: Both; missing: Both | null }

/** One kind of notification: who hears of which event, how, and in which words. */
export type Template = {
  /** the event it follows; several kinds may follow one */
  event: string
  /** the desk's own mail goes to the company's address, in both languages */
  who: 'customer' | 'staff'
  /** whose own lists show it, beside the owners'; for staff alone */
  roles?: readonly StaffRole[]
  channels: readonly Channel[]
  /** needs consent, is marked, and keeps the quiet hours */
  isAd: boolean
  /** the address was left for this one message: it is forgotten as soon as it has left */
  isOnce?: true
  texts: Texts
  words: Record<string, Word>
  button: Both
}

export const both = (ko: string, en: string): Both => ({ ko, en })
/** A word every such event tells; without it nothing is sent. */
export const needed = (ko: string, en = ko): Word => ({ sample: { ko, en }, missing: null })
/** A word with something to say in its place. */
export const maybe = (sample: Both, missing: Both): Word => ({ sample, missing })
