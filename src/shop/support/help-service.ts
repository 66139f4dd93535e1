import type { Ctx } from '#platform/context.ts'
import { together } from '#platform/transact.ts'
import { documentBoard } from '#shop/document/service.ts'
import { listClasses } from '#shop/tssa/service/classes.ts'
import { publicFaqs } from './faq-service.ts'
import { type Found, type Help, helpShown } from './help-contract.ts'
import { publicNotices } from './service.ts'

const longestText = 120

/** A word looked for everywhere that help may stand. Every part shows what it shows to everybody. */
export async function searchHelp(ctx: Ctx, keyword: string): Promise<Help> {
  const ask = { keyword, page: 1, per_page: helpShown }
  const [faqs, notices, documents, classes] = await together(
    ctx,
    () => publicFaqs(ctx, ask),
    () => publicNotices(ctx, { ...ask, order: 'desc' }),
    () => documentBoard(ctx, { ...ask, sort: 'newest_on', order: 'desc' }),
    () => listClasses(ctx, { ...ask, sort: 'class_order', order: 'asc' }),
  )
  return {
    faqs: foundIn(faqs, (row) => ({
      id: row.fa_id,
      title: both(row.fa_subject, row.fa_subject_en),
      text: both(plain(row.fa_content), plain(row.fa_content_en)),
    })),
    notices: foundIn(notices, (row) => ({
      id: row.id,
      title: both(row.title, row.title_en),
      text: both('', ''),
      board: row.board,
    })),
    documents: foundIn(documents, (row) => ({
      id: row.dc_id,
      title: both(row.dc_title, row.dc_title_en),
      text: both(row.item?.it_name ?? '', row.item?.it_name_en ?? ''),
    })),
    classes: foundIn(classes, (row) => ({
      id: row.class_id,
      title: row.title,
      text: row.summary,
    })),
  }
}

const both = (ko: string, en: string) => ({ ko, en })

function foundIn<Row>(
  { data, total }: { data: Row[]; total: number },
  rowOf: (row: Row) => Found['rows'][number],
): Found {
  return { total, rows: data.map(rowOf) }
}

function plain(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
  return text.length > longestText ? `${text.slice(0, longestText).trimEnd()}…` : text
}
