import * as z from 'zod/mini'
import { invalid } from '#kernel/failure.ts'
import { networkOf } from '#platform/client-address.ts'
import type { Ctx } from '#platform/context.ts'
import { limitTries } from '#platform/rate-limit.ts'
import { notesOf, openLimits, readTable, sayTold } from '#platform/table/read-table.ts'
import { namedSend, type SheetRow } from '#shop/application/sends-contract.ts'
import { readSends, whyBadSend } from '#shop/application/sends-rules.ts'
import { mostSends, type NamedSend } from '#shop/cart/send-contract.ts'

const sheetsPerHour = 60

/** What a sheet says, row by row, with what is wrong. Nothing is kept. */
export async function checkSheet(
  ctx: Ctx,
  file: { text: string; xlsx: string },
): Promise<{ rows: SheetRow[]; notes: string[] }> {
  await limitTries(ctx, `bulk-sheet:${networkOf(ctx.ip)}`, sheetsPerHour, 3600)
  const table = await readTable(ctx, file, openLimits, 'sends')
  const read = readSends(table)
  if (!read?.length)
    throw invalid({
      sends: [
        '받는 분, 전화, 우편번호, 주소, 상품, 수량 칸이 있는 CSV나 엑셀(xlsx) 파일을 골라 주세요.',
      ],
    })
  if (read.length > mostSends) throw invalid({ sends: [tooMany] })
  return {
    notes: notesOf(ctx, table),
    rows: read.map(({ trouble, ...typed }) => {
      const why = trouble ?? whyBadSend(typed)
      return { ...typed, qty: Number(typed.qty) || 0, message: why && sayTold(ctx, why) }
    }),
  }
}

const tooMany = '한 번에 300줄까지 보낼 수 있어요. 파일을 나누어 주세요.'

/** The list that came with a form; a sentence where it is none. */
export function readList(typed: string): NamedSend[] | string {
  if (!typed) return []
  const read = z.safeParse(z.array(namedSend), jsonIn(typed))
  if (!read.success) return '받는 곳 목록을 읽지 못했어요. 파일을 다시 골라 주세요.'
  if (read.data.length > mostSends) return tooMany
  return read.data.some((one) => whyBadSend({ ...one, qty: String(one.qty) }))
    ? '받는 곳 목록에 고칠 줄이 있어요. 파일을 고쳐 다시 골라 주세요.'
    : read.data
}

function jsonIn(typed: string): unknown {
  try {
    return JSON.parse(typed)
  } catch {
    return null
  }
}
