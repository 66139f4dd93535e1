import { type ChildProcess, fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { constants, setPriority } from 'node:os'
import { Failure, type FailureCode } from '#kernel/failure.ts'
import { networkOf } from './client-address.ts'
import type { Ctx } from './context.ts'
import { memoryOf } from './process-memory.ts'

/** How much heavy work there may be: beside each process of the shop, and for one network. */
export const heavyLimits = {
  /** processes that work at a time */
  processes: 2,
  /** that wait for one of them; of one network, those at work counted too */
  waiting: 24,
  perNetwork: 6,
  /** seconds that one may wait */
  patience: 25,
  /** of the engine's heap, and of all that a process holds */
  heapMegabytes: 384,
  megabytes: 640,
  /** above this a process ends after its work, and after so many seconds without any */
  tiredMegabytes: 320,
  idle: 45,
}

// a heap of its own, and a niceness that lets the shop go first
const flags = [`--max-old-space-size=${heavyLimits.heapMegabytes}`]

/** Where the function lives, by name, so that the shop itself never loads what it needs. */
export type HeavyTask<Input, Output> = {
  file: `#${string}.ts`
  name: string
  seconds: number
  /** what it takes and gives; never there */
  of?: (input: Input) => Output
}

/**
 * Declares an act that costs more than a turn of the shop's loop: `heavyTask<typeof fn>('#shop/room/service/file.ts', 'fn')`, run by
 * `inWorker(ctx, task, input)`. To add one: write an exported function of one argument in a `.ts` file that Node can run as it is (no
 * JSX, nothing of the build); what goes in and comes out are plain values, maps, dates and bytes; no `ctx`, no database, no secret
 * reaches it. Check what can be checked before the call (sizes, counts, whose it is), pass words already translated, throw a `Failure`
 * for what a person can mend. Then add its line to the table in docs/decisions/heavy-work.md: a test compares the two.
 */
export function heavyTask<Work extends (input: never) => unknown>(
  file: `#${string}.ts`,
  name: string,
  { seconds = 20 }: { seconds?: number } = {},
): HeavyTask<Parameters<Work>[0], Awaited<ReturnType<Work>>> {
  return { file, name, seconds }
}

export type Told = { done: unknown } | { failure: Refusal } | { error: string }
export type Refusal = Pick<Failure, 'phrase' | 'params' | 'fields' | 'detail'> & {
  code: FailureCode
}

/** Who asks, and whose log hears of what was not finished. */
export type HeavyCtx = Pick<Ctx, 'ip'> & { house: Pick<Ctx['house'], 'log'> }

type Job = {
  task: HeavyTask<never, unknown>
  input: unknown
  /** whose it is; empty for work of the house */
  network: string
  resolve: (value: unknown) => void
  reject: (error: Error) => void
  /** while it waits */
  late?: NodeJS.Timeout
}
type Helper = { child: ChildProcess; job: Job | null; timers: NodeJS.Timeout[]; ended: boolean }

const helpers: Helper[] = []
const waiting: Job[] = []

/** Does the work in a process beside the shop, within its limits; whoever asks too much is told so before it begins. `null`: the house asks. */
export async function inWorker<Input, Output>(
  ctx: HeavyCtx | null,
  task: HeavyTask<Input, Output>,
  input: Input,
): Promise<Output> {
  const network = ctx?.ip ? networkOf(ctx.ip) : ''
  refuseCrowd(network)
  try {
    return (await new Promise<unknown>((resolve, reject) => {
      const job: Job = { task, input, network, resolve, reject }
      // work of the house has no visitor who waits
      if (network) job.late = setTimeout(() => giveUp(job), heavyLimits.patience * 1_000)
      waiting.push(job)
      next()
    })) as Output // the function that the task names gives it
  } catch (error) {
    if (!(error instanceof Failure))
      ctx?.house.log.warn({ err: error, task: task.name }, 'heavy work was not finished')
    throw error instanceof Overrun ? error.refusal : error
  }
}

function refuseCrowd(network: string) {
  if (!network) return
  const own = (job: Job | null) => job?.network === network
  const held = waiting.filter(own).length + helpers.filter(({ job }) => own(job)).length
  if (held >= heavyLimits.perNetwork)
    throw new Failure(
      'TOO_MANY',
      '한 번에 여러 파일을 처리하고 있어요. 앞의 것이 끝난 뒤에 다시 해 주세요.',
      { detail: { retry_after: 10 } },
    )
  if (waiting.length >= heavyLimits.waiting) throw crowded()
}

function crowded() {
  return new Failure('UNAVAILABLE', '지금 처리할 파일이 많아요. 잠시 뒤에 다시 해 주세요.', {
    detail: { retry_after: 15 },
  })
}

function giveUp(job: Job) {
  const at = waiting.indexOf(job)
  if (at >= 0) waiting.splice(at, 1)
  job.reject(crowded())
}

function next() {
  const job = waiting[0]
  if (!job) return
  const free = helpers.find((one) => !one.job && !one.ended) ?? (hasRoom() ? open() : null)
  if (!free) return
  waiting.shift()
  clearTimeout(job.late)
  begin(free, job)
  next()
}

const hasRoom = () => helpers.filter(({ ended }) => !ended).length < heavyLimits.processes

// the same file from the source and from the build
const program = createRequire(import.meta.url).resolve('#platform/heavy-process.ts')

function open(): Helper {
  const { PATH, TZ, SystemRoot } = process.env
  const child = fork(program, {
    execArgv: flags,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // what reads strangers' files knows no secret of the shop
    env: { PATH, TZ, SystemRoot, NODE_ENV: process.env.NODE_ENV },
  })
  const helper: Helper = { child, job: null, timers: [], ended: false }
  helpers.push(helper)
  try {
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // a system that knows no niceness
  }
  child.on('message', (told: Told) => done(helper, told))
  child.on('error', () => gone(helper))
  child.on('exit', () => gone(helper))
  return helper
}

function begin(helper: Helper, job: Job) {
  const { child } = helper
  helper.job = job
  stopTimers(helper)
  // while it works the shop waits for it; an idle one keeps nobody alive
  child.ref()
  child.channel?.ref()
  const { file, name, seconds } = job.task
  helper.timers = [
    setTimeout(
      () => overrun(helper, new Overrun(`${name} took more than ${seconds} s`, slow())),
      seconds * 1_000,
    ),
    setInterval(() => void watch(helper), 200),
  ]
  child.send({ file, name, input: job.input }, (error) => error && end(helper))
}

async function watch(helper: Helper) {
  const held = helper.child.pid ? await memoryOf(helper.child.pid) : 0
  if (held > heavyLimits.megabytes)
    overrun(helper, new Overrun(`${helper.job?.task.name} took ${held} MB`, large()))
}

function done(helper: Helper, told: Told) {
  const job = release(helper)
  if (!job) return
  if ('done' in told) job.resolve(told.done)
  else if ('failure' in told)
    job.reject(new Failure(told.failure.code, told.failure.phrase, told.failure))
  else job.reject(new Error(told.error))
  rest(helper)
  next()
}

/** Idle ones go after a while, and give their memory back. */
function rest(helper: Helper) {
  const { child } = helper
  child.unref()
  child.channel?.unref()
  const going = setTimeout(() => end(helper), heavyLimits.idle * 1_000)
  going.unref()
  helper.timers = [going]
  if (child.pid)
    void memoryOf(child.pid).then((held) => {
      if (held > heavyLimits.tiredMegabytes && !helper.job) end(helper)
    })
}

function overrun(helper: Helper, error: Overrun) {
  const job = release(helper)
  end(helper)
  job?.reject(error)
}

function release(helper: Helper): Job | null {
  const { job } = helper
  helper.job = null
  stopTimers(helper)
  return job
}

function stopTimers(helper: Helper) {
  for (const timer of helper.timers) clearTimeout(timer)
  helper.timers = []
}

function end(helper: Helper) {
  helper.ended = true
  stopTimers(helper)
  helper.child.kill('SIGKILL')
}

/** It ended while it worked: of memory, as a rule. */
function gone(helper: Helper) {
  const at = helpers.indexOf(helper)
  if (at < 0) return
  helpers.splice(at, 1)
  helper.ended = true
  const job = release(helper)
  job?.reject(new Overrun(`${job.task.name} ended its process`, large()))
  next()
}

/** A limit was met: `refusal` is what the visitor hears. */
class Overrun extends Error {
  refusal: Failure
  constructor(words: string, refusal: Failure) {
    super(words)
    this.refusal = refusal
  }
}

function slow() {
  return new Failure(
    'UNAVAILABLE',
    '파일을 처리하는 데 너무 오래 걸려서 멈췄어요. 내용을 줄이거나 잠시 뒤에 다시 해 주세요.',
    { detail: { retry_after: 30 } },
  )
}

function large() {
  return new Failure(
    'TOO_LARGE',
    '한 번에 다루기에 너무 커요. 내용을 줄이거나 나누어서 다시 해 주세요.',
  )
}

/** What is at work and what waits, for whoever measures. */
export const heavyLoad = () => ({
  working: helpers.filter(({ job }) => job).length,
  waiting: waiting.length,
})
