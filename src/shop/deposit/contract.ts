import * as z from 'zod/mini'
import { endpoint, moneyRoles } from '#kernel/endpoint.ts'
import { errandBegun, errandView } from '#kernel/errand.ts'
import { one, paged, pageQuery } from '#kernel/paging.ts'
import { rowId } from '#kernel/row-id.ts'
import { searchWord } from '#kernel/search-word.ts'
import { fileNotes, tableFile, unreadRow } from '#kernel/table-file.ts'
import { text } from '#shop/order/contract/fields.ts'

export const depositStates = ['queued', 'matched', 'ignored'] as const
/** An order that money may be for. */
export const openOrder = z.object({
  od_id: z.string(),
  name: z.string(),
  depositor: z.string(),
  misu: z.number(),
  status: z.string(),
})

export const deposit = z.object({
  dep_id: z.number(),
  at: z.string(),
  amount: z.number(),
  depositor: z.string(),
  memo: z.string(),
  state: z.enum(depositStates),
  why: z.string(),
  od_id: z.nullable(z.string()),
  candidates: z.array(openOrder),
  done_by: z.nullable(z.string()),
})
export type Deposit = z.output<typeof deposit>

const file = z.object({
  ...tableFile({ most: 2_000_000, large: '파일이 너무 커요. 기간을 나누어 받아 주세요.' }),
  name: z._default(z.string().check(z.maxLength(100)), ''),
})
export type BankFile = z.output<typeof file>
const limit = 3 * 1024 * 1024

export const previewLine = z.object({
  /** as a spreadsheet counts */
  row: z.number(),
  at: z.string(),
  /** the bank printed no time of day */
  day_only: z.boolean(),
  amount: z.number(),
  depositor: z.string(),
  known: z.boolean(),
  verdict: z.enum(['match', 'queue']),
  why: z.string(),
  od_id: z.nullable(z.string()),
})
/** What became of a line: known already, matched with an order, left for a person, or refused with a reason. */
export const takenEnds = ['known', 'matched', 'queued', 'refused'] as const
const takenLine = z.object({
  row: z.number(),
  at: z.string(),
  amount: z.number(),
  depositor: z.string(),
  end: z.enum(takenEnds),
  /** the order that it paid; empty for none */
  od_id: z.string(),
  /** why a person must look: a word for `queued`, a sentence for `refused` */
  why: z.string(),
})
export type TakenLine = z.output<typeof takenLine>
const column = z.optional(z.int().check(z.gte(0), z.lt(200)))
const chosenColumns = z.object({
  at: column,
  time: column,
  in: column,
  out: column,
  amount: column,
  kind: column,
  sender: column,
  memo: column,
  balance: column,
})

export const depositSorts = ['at', 'amount'] as const

export const deposits = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/deposits',
    who: ['order'],
    about: 'Deposits from bank files by state',
    query: z.object({
      ...pageQuery(depositSorts, 20),
      state: z.optional(z.enum(depositStates)),
      keyword: z.optional(searchWord),
    }),
    answer: z.extend(paged(deposit), { counts: z.record(z.string(), z.number()) }),
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/v1/admin/deposits/preview',
    who: ['order'],
    limit,
    about:
      'What a bank file holds and what would be matched; writes nothing. Every line is one of `lines`, counted in `skipped` (money that went out), or named in `unread` with the reason',
    body: file,
    answer: one(
      z.object({
        lines: z.array(previewLine),
        skipped: z.number(),
        unread: z.array(unreadRow),
        notes: fileNotes,
      }),
    ),
  }),
  heads: endpoint({
    method: 'POST',
    path: '/api/v1/admin/deposits/heads',
    who: ['order'],
    limit,
    about:
      'The headings of a bank file with the first lines below, and which column is what, as far as it is known; writes nothing',
    body: file,
    answer: one(
      z.object({
        names: z.array(z.string()),
        samples: z.array(z.array(z.string())),
        columns: chosenColumns,
      }),
    ),
  }),
  choose: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/deposits/columns',
    who: moneyRoles,
    about:
      'Which column of a bank’s file is what, counted from nought; kept for every file with these headings',
    body: z.object({
      names: z
        .array(z.string().check(z.maxLength(200)))
        .check(z.minLength(1, '파일을 골라 주세요.'), z.maxLength(200)),
      columns: chosenColumns,
    }),
    answer: one(chosenColumns),
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/v1/admin/deposits',
    who: moneyRoles,
    status: 202,
    limit,
    about:
      'Begins to take a bank file in: lines known already are left out, exact ones are matched, the others wait for a person. A job goes on with it: `uploaded` tells how far it is; the same file sent again meanwhile is the same work',
    body: file,
    answer: errandBegun,
  }),
  uploads: endpoint({
    method: 'GET',
    path: '/api/v1/admin/deposit-uploads',
    who: ['order'],
    about: 'The last bank files that I took in, with how far each is',
    answer: one(z.array(errandView)),
  }),
  uploaded: endpoint({
    method: 'GET',
    path: '/api/v1/admin/deposit-uploads/:errand_id',
    params: { errand_id: rowId },
    who: ['order'],
    about: 'How far a bank file of mine is, and what became of each line so far',
    answer: one(
      z.object({
        errand: errandView,
        lines: z.array(takenLine),
        added: z.number(),
        matched: z.number(),
        queued: z.number(),
        known: z.number(),
        /** lines of money that went out */
        skipped: z.number(),
        /** lines that could not be read, with the reason */
        unread: z.array(unreadRow),
      }),
    ),
  }),
  orders: endpoint({
    method: 'GET',
    path: '/api/v1/admin/deposits/:dep_id/orders',
    params: { dep_id: rowId },
    who: ['order'],
    about:
      'Orders that wait for a transfer, by number, name, depositor or sum; those nearest to the sum of this deposit first',
    query: z.object({
      ...pageQuery(['misu'], 8),
      keyword: z.optional(searchWord),
    }),
    answer: paged(openOrder),
  }),
  match: endpoint({
    method: 'POST',
    path: '/api/v1/admin/deposits/:dep_id/match',
    params: { dep_id: rowId },
    who: moneyRoles,
    about:
      'This deposit is for that order; another amount than the unpaid one is taken with a note',
    body: z.object({
      od_id: z
        .string('주문번호를 적어 주세요.')
        .check(z.trim(), z.minLength(1, '주문번호를 적어 주세요.'), z.maxLength(30)),
    }),
    answer: one(z.object({ dep_id: z.number() })),
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/v1/admin/deposits/:dep_id/undo',
    params: { dep_id: rowId },
    who: moneyRoles,
    about:
      'A match was wrong: the money leaves its order, which waits again, and the deposit is open. 409 when the order was sent or refunded',
    body: z.object({ reason: text('이유를 적어 주세요.', 200) }),
    answer: one(z.object({ dep_id: z.number() })),
  }),
  ignore: endpoint({
    method: 'POST',
    path: '/api/v1/admin/deposits/:dep_id/ignore',
    params: { dep_id: rowId },
    who: moneyRoles,
    about: 'Not for an order',
    answer: one(z.object({ dep_id: z.number() })),
  }),
}
