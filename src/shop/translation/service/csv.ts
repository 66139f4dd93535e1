import { invalid } from '#kernel/failure.ts'
import { bodyOf } from '#kernel/table.ts'
import type { Ctx } from '#platform/context.ts'
import type { Reply } from '#platform/implement.ts'
import { answerCsv, inParts } from '#platform/sheet-out.ts'
import { deskLimits, notesOf, readTable, sayTold } from '#platform/table/read-table.ts'
import { transact } from '#platform/transact.ts'
import { whyBadTranslation } from '#shop/translation/rules.ts'
import { lockTerms } from '#shop/translation/store.ts'
import { allTerms, keepTranslation } from './desk.ts'
import { loadWords } from './words.ts'

const head = ['phrase', 'english', 'state', 'seen']
const mostLines = 10_000

export async function exportTerms(ctx: Ctx, reply: Reply) {
  const rows = (await allTerms(ctx)).filter(({ state }) => state !== 'rejected')
  const cells = rows.map(({ phrase, translation, state, seen_count }) => [
    phrase,
    translation,
    state,
    seen_count,
  ])
  return answerCsv(ctx, reply, { name: 'odemoa-phrases-en', head, each: inParts(cells) })
}

type Refused = { line: number; phrase: string; reason: string }

const heads = { phrase: [/^phrase$/], english: [/^english$/] }

/** A cell loses the blanks at its ends, and those that do not break. */
const bare = (phrase: string) => phrase.replaceAll('\u00A0', ' ').trim()

/** Takes what fits and tells what does not, by line; a line without English is left as it is. */
export async function importTerms(ctx: Ctx, { csv, xlsx }: { csv: string; xlsx: string }) {
  const table = await readTable(ctx, { text: csv, xlsx }, deskLimits, 'csv')
  const body = bodyOf(table, heads, ['phrase', 'english'])
  if (!body) throw invalid({ csv: ['첫 줄에 phrase 와 english 열이 있어야 해요.'] })
  if (body.rows.length > mostLines) throw invalid({ csv: ['한 번에 10,000줄까지 올릴 수 있어요.'] })
  const done = await transact(ctx, async (ctx) => {
    await lockTerms(ctx)
    const now = new Map((await allTerms(ctx)).map((row) => [bare(row.phrase), row]))
    const taken = new Map<string, string>()
    const refused: Refused[] = []
    let [saved, same] = [0, 0]
    for (const { row, of, trouble } of body.rows) {
      const { phrase, english } = of
      const known = now.get(phrase)
      if (!trouble && (!english || english === (taken.get(phrase) ?? known?.translation))) {
        same++
        continue
      }
      const why =
        trouble ??
        (taken.has(phrase) ? '위에서 다른 영어로 적은 문장이에요.' : null) ??
        (known ? whyBadTranslation(known.phrase, english) : '가게에 없는 문장이에요.')
      if (why || !known)
        refused.push({ line: row, phrase: phrase.slice(0, 100), reason: sayTold(ctx, why ?? '') })
      else {
        await keepTranslation(ctx, known.phrase, english, known.translation)
        taken.set(phrase, english)
        saved++
      }
    }
    return { saved, same, refused }
  })
  if (done.saved) await loadWords(ctx)
  return { ...done, notes: notesOf(ctx, table) }
}
