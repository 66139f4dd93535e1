import { Failure, invalid, notFound, refuse } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { touch, transact } from '#platform/transact.ts'
import { refuseOwnAffair } from '#shop/member/service/kin.ts'
import {
  closeOffer,
  endPlace,
  findWait,
  insertWait,
  listLine,
  lockDates,
  offer,
  type WaitRow,
} from '#shop/seat/service/line.ts'
import { readSettings } from '#shop/setting/service.ts'
import type { Roster } from '#shop/tssa/date-contract.ts'
import { whyCannotBookByHand } from '#shop/tssa/date-rules.ts'
import type { WaitBooking, WaitForm } from '#shop/tssa/line-contract.ts'
import { seatsLeft } from '#shop/tssa/rules.ts'
import { findBooker, findWho } from '#shop/tssa/store/dates.ts'
import { isBooked, listForDesk } from '#shop/tssa/store/waits.ts'
import { isOfferable, offerUntil, served } from '#shop/tssa/wait-rules.ts'
import { refuseParty } from './my-waits.ts'
import { anyDate, noteBooking, showRoster } from './roster.ts'

/** Who telephones stands in the same line as everybody. */
export async function addWait(ctx: Ctx, session_id: number, form: WaitForm): Promise<Roster> {
  await transact(ctx, async (ctx) => {
    await lockDates(ctx, [session_id])
    const date = await anyDate(ctx, session_id)
    refuse(whyCannotBookByHand(date.session.status, date.session.ends_at, ctx.now), 'CONFLICT')
    const mb_id = form.mb_id ? await findBooker(ctx, form.mb_id) : null
    if (form.mb_id && !mb_id) throw invalid({ mb_id: ['그런 회원이 없어요.'] })
    if (!mb_id && !form.name) throw invalid({ name: ['이름을 적어 주세요.'] })
    if (!mb_id && !form.hp)
      throw invalid({ hp: ['회원이 아니면 자리가 났을 때 알릴 번호를 적어 주세요.'] })
    refuseParty(date, form.people)
    if (mb_id && (await isBooked(ctx, session_id, mb_id)))
      throw invalid({ mb_id: ['이미 이 날짜를 예약한 회원이에요.'] })
    const { people, note, name, hp } = form
    const made = await insertWait(ctx, {
      session_id,
      mb_id,
      people,
      note,
      ...(mb_id ? {} : { name, hp }),
      created_at: ctx.now,
    })
    if (!made) throw invalid({ [mb_id ? 'mb_id' : 'hp']: ['이미 이 날짜를 기다리고 있어요.'] })
    await announce(ctx, 'class.wait_joined', made.wait_id, { mb_id, session_id, people })
  })
  return showRoster(ctx, session_id)
}

export async function removeWait(ctx: Ctx, session_id: number, wait_id: number): Promise<Roster> {
  await transact(ctx, async (ctx) => {
    await lockDates(ctx, [session_id])
    const wait = await waitOnDate(ctx, session_id, wait_id)
    if (!(await endPlace(ctx, wait, 'removed'))) throw over(wait)
    await announce(ctx, 'class.wait_removed', wait_id, { mb_id: wait.mb_id, session_id })
  })
  return showRoster(ctx, session_id)
}

/** Free seats are offered by hand, shortly before the class too. The turn is kept: whoever stands before and fits comes first. */
export async function offerNow(ctx: Ctx, session_id: number, wait_id: number): Promise<Roster> {
  await transact(ctx, async (ctx) => {
    await lockDates(ctx, [session_id])
    const date = await anyDate(ctx, session_id)
    const { session } = date
    refuse(whyCannotBookByHand(session.status, session.ends_at, ctx.now), 'CONFLICT')
    const wait = await waitOnDate(ctx, session_id, wait_id)
    if (!isOfferable(wait.state)) throw over(wait)
    const left = seatsLeft(session)
    if (left < wait.people)
      throw new Failure('CONFLICT', '남은 자리가 {count}개라서 아직 알릴 수 없어요.', {
        params: { count: left },
      })
    const line = await listLine(ctx, session_id, ['waiting', 'closed'])
    const [first] = served(line, left)
    const isFirst = first?.wait_id === wait_id
    if (
      first &&
      !isFirst &&
      (wait.state === 'expired' || line.indexOf(first) < indexOf(line, wait))
    )
      throw new Failure('CONFLICT', '먼저 온 분께 알릴 차례예요. 앞줄부터 눌러 주세요.', {
        detail: { wait_id: first.wait_id },
      })
    const until = offerUntil(session, (await readSettings(ctx)).classes, ctx.now, session.starts_at)
    if (!until) throw new Failure('CONFLICT', '곧 시작하는 수업이라 알릴 시간이 없어요.')
    await offer(ctx, date, wait, until)
    touch(ctx, 'class')
  })
  return showRoster(ctx, session_id)
}

const indexOf = (line: readonly WaitRow[], { wait_id }: WaitRow) =>
  line.findIndex((one) => one.wait_id === wait_id)

/** Whoever was offered seats said yes by telephone: what was held for them is booked. */
export async function bookWait(
  ctx: Ctx,
  session_id: number,
  wait_id: number,
  form: WaitBooking,
): Promise<Roster> {
  await transact(ctx, async (ctx) => {
    await lockDates(ctx, [session_id])
    const { product } = await anyDate(ctx, session_id)
    const wait = await waitOnDate(ctx, session_id, wait_id)
    if (!(await closeOffer(ctx, wait, { booked: true })))
      throw new Failure(
        'CONFLICT',
        '자리를 알린 분만 예약할 수 있어요. 먼저 ‘지금 알리기’를 눌러 주세요.',
      )
    const { name, hp } = wait.mb_id ? await findWho(ctx, wait.mb_id) : wait
    await refuseOwnAffair(ctx, { mb_id: wait.mb_id, hp })
    await noteBooking(ctx, session_id, product, {
      ...form,
      name,
      hp,
      mb_id: wait.mb_id,
      people: wait.people,
    })
  })
  return showRoster(ctx, session_id)
}

/** The look is in the log before anything is shown. */
export async function revealWaits(ctx: Ctx, session_id: number, reason: string) {
  const { product } = await anyDate(ctx, session_id)
  await transact(ctx, (ctx) =>
    announce(ctx, 'class.revealed', session_id, { title: product.title, reason, ip: ctx.ip }),
  )
  return (await listForDesk(ctx, session_id)).map(({ wait, mb_hp }) => ({
    wait_id: wait.wait_id,
    hp: wait.hp || mb_hp || '',
  }))
}

async function waitOnDate(ctx: Ctx, session_id: number, wait_id: number): Promise<WaitRow> {
  const wait = await findWait(ctx, wait_id)
  if (wait?.session_id !== session_id) throw notFound()
  return wait
}

function over({ state }: WaitRow): Failure {
  return new Failure('CONFLICT', '이미 끝난 대기예요.', { detail: { state } })
}
