import { createHash } from 'node:crypto'
import type { Ctx } from '#platform/context.ts'
import { transact } from '#platform/transact.ts'
import { initialsOf } from '#shop/search/hangul-rules.ts'
import { documentOf, type Goods, squeezed } from '#shop/search/rules.ts'
import { forgetAskers } from '#shop/search/store/asked.ts'
import {
  type Document,
  listMarks,
  putDocuments,
  recountWords,
} from '#shop/search/store/documents.ts'

export { copySales, listUnread } from '#shop/search/store/documents.ts'

/** Makes items findable by their words; those whose texts have not changed are left as they are. */
export async function indexGoods(ctx: Ctx, goods: readonly Goods[]) {
  if (goods.length === 0) return
  const marks = await listMarks(
    ctx,
    goods.map(({ it_id }) => it_id),
  )
  const changed = goods.flatMap((one) => {
    const mark = markOf(one)
    return marks.get(one.it_id) === mark ? [] : [readGoods(one, mark)]
  })
  if (changed.length) await putDocuments(ctx, changed)
}

function readGoods(goods: Goods, mark: string): Document {
  const { inName, words } = documentOf(goods)
  return {
    it_id: goods.it_id,
    name_key: squeezed(goods.it_name),
    name_key_en: squeezed(goods.it_name_en),
    initials: initialsOf(goods.it_name),
    words,
    name_words: inName,
    sold_30d: goods.sold_30d,
    mark,
  }
}

function markOf({ it_name, it_name_en, texts }: Goods): string {
  return createHash('md5')
    .update([it_name, it_name_en, ...texts].join('\n'))
    .digest('base64')
}

/** Every night: how common each word is, and words that nothing has any more or that nobody looks for. */
export async function countWords(ctx: Ctx) {
  await transact(ctx, recountWords)
  await forgetAskers(ctx)
}
