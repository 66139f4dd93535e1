import * as z from 'zod/mini'
import { isDay } from '#kernel/days.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { safeWords } from '#kernel/form-shapes.ts'
import { one, paged, pageQuery, whole } from '#kernel/paging.ts'
import { rowId } from '#kernel/row-id.ts'
import { searchWord } from '#kernel/search-word.ts'

/** Before these stand the states of the brief itself, an application of the kind `fragrance`. */
export const scentStates = [
  'quoted',
  'accepted',
  'deposit_paid',
  'sample_sent',
  'feedback',
  'approved',
  'production',
  'shipped',
  'done',
  'declined',
  'cancelled',
  'expired',
] as const
export type ScentState = (typeof scentStates)[number]
const choice = '고를 수 없는 값이에요.'

export const lineParts = ['development', 'samples', 'production', 'licence'] as const
export type LinePart = (typeof lineParts)[number]
const quoteLine = z.object({
  part: z.enum(lineParts, choice),
  what: safeWords(1, 100),
  /** for who reads English; as it is where it is empty */
  what_en: z._default(safeWords(0, 100), ''),
  amount: z.int('금액을 적어 주세요.').check(z.gte(0), z.lte(100_000_000, '금액이 너무 커요.')),
})
export type QuoteLine = z.output<typeof quoteLine>

/** Whose the recipe is once it is paid. */
export const recipeOwners = ['house', 'customer', 'shared'] as const
export type RecipeOwner = (typeof recipeOwners)[number]
export const safetyPapers = ['ifra', 'sds', 'allergen'] as const
export type SafetyPaper = (typeof safetyPapers)[number]
const promisesShape = z.object({
  owner: z.enum(recipeOwners, choice),
  /** months in which nobody else gets this scent; 0 where that is not promised */
  exclusive: whole(0, 120),
  /** both sides keep brief and recipe to themselves: who takes the offer ticks it */
  nda: z.boolean(),
  /** a piece of the same scent made again; null where it is quoted anew */
  again: z.nullable(whole(0, 100_000_000)),
  papers: z.array(z.enum(safetyPapers, choice)).check(z.maxLength(3)),
})
export type Promises = z.output<typeof promisesShape>
export const usualPromises: Promises = {
  owner: 'house',
  exclusive: 0,
  nda: false,
  again: null,
  papers: ['ifra', 'sds'],
}

export const verdicts = ['keep', 'change', 'drop'] as const
export type Verdict = (typeof verdicts)[number]
const rating = z.object({
  /** one to five; 0 before it was smelt */
  rating: z.int().check(z.gte(0), z.lte(5)),
  verdict: z.enum(['', ...verdicts], choice),
  words: z.string(),
})
export const sampleRound = z.object({
  round: z.number(),
  note: z.string(),
  waybill: z.string(),
  sent_at: z.string(),
  answered_at: z.nullable(z.string()),
  scents: z.array(z.extend(rating, { name: z.string() })),
})
export type SampleRound = z.output<typeof sampleRound>

export const scentView = z.object({
  token: z.string(),
  ap_id: z.number(),
  state: z.enum(scentStates),
  name: z.string(),
  currency: z.enum(['krw', 'usd']),
  lines: z.array(quoteLine),
  total: z.number(),
  deposit: z.number(),
  balance: z.number(),
  rounds: z.number(),
  note: z.string(),
  promises: promisesShape,
  /** what else was agreed on */
  terms: z.string(),
  nda_at: z.nullable(z.string()),
  valid_until: z.string(),
  samples: z.array(sampleRound),
  approved_scent: z.string(),
  approved_name: z.string(),
  approved_at: z.nullable(z.string()),
  consent_at: z.nullable(z.string()),
  /** the payment that waits now; null when nothing is to pay */
  pay_token: z.nullable(z.string()),
  deposit_paid_at: z.nullable(z.string()),
  balance_paid_at: z.nullable(z.string()),
  /** of the deposit, were it given up now */
  refund: z.number(),
  waybill: z.string(),
  reason: z.string(),
  can_accept: z.boolean(),
  can_rate: z.boolean(),
  can_approve: z.boolean(),
  can_decline: z.boolean(),
  created_at: z.string(),
  version: z.number(),
})
export type Scent = z.output<typeof scentView>

const ticked = (words: string) => z.boolean().check(z.refine((on) => on, words))
const version = { version: z.int() }
const path = '/api/v1/fragrance-works'
const whole_view = one(scentView)

