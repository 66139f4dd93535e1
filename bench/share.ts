import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = '/sys/fs/cgroup'
const period = 100_000

/**
 * Holds each of these processes, with all its threads, to that share of a core, so that what they do can be compared on a machine that has too few
 * of them. The answer lets them go; null where the system lets nobody do so (Linux alone, and its administrator).
 */
export function holdEach(pids: readonly number[], share: number): (() => void) | null {
  const held: { pid: number; group: string; home: string }[] = []
  const letGo = () => {
    for (const { pid, group, home } of held) {
      try {
        writeFileSync(path.join(home, 'cgroup.procs'), String(pid))
      } catch {
        // it has ended
      }
      rmdirSync(group)
    }
    held.length = 0
  }
  try {
    for (const pid of pids) {
      const { home, bound } = hierarchyOf(pid)
      const group = path.join(home, `bench-${pid}`)
      mkdirSync(group)
      held.push({ pid, group, home })
      bound(group, Math.round(share * period))
      writeFileSync(path.join(group, 'cgroup.procs'), String(pid))
    }
    return letGo
  } catch {
    letGo()
    return null
  }
}

/** Where the process is counted now, in the older arrangement of these files or the newer one. */
function hierarchyOf(pid: number) {
  const lines = readFileSync(`/proc/${pid}/cgroup`, 'utf8').split('\n')
  const older = lines.find((line) => /^\d+:([\w=]+,)*cpu(,[\w=]+)*:/.test(line))
  const at = (line = '') => line.slice(line.indexOf(':', line.indexOf(':') + 1) + 1)
  if (older && existsSync(path.join(root, 'cpu')))
    return {
      home: path.join(root, 'cpu', at(older)),
      bound: (group: string, quota: number) => {
        writeFileSync(path.join(group, 'cpu.cfs_period_us'), String(period))
        writeFileSync(path.join(group, 'cpu.cfs_quota_us'), String(quota))
      },
    }
  const home = path.join(root, at(lines.find((line) => line.startsWith('0:'))))
  return {
    home,
    bound: (group: string, quota: number) =>
      writeFileSync(path.join(group, 'cpu.max'), `${quota} ${period}`),
  }
}
