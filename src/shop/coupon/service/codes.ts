import { whyNotMoney } from '#kernel/endpoint.ts'
import { Failure, invalid } from '#kernel/failure.ts'
import { koreanMinute } from '#kernel/korean-time.ts'
import { pageOf } from '#kernel/paging.ts'
import { type Ctx, say } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import type { Reply } from '#platform/implement.ts'
import { answerCsv, inPages, noteFile } from '#platform/sheet-out.ts'
import { transact } from '#platform/transact.ts'
import { whyBadCode } from '#shop/coupon/admin-rules.ts'
import { type CodeAsk, insertCodes, listCodes } from '#shop/coupon/admin-store.ts'
import { bareCode } from '#shop/coupon/rules.ts'
import { newCouponId } from './issue-coupon.ts'
import { staffKind } from './kinds.ts'

/** One code in the shop's own words, or a batch that works once each. */
export async function makeCodes(
  ctx: Ctx,
  cz_id: number,
  asked: { code?: string; most: number | null; count?: number },
): Promise<number> {
  const kind = await staffKind(ctx, cz_id)
  if (kind.cz_way !== 'code')
    throw new Failure('CONFLICT', '쿠폰 번호로 받는 쿠폰에만 번호를 만들 수 있어요.')
  if (!kind.cz_use)
    throw new Failure('CONFLICT', '멈춘 쿠폰이에요. 다시 시작한 뒤에 번호를 만들어 주세요.')
  const worded = asked.code !== undefined && asked.code !== ''
  if (!worded && !asked.count) throw invalid({ count: ['몇 개를 만들지 적어 주세요.'] })
  const why = worded ? whyBadCode(asked.code ?? '') : null
  if (why) throw invalid({ code: [why] })
  const codes = worded
    ? [bareCode(asked.code ?? '')]
    : Array.from({ length: asked.count ?? 0 }, () => bareCode(newCouponId()))
  return transact(ctx, async (ctx) => {
    const made = await insertCodes(ctx, cz_id, codes, worded ? asked.most : 1)
    if (made === 0) throw invalid({ code: ['이미 있는 쿠폰 번호예요. 다른 번호를 적어 주세요.'] })
    await announce(ctx, 'coupon.codes_made', String(cz_id), { made, cp_subject: kind.cp_subject })
    return made
  })
}

/** A code that works once is as good as its coupon: whoever may not give one sees its first letters, or asks for the whole of it. */
export async function kindCodes(ctx: Ctx, cz_id: number, { keyword, ...ask }: CodeAsk) {
  await staffKind(ctx, cz_id)
  const isHidden = whyNotMoney(ctx.visitor.staff_role) !== null
  const exactly = isHidden && keyword ? bareCode(keyword) : undefined
  const { rows, total } = await listCodes(ctx, cz_id, {
    ...ask,
    ...(isHidden ? { exactly } : { keyword }),
  })
  return pageOf(
    rows.map((row) => ({
      ...row,
      code: shownCode(row.code, isHidden && row.most === 1 && !exactly),
      created_at: row.created_at.toISOString(),
    })),
    total,
    ask,
  )
}

function shownCode(code: string, isHidden: boolean): string {
  return isHidden ? `${code.slice(0, 4)}-••••` : groupedCode(code)
}

// random codes are read in fours, as they were drawn
function groupedCode(code: string): string {
  return /^[A-Z0-9]{16}$/.test(code) ? (code.match(/.{4}/g)?.join('-') ?? code) : code
}

/** All of them as a table, however many. A code is as good as its coupon, so who took them is in the log. */
export async function codesFile(ctx: Ctx, cz_id: number, reply: Reply) {
  const isHidden = whyNotMoney(ctx.visitor.staff_role) !== null
  const kind = await staffKind(ctx, cz_id)
  const all = { sort: 'created_at', order: 'asc' } as const
  const { total } = await listCodes(ctx, cz_id, { ...all, page: 1, per_page: 1 })
  const name = `coupon-${kind.cz_id}`
  await noteFile(ctx, { whole: true, reason: '' }, name, total)
  return answerCsv(ctx, reply, {
    name,
    head: ['쿠폰 번호', '쓸 수 있는 횟수', '쓴 횟수', '만든 때'].map((word) => say(ctx, word)),
    each: inPages(ctx, {
      total,
      page: async (ctx, paging) =>
        (await listCodes(ctx, cz_id, { ...all, ...paging })).rows.map(
          ({ code, most, used, created_at }) => [
            shownCode(code, isHidden && most === 1),
            most === null ? say(ctx, '제한 없음') : most,
            used,
            koreanMinute(created_at),
          ],
        ),
    }),
  })
}
