import { readdirSync, readFileSync } from 'node:fs'

type Process = { pid: number; parent: number; name: string; own: number; gone: number }

/** What a shop has spent so far, in ms of CPU: its own processes with all their threads, and its database. */
export type Spent = { shop: number; database: number }

// ticks of a hundredth of a second
const tick = 10

/** NaN on systems that do not tell (all but Linux). */
export function spentBy(pid: number): Spent {
  if (process.platform !== 'linux') return { shop: Number.NaN, database: Number.NaN }
  const spent = { shop: 0, database: 0 }
  for (const one of treeOf(pid)) {
    if (one.name.startsWith('postgres')) spent.database += one.own + one.gone
    else spent.shop += one.own
  }
  return spent
}

/** CPU of some work for each of its `times`. */
export async function spentOn<T>(
  pid: number,
  work: () => Promise<T>,
): Promise<{ result: T; each: (times: number) => Spent }> {
  const before = spentBy(pid)
  const result = await work()
  const after = spentBy(pid)
  return {
    result,
    each: (times) => ({
      shop: (after.shop - before.shop) / times,
      database: (after.database - before.database) / times,
    }),
  }
}

/** Resident memory of one process, in MB. */
export function memoryOf(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
}

/** The processes that this one has started and that still run. */
export function childrenOf(pid: number): number[] {
  return treeOf(pid).flatMap((one) => (one.parent === pid ? one.pid : []))
}

function treeOf(pid: number): Process[] {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? read(name) : []))
  const found: Process[] = []
  const within = new Set([pid])
  // a child may stand before its parent in the list
  for (let before = -1; before !== found.length; ) {
    before = found.length
    for (const one of all) {
      if (found.includes(one) || !(within.has(one.pid) || within.has(one.parent))) continue
      within.add(one.pid)
      found.push(one)
    }
  }
  return found
}

function read(pid: string): Process[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'))
    const [, parent, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const sum = (at: number) => (Number(rest[at]) + Number(rest[at + 1])) * tick
    // times of itself, and of the children it has waited for
    return [{ pid: Number(pid), parent: Number(parent), name, own: sum(9), gone: sum(11) }]
  } catch {
    // ended meanwhile
    return []
  }
}
