import { Failure, invalid, notFound, refuse } from '#kernel/failure.ts'
import { inLang } from '#kernel/language.ts'
import { maskedAddress, maskedBirth, maskedMail, maskedPhone } from '#kernel/masked.ts'
import { pageOf } from '#kernel/paging.ts'
import { translate } from '#kernel/translate.ts'
import { type Ctx, say } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { endSessionsOf } from '#platform/session.ts'
import { transact } from '#platform/transact.ts'
import { paysLess } from '#shop/catalog/trade-rules.ts'
import type { DeskMember, DeskRow } from '#shop/member/desk-contract.ts'
import { isStaffRole, shownPayload, whyCannotTouch } from '#shop/member/desk-rules.ts'
import {
  countForDesk,
  type DeskAsk,
  type DeskFound,
  findForDesk,
  insertNote,
  listAround,
  listForDesk,
  writeBlock,
  writeGrade,
} from '#shop/member/desk-store.ts'
import { memberOf } from '#shop/member/service.ts'
import { readSettings } from '#shop/setting/service.ts'
import { refuseOwn } from './kin.ts'

export async function listMembers(ctx: Ctx, ask: DeskAsk) {
  const [rows, total] = await Promise.all([listForDesk(ctx, ask), countForDesk(ctx, ask)])
  return pageOf(rows.map(rowOf), total, ask)
}

export async function showMember(ctx: Ctx, mb_id: string): Promise<DeskMember> {
  const row = await anyMember(ctx, mb_id)
  const around = await listAround(ctx, row.mb_id)
  const why = whyCannotTouch(ctx.visitor, row)
  return {
    ...rowOf(row),
    mb_birth: maskedBirth(row.mb_birth),
    mb_addr: maskedAddress(row.mb_addr1),
    sessions: around.sessions,
    social: around.social.map(({ provider }) => provider),
    consents: around.consents.map(({ created_at, ...one }) => ({
      ...one,
      at: created_at.toISOString(),
    })),
    notes: around.notes.map(({ created_at, ...one }) => ({ ...one, at: created_at.toISOString() })),
    logins: around.logins.map(({ created_at, ...one }) => ({
      ...one,
      at: created_at.toISOString(),
    })),
    recent_orders: around.recent.map((one) => ({
      ...one,
      goods: goodsIn('kr', one),
      goods_en: goodsIn('en', one),
    })),
    events: around.events.map((one) => ({
      ...one,
      at: one.created_at.toISOString(),
      payload: shownPayload(one.payload),
    })),
    untouchable: why && say(ctx, why),
  }
}

function goodsIn(
  lang: 'kr' | 'en',
  { it_name, it_name_en, lines }: { it_name: string; it_name_en: string; lines: number },
): string {
  const name = inLang(lang, it_name, it_name_en)
  return lines > 1 ? translate(lang, '{name} 외 {count}건', { name, count: lines - 1 }) : name
}

export async function anyMember(ctx: Ctx, mb_id: string): Promise<DeskFound> {
  const row = await findForDesk(ctx, mb_id)
  if (!row) throw notFound()
  return row
}

function rowOf(row: DeskFound): DeskRow {
  return {
    ...row,
    mb_email: maskedMail(row.mb_email),
    mb_hp: maskedPhone(row.mb_hp),
    staff_role: isStaffRole(row.staff_role) ? row.staff_role : null,
    blocked_at: row.mb_intercept_date?.toISOString() ?? null,
    left_at: row.mb_leave_date?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }
}

/** The look is in the log before anything is shown. */
export async function reveal(ctx: Ctx, mb_id: string, reason: string) {
  const row = await anyMember(ctx, mb_id)
  await transact(ctx, (ctx) => announce(ctx, 'member.revealed', row.mb_id, { reason, ip: ctx.ip }))
  return {
    mb_email: row.mb_email,
    mb_hp: row.mb_hp,
    mb_zip: row.mb_zip,
    mb_addr: [row.mb_addr1, row.mb_addr2, row.mb_addr3].filter(Boolean).join(' '),
    mb_birth: row.mb_birth,
  }
}

/** Who is raised as a thank-you buys at trade prices only where staff say that this is meant. */
export async function changeGrade(
  ctx: Ctx,
  mb_id: string,
  { mb_level, reason, trade }: { mb_level: number; reason: string; trade: boolean },
): Promise<DeskMember> {
  await transact(ctx, async (ctx) => {
    const row = await touchable(ctx, mb_id)
    if (row.staff_role) throw invalid({ mb_level: ['직원 계정에는 등급이 없어요.'] })
    if (row.mb_level === mb_level) throw invalid({ mb_level: ['지금과 같은 등급이에요.'] })
    const { quotation } = await readSettings(ctx)
    if (!trade && paysLess(mb_level, row.mb_level, quotation))
      throw invalid({
        trade: ['이 등급은 거래 가격으로 사요. 거래 가격도 줄 회원이면 표시해 주세요.'],
      })
    await writeGrade(ctx, row.mb_id, mb_level)
    await announce(ctx, 'member.grade_changed', row.mb_id, {
      reason,
      from: row.mb_level,
      to: mb_level,
    })
  })
  return showMember(ctx, mb_id)
}

/** A grade is given by somebody, never to oneself; the house takes back what has ended. */
export async function gradeByHand(
  ctx: Ctx,
  mb_id: string,
  asked: Parameters<typeof changeGrade>[2],
): Promise<DeskMember> {
  await refuseOwn(ctx, { mb_id })
  return changeGrade(ctx, mb_id, asked)
}

/** Whoever is logged in as this member is so no longer, and cannot come back until the account is opened again. */
export async function blockMember(ctx: Ctx, mb_id: string, reason: string): Promise<DeskMember> {
  await transact(ctx, async (ctx) => {
    const row = await touchable(ctx, mb_id)
    if (!(await writeBlock(ctx, row.mb_id, true)))
      throw new Failure(
        'CONFLICT',
        row.mb_leave_date ? '탈퇴한 회원이에요.' : '이미 막아 둔 회원이에요.',
      )
    const sessions = await endSessionsOf(ctx, row.mb_id)
    await announce(ctx, 'member.blocked', row.mb_id, { reason, sessions })
  })
  return showMember(ctx, mb_id)
}

export async function unblockMember(ctx: Ctx, mb_id: string, reason: string): Promise<DeskMember> {
  await transact(ctx, async (ctx) => {
    const row = await touchable(ctx, mb_id)
    if (!(await writeBlock(ctx, row.mb_id, false)))
      throw new Failure('CONFLICT', '막아 두지 않은 회원이에요.')
    await announce(ctx, 'member.unblocked', row.mb_id, { reason })
  })
  return showMember(ctx, mb_id)
}

export async function logOutMember(ctx: Ctx, mb_id: string, reason: string): Promise<DeskMember> {
  await transact(ctx, async (ctx) => {
    const row = await touchable(ctx, mb_id)
    const sessions = await endSessionsOf(ctx, row.mb_id)
    await announce(ctx, 'member.sessions_ended', row.mb_id, { reason, sessions })
  })
  return showMember(ctx, mb_id)
}

export async function addNote(ctx: Ctx, mb_id: string, text: string): Promise<DeskMember> {
  const row = await anyMember(ctx, mb_id)
  await insertNote(ctx, { mb_id: row.mb_id, author: memberOf(ctx), text })
  return showMember(ctx, mb_id)
}

async function touchable(ctx: Ctx, mb_id: string): Promise<DeskFound> {
  const row = await anyMember(ctx, mb_id)
  refuse(whyCannotTouch(ctx.visitor, row), 'FORBIDDEN')
  return row
}
