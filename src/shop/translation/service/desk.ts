import { Failure, invalid, notFound, refuse } from '#kernel/failure.ts'
import { pageOf, rowsBefore } from '#kernel/paging.ts'
import { phrasesOf } from '#kernel/translate.ts'
import { type Ctx, say } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { limitTries } from '#platform/rate-limit.ts'
import { touch, transact } from '#platform/transact.ts'
import { memberOf } from '#shop/member/service.ts'
import type { TermShown, termFilters, termSorts } from '#shop/translation/admin-contract.ts'
import { whyBadTranslation } from '#shop/translation/rules.ts'
import {
  deleteTerm,
  findTerm,
  listTerms,
  lockTerms,
  putProposal,
  putTranslation,
  rejectTerms,
  type TermRow,
} from '#shop/translation/store.ts'
import { openTranslator } from '#shop/translation/translator.ts'
import { loadWords, wordsTag } from './words.ts'

type Ask = {
  page: number
  per_page: number
  sort: (typeof termSorts)[number]
  order: 'asc' | 'desc'
  state: (typeof termFilters)[number]
  keyword?: string
}

/** The phrases of the code and those of the table, as one list. */
export async function staffTerms(ctx: Ctx, ask: Ask) {
  const rows = await allTerms(ctx)
  const inTab: Record<Ask['state'], (row: TermShown) => boolean> = {
    pending: (row) => row.state === 'pending',
    changed: (row) => row.state === 'approved',
    rejected: (row) => row.state === 'rejected',
    all: (row) => row.state !== 'rejected',
  }
  const word = ask.keyword?.toLowerCase() ?? ''
  const hit = (row: TermShown) =>
    !word ||
    `${row.phrase}\n${row.translation ?? ''}\n${row.own ?? ''}`.toLowerCase().includes(word)
  const found = rows.filter((row) => inTab[ask.state](row) && hit(row)).sort(by(ask))
  const counts = Object.fromEntries(
    Object.entries(inTab).map(([name, isIn]) => [name, rows.filter(isIn).length]),
  ) as Record<Ask['state'], number> // one per tab
  const shown = found.slice(rowsBefore(ask), ask.page * ask.per_page)
  return {
    ...pageOf(shown, found.length, ask),
    counts,
    translator: openTranslator(ctx.house.config)?.name ?? null,
  }
}

export async function allTerms(ctx: Ctx): Promise<TermShown[]> {
  const own = phrasesOf('en')
  const rows = (await listTerms(ctx)).map((row) => shownOf(row, own))
  const known = new Set(rows.map(({ phrase }) => phrase))
  return [
    ...rows,
    ...Object.entries(own).flatMap(([phrase, english]) =>
      known.has(phrase) ? [] : [ownTerm(phrase, english)],
    ),
  ]
}

function by({ sort, order }: Ask): (a: TermShown, b: TermShown) => number {
  const way = order === 'asc' ? 1 : -1
  return (a, b) => {
    const first =
      sort === 'seen_count'
        ? a.seen_count - b.seen_count
        : sort === 'phrase'
          ? a.phrase.localeCompare(b.phrase, 'ko')
          : (a.last_seen_at ?? '').localeCompare(b.last_seen_at ?? '')
    return first * way || a.phrase.localeCompare(b.phrase, 'ko')
  }
}

function ownTerm(phrase: string, own: string): TermShown {
  const none = {
    proposal: null,
    proposed_by: null,
    context: '',
    last_seen_at: null,
    changed_at: null,
    changed_by: null,
  }
  return { phrase, own, translation: own, state: 'own', seen_count: 0, ...none }
}

