import * as z from 'zod/mini'
import { endpoint } from '#kernel/endpoint.ts'
import { one } from '#kernel/paging.ts'

export const paperKinds = ['order-sheet', 'packing-slip', 'statement'] as const
export type PaperKind = (typeof paperKinds)[number]

const list = <Item extends z.core.$ZodType>(item: Item) => z.readonly(z.array(item))
const pair = z.readonly(z.tuple([z.string(), z.string()]))

/** `parcel`: on a packing slip only what lies in that one */
const ofParcel = z.object({
  parcel: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/, '고를 수 없는 값이에요.'))),
})

/** What stands on a paper: the PDF and the page to print are made of the same words. */
export const paperText = z.object({
  title: z.string(),
  number: z.string(),
  facts: list(pair),
  parties: list(z.object({ heading: z.string(), rows: list(pair), seal: z.optional(z.string()) })),
  words: z.optional(pair),
  columns: list(
    z.object({
      label: z.string(),
      width: z.number(),
      align: z.optional(z.enum(['left', 'right', 'center'])),
    }),
  ),
  rows: list(list(z.string())),
  sums: list(z.readonly(z.tuple([z.string(), z.string(), z.optional(z.boolean())]))),
  notes: list(z.object({ heading: z.string(), lines: list(z.string()) })),
  foot: z.string(),
})
export type PaperShown = z.output<typeof paperText>

export const ownPapers = {
  text: endpoint({
    method: 'GET',
    path: '/api/v1/orders/:od_id/statement/text',
    who: 'anyone',
    about: 'What stands on the statement of my order, in my language',
    answer: one(paperText),
  }),
  statement: endpoint({
    method: 'GET',
    path: '/api/v1/orders/:od_id/statement',
    file: ['application/pdf'],
    who: 'anyone',
    about:
      'The statement of my order as PDF in my language: supplier, buyer, supply and tax per line',
    answer: z.object({}),
  }),
}

export const adminPapers = {
  text: endpoint({
    method: 'GET',
    path: '/api/v1/admin/orders/:od_id/papers/:kind/text',
    who: ['order'],
    about: 'What stands on a paper of an order, in my language',
    query: ofParcel,
    answer: one(paperText),
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/api/v1/admin/orders/:od_id/papers/:kind',
    file: ['application/pdf'],
    who: ['order'],
    about:
      'A paper of an order as PDF in my language: order-sheet, packing-slip (without prices for a present) or statement (supply and tax per line)',
    query: ofParcel,
    answer: z.object({}),
  }),
}
