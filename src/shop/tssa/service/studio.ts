import { Failure, invalid, notFound } from '#kernel/failure.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { touch, transact } from '#platform/transact.ts'
import type {
  ClassPolicy,
  Instructor,
  InstructorForm,
  PolicyForm,
} from '#shop/tssa/admin-contract.ts'
import { isKinderTable, whyNotSteps } from '#shop/tssa/date-rules.ts'
import { listSteps } from '#shop/tssa/store/bookings.ts'
import { listRooms } from '#shop/tssa/store/rooms.ts'
import {
  countUnder,
  holdPolicy,
  insertInstructor,
  insertPolicy,
  listInstructors,
  listPlaces,
  listPolicies,
  updateInstructor,
  writePolicy,
  writeSteps,
} from '#shop/tssa/store/studio.ts'

export async function showStudio(ctx: Ctx) {
  const [instructors, policies, places, rooms] = await Promise.all([
    listInstructors(ctx),
    policiesOf(ctx),
    listPlaces(ctx),
    listRooms(ctx),
  ])
  return { instructors, policies, places, rooms }
}

export async function addInstructor(ctx: Ctx, form: InstructorForm): Promise<Instructor> {
  return transact(ctx, async (ctx) => {
    const row = await insertInstructor(ctx, form)
    if (!row) throw new Error('an instructor was not written')
    await announce(ctx, 'class.instructor_added', row.instructor_id, { name: form.name })
    touch(ctx, 'class')
    return row
  })
}

export async function changeInstructor(
  ctx: Ctx,
  instructor_id: number,
  form: InstructorForm,
): Promise<Instructor> {
  return transact(ctx, async (ctx) => {
    const row = await updateInstructor(ctx, instructor_id, form)
    if (!row) throw notFound()
    await announce(ctx, 'class.instructor_changed', instructor_id, { name: form.name })
    touch(ctx, 'class')
    return row
  })
}

export async function addPolicy(ctx: Ctx, form: PolicyForm): Promise<ClassPolicy> {
  const { steps, ...names } = readPolicy(form)
  const policy_id = await transact(ctx, async (ctx) => {
    const policy_id = await insertPolicy(ctx, names)
    await writeSteps(ctx, policy_id, steps)
    await announce(ctx, 'class.policy_added', policy_id, { name: names.name })
    return policy_id
  })
  return policyOf(ctx, policy_id)
}

/** What people booked under is promised to them: it may become kinder, never harder. */
export async function changePolicy(
  ctx: Ctx,
  policy_id: number,
  form: PolicyForm,
): Promise<ClassPolicy> {
  const { steps, ...names } = readPolicy(form)
  await transact(ctx, async (ctx) => {
    const before = await holdPolicy(ctx, policy_id)
    if (!before) throw notFound()
    const waiting = await countUnder(ctx, policy_id)
    const old = { kind: before.kind, steps: await listSteps(ctx, [policy_id]) }
    if (waiting > 0 && !isKinderTable(old, { ...names, steps }))
      throw new Failure(
        'CONFLICT',
        '이 기준으로 예약한 사람이 {count}명 있어 더 엄하게 바꿀 수 없어요. 새 기준을 만들어 주세요.',
        { params: { count: waiting }, detail: { bookings: waiting } },
      )
    await writePolicy(ctx, policy_id, names)
    await writeSteps(ctx, policy_id, steps)
    await announce(ctx, 'class.policy_changed', policy_id, { name: names.name })
    touch(ctx, 'class')
  })
  return policyOf(ctx, policy_id)
}

async function policiesOf(ctx: Ctx): Promise<ClassPolicy[]> {
  const rows = await listPolicies(ctx)
  const steps = await listSteps(
    ctx,
    rows.map((row) => row.policy_id),
  )
  return rows.map((row) => ({
    ...row,
    steps: steps
      .filter((step) => step.policy_id === row.policy_id)
      .map(({ days_before, percent }) => ({ days_before, percent })),
  }))
}

async function policyOf(ctx: Ctx, policy_id: number): Promise<ClassPolicy> {
  const found = (await policiesOf(ctx)).find((row) => row.policy_id === policy_id)
  if (!found) throw notFound()
  return found
}

/** One by the meetings held has the steps of the law and none of its own. */
function readPolicy(form: PolicyForm): PolicyForm {
  if (form.kind === 'progress') return { ...form, steps: [] }
  if (!form.steps.length) throw invalid({ steps: ['단계를 하나 이상 적어 주세요.'] })
  refuseSteps(form.steps)
  return form
}

function refuseSteps(steps: PolicyForm['steps']) {
  const wrong = whyNotSteps(steps)
  if (wrong)
    throw invalid(Object.fromEntries(Object.entries(wrong).map(([at, why]) => [at, [why]])))
}
