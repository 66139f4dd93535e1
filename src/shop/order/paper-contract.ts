import * as z from 'zod/mini'
import { endpoint } from '../../kernel/endpoint.ts'

export const paperKinds = ['order-sheet', 'packing-slip', 'statement'] as const
export type PaperKind = (typeof paperKinds)[number]

export const ownPapers = {
  statement: endpoint({
    method: 'GET',
    path: '/api/v1/orders/:od_id/statement',
    who: 'anyone',
    about: 'The statement of my order as PDF in my language: supplier, buyer, supply and tax per line',
    answer: z.object({}),
  }),
}

export const adminPapers = {
  pdf: endpoint({
    method: 'GET',
    path: '/api/v1/admin/orders/:od_id/papers/:kind',
    who: ['order'],
    about: 'A paper of an order as PDF in my language: order-sheet, packing-slip (no prices) or statement (supply and tax per line)',
    answer: z.object({}),
  }),
}
