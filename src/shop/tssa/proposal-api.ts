import { type Implemented, implement } from '#platform/implement.ts'
import { adminProposals, classProposals } from './proposal-contract.ts'
import { acceptProposal } from './service/accept-proposal.ts'
import { proposalFile } from './service/proposal-paper.ts'
import { makeProposal, proposalsOf, showProposal, withdrawProposal } from './service/proposals.ts'

/** Classes of one's own: what the studio proposes, and taking it. */
export const classProposalApi: readonly Implemented[] = [
  ...implement(classProposals, {
    show: async (ctx, ask) => ({ data: await showProposal(ctx, ask.params.token) }),
    pdf: async (ctx, ask, reply) => {
      reply.file = await proposalFile(ctx, ask.params.token)
      return {}
    },
    accept: async (ctx, ask) => ({ data: await acceptProposal(ctx, ask.params.token, ask.body) }),
  }),
  ...implement(adminProposals, {
    list: async (ctx, ask) => ({ data: await proposalsOf(ctx, ask.params.ap_id) }),
    make: async (ctx, ask) => ({ data: await makeProposal(ctx, ask.params.ap_id, ask.body) }),
    withdraw: async (ctx, { params }) => ({
      data: await withdrawProposal(ctx, params.ap_id, params.proposal_id),
    }),
  }),
]