function shownOf(row: TermRow, own: Record<string, string>): TermShown {
  const { phrase, translation, proposal, proposed_by, seen_count, context, changed_by } = row
  const state = row.state === 'approved' || row.state === 'rejected' ? row.state : 'pending'
  const at = (moment: Date | null) => moment?.toISOString() ?? null
  const ownText = Object.hasOwn(own, phrase) ? (own[phrase] ?? null) : null
  // when a phrase of the screens was only changed, nobody "met" it
  const last_seen_at = seen_count ? at(row.last_seen_at) : null
  return {
    phrase,
    own: ownText,
    translation: translation ?? ownText,
    proposal,
    proposed_by,
    state,
    seen_count,
    context,
    last_seen_at,
    changed_at: at(row.changed_at),
    changed_by,
  }
}

type Written = { phrase: string; translation: string; before?: string | null }

/** Two people who change the same phrase: the second one is told. */
export async function saveTerm(
  ctx: Ctx,
  { phrase, translation, before }: Written,
): Promise<TermShown> {
  const why = whyBadTranslation(phrase, translation)
  if (why) throw invalid({ translation: [why] })
  await transact(ctx, async (ctx) => {
    await lockTerms(ctx)
    const now = await currentTerm(ctx, phrase)
    if (!now) throw notFound()
    if (before !== undefined && before !== now.translation)
      refuse('그사이 다른 직원이 이 문장을 고쳤어요. 새로 불러온 내용을 확인해 주세요.')
    await keepTranslation(ctx, phrase, translation, now.translation)
  })
  await loadWords(ctx)
  return (await currentTerm(ctx, phrase)) ?? ownTerm(phrase, translation)
}

/** Inside a transaction: the new words, and who said so. */
export async function keepTranslation(
  ctx: Ctx,
  phrase: string,
  translation: string,
  before: string | null,
) {
  await putTranslation(ctx, phrase, translation, memberOf(ctx))
  await announce(ctx, 'translation.saved', phrase, { before, after: translation })
  touch(ctx, wordsTag)
}

async function currentTerm(ctx: Ctx, phrase: string): Promise<TermShown | null> {
  const own = phrasesOf('en')
  const row = await findTerm(ctx, phrase)
  if (row) return shownOf(row, own)
  const english = Object.hasOwn(own, phrase) ? own[phrase] : undefined
  return english === undefined ? null : ownTerm(phrase, english)
}

export async function resetTerm(ctx: Ctx, phrase: string) {
  await transact(ctx, async (ctx) => {
    if (!(await deleteTerm(ctx, phrase))) throw notFound()
    await announce(ctx, 'translation.reset', phrase)
    touch(ctx, wordsTag)
  })
  await loadWords(ctx)
  return { message: say(ctx, '처음 문구로 되돌렸어요.') }
}

export async function rejectPhrases(ctx: Ctx, phrases: string[]) {
  const count = await transact(ctx, async (ctx) => {
    const done = await rejectTerms(ctx, phrases, memberOf(ctx))
    if (done) await announce(ctx, 'translation.rejected', phrases[0] ?? '', { count: done })
    return done
  })
  return { message: say(ctx, '{count}개를 번역하지 않기로 했어요.', { count }) }
}

/** Only when staff press the button, and only for what waits: nothing a visitor sent reaches a paid service by itself. */
export async function proposeTerms(ctx: Ctx, phrases: string[]) {
  const translator = openTranslator(ctx.house.config)
  if (!translator) throw new Failure('UNAVAILABLE', '연결된 번역 서비스가 없어요.')
  await limitTries(ctx, `propose:${memberOf(ctx)}`, 30, 600)
  const waiting = new Set(
    (await listTerms(ctx)).flatMap((row) => (row.state === 'pending' ? [row.phrase] : [])),
  )
  const asked = [...new Set(phrases)].filter((phrase) => waiting.has(phrase))
  const answers = asked.length ? await translator.translate(asked) : []
  let proposed = 0
  for (const [at, phrase] of asked.entries()) {
    const answer = answers[at]?.trim()
    if (!answer || whyBadTranslation(phrase, answer)) continue
    await putProposal(ctx, phrase, answer, translator.name)
    proposed++
  }
  return {
    message: say(ctx, '{all}개 가운데 {count}개의 제안을 받았어요.', {
      all: asked.length,
      count: proposed,
    }),
    proposed,
  }
}
