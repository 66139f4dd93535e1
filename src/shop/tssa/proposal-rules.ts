import type { ProposalState } from './proposal-contract.ts'

export type StoredProposal = {
  state: 'sent' | 'accepted' | 'withdrawn'
  valid_until: Date
  starts_at: Date
}

/** Where an proposal stands: its last moment may be over. */
export function proposalState(
  { state, valid_until, starts_at }: StoredProposal,
  now: Date,
): ProposalState {
  return state === 'sent' && (valid_until <= now || starts_at <= now) ? 'expired' : state
}

const closed: Record<Exclude<ProposalState, 'sent'>, string> = {
  accepted: '이미 수락한 견적이에요.',
  withdrawn: '공방이 거둔 견적이에요. 새 견적을 받았는지 확인하거나 공방에 물어봐 주세요.',
  expired: '유효 기간이 지난 견적이에요. 공방에 새 견적을 부탁해 주세요.',
}

/** Why an proposal cannot be taken; null when it can. */
export function whyCannotAccept(proposal: StoredProposal, now: Date): string | null {
  const state = proposalState(proposal, now)
  return state === 'sent' ? null : closed[state]
}

/** What of a sum with its tax is the price, and what the tax. */
export function taxParts(amount: number): { supply: number; vat: number } {
  const supply = Math.round((amount * 10) / 11)
  return { supply, vat: amount - supply }
}