/** A scent of one's own from the offer to the parcel. Whoever has the link of it speaks for the customer. */
export const scentWork = {
  show: endpoint({
    method: 'GET',
    path: `${path}/:token`,
    who: 'anyone',
    about: 'An offer for a custom fragrance and how far the work has come, by its secret link',
    answer: whole_view,
  }),
  accept: endpoint({
    method: 'POST',
    path: `${path}/:token/acceptance`,
    who: 'anyone',
    about:
      'Take the offer, having read what goes back when, and where it asks for it the secrecy; a personal payment of the deposit is made',
    body: z.object({
      agreed: ticked('환불 기준을 읽고 동의해 주세요.'),
      nda: z._default(z.boolean(), false),
      ...version,
    }),
    answer: whole_view,
  }),
  rate: endpoint({
    method: 'POST',
    path: `${path}/:token/ratings`,
    who: 'anyone',
    about: 'What is thought of each sample of the newest round: stars, words, keep or change',
    body: z.object({
      scents: z
        .array(
          z.object({
            rating: z.int('별점을 골라 주세요.').check(z.gte(1, '별점을 골라 주세요.'), z.lte(5)),
            verdict: z.enum(verdicts, '어떻게 할지 골라 주세요.'),
            words: safeWords(0, 500),
          }),
        )
        .check(z.maxLength(6)),
      ...version,
    }),
    answer: whole_view,
  }),
  approve: endpoint({
    method: 'POST',
    path: `${path}/:token/approval`,
    who: 'anyone',
    about:
      'Approve a sample by name, and agree separately that it is made to order; a personal payment of the balance is made',
    body: z.object({
      scent: safeWords(1, 40),
      approved_name: safeWords(1, 30),
      consent: ticked('맞춤 제작에 동의해 주세요.'),
      ...version,
    }),
    answer: whole_view,
  }),
  decline: endpoint({
    method: 'POST',
    path: `${path}/:token/decline`,
    who: 'anyone',
    about:
      'Give it up before a sample is approved; what goes back of the deposit follows the table',
    body: z.object({ reason: safeWords(0, 200), ...version }),
    answer: whole_view,
  }),
}

const who = ['order'] as const
const desk = '/api/v1/admin/fragrance-works/:ap_id'
const at = { params: { ap_id: rowId }, who }
export const deskScent = z.extend(scentView, {
  moves: z.array(z.enum(scentStates)),
  can_sample: z.boolean(),
  deposit_pp: z.nullable(z.string()),
  balance_pp: z.nullable(z.string()),
})
export type DeskScent = z.output<typeof deskScent>
const asked = one(z.nullable(deskScent))

export const scentSorts = ['created_at', 'due_on', 'total'] as const
export const deskScentRow = z.object({
  ap_id: z.number(),
  state: z.enum(scentStates),
  name: z.string(),
  currency: z.enum(['krw', 'usd']),
  total: z.number(),
  /** rounds of samples that were sent, of those that were offered */
  sent: z.number(),
  rounds: z.number(),
  /** the last day of an offer that waits, else the day the customer wished for */
  due_on: z.nullable(z.string()),
  created_at: z.string(),
})
export type DeskScentRow = z.output<typeof deskScentRow>

export const quoteForm = z.object({
  lines: z
    .array(quoteLine)
    .check(z.minLength(1, '견적을 한 줄 이상 적어 주세요.'), z.maxLength(20)),
  currency: z.enum(['krw', 'usd'], choice),
  deposit: whole(1, 1_000_000_000),
  rounds: z.int().check(z.gte(1, '샘플은 한 번부터예요.'), z.lte(10)),
  note: safeWords(0, 2_000),
  promises: z._default(promisesShape, usualPromises),
  terms: safeWords(0, 2_000),
  valid_until: z.string('날짜를 골라 주세요.').check(z.refine(isDay, '날짜를 골라 주세요.')),
})
export type QuoteForm = z.output<typeof quoteForm>

export const scentDesk = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/fragrance-works',
    who,
    about:
      'Custom fragrances that were offered, by state, those due first or newest first; one search box',
    query: z.object({
      ...pageQuery(scentSorts, 20),
      state: z.optional(z.enum(scentStates, choice)),
      keyword: z.optional(searchWord),
    }),
    answer: z.extend(paged(deskScentRow), { counts: z.record(z.string(), z.number()) }),
  }),
  show: endpoint({
    method: 'GET',
    path: desk,
    ...at,
    about: 'The work that came of a fragrance brief; null while nothing was offered',
    answer: asked,
  }),
  quote: endpoint({
    method: 'POST',
    path: desk,
    ...at,
    status: 201,
    about:
      'Offer the work: lines, deposit, rounds of samples, terms and the last day. A newer offer takes the place of one that was not taken',
    body: quoteForm,
    answer: asked,
  }),
  sample: endpoint({
    method: 'POST',
    path: `${desk}/samples`,
    ...at,
    status: 201,
    about: 'A round of samples is on its way, each by its name',
    body: z.object({
      scents: z
        .array(safeWords(1, 40))
        .check(z.minLength(1, '샘플 이름을 하나 이상 적어 주세요.'), z.maxLength(6)),
      note: safeWords(0, 500),
      waybill: safeWords(1, 60),
      ...version,
    }),
    answer: asked,
  }),
  move: endpoint({
    method: 'POST',
    path: `${desk}/state`,
    ...at,
    about: 'Into production once the balance is paid, on its way, done; or cancelled with a word',
    body: z.object({
      state: z.enum(scentStates, choice),
      waybill: safeWords(0, 60),
      reason: safeWords(0, 200),
      ...version,
    }),
    answer: asked,
  }),
}
