import { refuse } from '#kernel/failure.ts'
import { type Ctx, say } from '#platform/context.ts'
import { type JobState, jobStates } from '#shop/bottle/job-contract.ts'
import { isBegun } from '#shop/bottle/ordered-rules.ts'
import type { Order } from '#shop/order/contract/order.ts'
import { isLive, type Units } from '#shop/order/part-rules.ts'
import { type BottleJobRow, listBottleJobs } from '#shop/order/store/bottles.ts'
import type { LineRow } from '#shop/order/store/orders.ts'

const begun = '만들기 시작한 맞춤 병은 취소할 수 없어요. 잘못 만들어졌다면 고객센터로 알려 주세요.'

const stateIn = (word: string | null): JobState | null =>
  jobStates.find((one) => one === word) ?? null

/** The jobs of an order that has bottles; none are looked up where it has none. */
export async function bottleJobsOf(ctx: Ctx, od_id: string, lines: readonly LineRow[]) {
  return lines.some(({ set_id }) => set_id) ? listBottleJobs(ctx, od_id) : []
}

/** What a line of an order says of its bottles. */
export function bottleIn(
  { set_id }: Pick<LineRow, 'set_id'>,
  jobs: readonly BottleJobRow[],
): Order['lines'][number]['bottle'] {
  const job = jobs.find((one) => one.set_id === set_id)
  if (!job) return null
  const { job_id, token, due_on } = job
  return { job_id, token, due_on, state: stateIn(job.state) ?? 'on_hold' }
}

/** Why the buyer cannot cancel bottles that are being made; null when none of these lines is. */
async function whyBegun(
  ctx: Ctx,
  od_id: string,
  lines: readonly LineRow[],
): Promise<string | null> {
  const jobs = await bottleJobsOf(ctx, od_id, lines)
  const isLate = lines.some(
    (line) =>
      isLive(line) &&
      jobs.some(
        ({ set_id, state, held_state }) =>
          set_id === line.set_id &&
          isBegun({ state: stateIn(state) ?? 'on_hold', held_state: stateIn(held_state) }),
      ),
  )
  return isLate ? begun : null
}

/** The actions of an order with bottles: what is being made is not cancelled here. */
export async function withoutBegun(
  ctx: Ctx,
  od_id: string,
  lines: readonly LineRow[],
  actions: Order['actions'],
): Promise<Order['actions']> {
  const why = await whyBegun(ctx, od_id, lines)
  if (!why) return actions
  const closed = lines.filter(isLive).every(({ set_id }) => set_id)
    ? ['cancel', 'cancel_part']
    : ['cancel']
  return actions.map((action) =>
    closed.includes(action.name) ? { ...action, reason: action.reason ?? say(ctx, why) } : action,
  )
}

/** Staff decide for themselves, and agree with the buyer on what was made. */
export async function refuseBegun(
  ctx: Ctx,
  od_id: string,
  lines: readonly LineRow[],
  by: 'buyer' | 'staff',
  asked?: readonly Units[],
) {
  if (by === 'staff') return
  const meant = asked
    ? lines.filter(({ ct_id }) => asked.some((one) => one.ct_id === ct_id))
    : lines
  refuse(await whyBegun(ctx, od_id, meant), 'CONFLICT')
}
