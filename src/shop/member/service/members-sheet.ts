import { koreanDay } from '#kernel/korean-time.ts'
import { maskedMail, maskedPhone } from '#kernel/masked.ts'
import type { SheetAsk } from '#kernel/sheet.ts'
import { type Ctx, say } from '#platform/context.ts'
import type { Reply } from '#platform/implement.ts'
import { answerList } from '#platform/sheet-out.ts'
import { countForDesk, type DeskAsk, type DeskFound, listForDesk } from '#shop/member/desk-store.ts'

type Filters = Omit<DeskAsk, 'page' | 'per_page'>

/** The members that the list shows, all of them, as a file. */
export async function membersSheet(ctx: Ctx, filters: Filters, ask: SheetAsk, reply: Reply) {
  const total = await countForDesk(ctx, { ...filters, page: 1, per_page: 1 })
  const head = [
    '아이디',
    '이름',
    '메일',
    '전화',
    '등급',
    '포인트',
    '주문 수',
    '상태',
    '가입',
    '마지막 로그인',
    ...(ask.whole ? ['생일', '우편번호', '주소'] : []),
  ]
  return answerList(ctx, reply, ask, {
    name: `members-${koreanDay(ctx.now)}`,
    head: head.map((label) => say(ctx, label)),
    total,
    page: async (ctx, paging) =>
      (await listForDesk(ctx, { ...filters, ...paging })).map((row) =>
        cellsOf(ctx, row, ask.whole),
      ),
  })
}

function cellsOf(ctx: Ctx, row: DeskFound, whole: boolean) {
  return [
    row.mb_id,
    row.mb_name,
    whole ? row.mb_email : maskedMail(row.mb_email),
    whole ? row.mb_hp : maskedPhone(row.mb_hp),
    row.staff_role ? null : row.mb_level,
    row.mb_point,
    row.orders,
    say(ctx, standingOf(row)),
    { day: koreanDay(row.created_at) },
    row.last_login_at ? new Date(row.last_login_at) : null,
    ...(whole
      ? [
          row.mb_birth,
          row.mb_zip,
          [row.mb_addr1, row.mb_addr2, row.mb_addr3].filter(Boolean).join(' '),
        ]
      : []),
  ]
}

function standingOf(row: DeskFound): string {
  if (row.mb_leave_date) return '탈퇴한 회원'
  if (row.mb_intercept_date) return '막힌 회원'
  return row.staff_role ? '직원' : '쇼핑 회원'
}
