import { readCsv } from '#kernel/csv.ts'
import { Failure } from '#kernel/failure.ts'
import { type Ctx, say } from '#platform/context.ts'
import type { Reply } from '#platform/implement.ts'
import { answerCsv, inParts } from '#platform/sheet-out.ts'
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

/** Takes what fits and tells what does not, by line; a line without English is left as it is. */
export async function importTerms(ctx: Ctx, csv: string) {
  const [first, ...lines] = readCsv(csv)
  const [phraseAt, englishAt] = [first?.indexOf('phrase') ?? -1, first?.indexOf('english') ?? -1]
  if (phraseAt < 0 || englishAt < 0)
    throw new Failure('INVALID', '입력한 내용을 확인해 주세요.', {
      fields: { csv: ['첫 줄에 phrase 와 english 열이 있어야 해요.'] },
    })
  if (lines.length > mostLines)
    throw new Failure('INVALID', '입력한 내용을 확인해 주세요.', {
      fields: { csv: ['한 번에 10,000줄까지 올릴 수 있어요.'] },
    })
  const done = await transact(ctx, async (ctx) => {
    await lockTerms(ctx)
    const now = new Map((await allTerms(ctx)).map((row) => [row.phrase, row]))
    const refused: Refused[] = []
    let [saved, same] = [0, 0]
    for (const [at, cells] of lines.entries()) {
      const [phrase, english] = [cells[phraseAt] ?? '', (cells[englishAt] ?? '').trim()]
      const known = now.get(phrase)
      if (!english || english === known?.translation) {
        same++
        continue
      }
      const why = known ? whyBadTranslation(phrase, english) : '가게에 없는 문장이에요.'
      if (why) refused.push({ line: at + 2, phrase: phrase.slice(0, 100), reason: say(ctx, why) })
      else {
        await keepTranslation(ctx, phrase, english, known?.translation ?? null)
        saved++
      }
    }
    return { saved, same, refused: refused.slice(0, 200) }
  })
  if (done.saved) await loadWords(ctx)
  return done
}
