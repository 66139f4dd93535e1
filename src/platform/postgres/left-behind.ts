import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Stops a server that a crashed shop left running on this cluster.
 * Only the owner of the directory may call it: it takes any live server here for an orphan.
 */
export async function stopLeftBehind(cluster: string, warn: (message: string) => void) {
  const file = join(cluster, 'postmaster.pid')
  const pid = pidIn(file)
  if (!pid || !isAlive(pid)) return
  if (!isServerOf(pid, cluster)) {
    // the number now belongs to a stranger, but PostgreSQL would refuse to start while it lives
    rmSync(file, { force: true })
    return
  }
  warn(`Stopping the database server (pid ${pid}) that an earlier run left behind.`)
  for (const [signal, patience] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    if (!isAlive(pid)) return
    process.kill(pid, signal)
    await waitUntilGone(pid, patience)
  }
  if (isAlive(pid))
    throw new Error(
      `The database server left behind (pid ${pid}) cannot be stopped: end it by hand.`,
    )
}

function pidIn(file: string) {
  if (!existsSync(file)) return 0
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  return Number.isInteger(pid) && pid > 1 ? pid : 0
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

// in a container without an init process, a dead orphan keeps its number
function isZombie(pid: number) {
  try {
    return process.platform === 'linux' && /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

function isServerOf(pid: number, cluster: string) {
  try {
    if (process.platform === 'linux')
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster)
    if (process.platform === 'win32')
      return execFileSync('tasklist', ['/FI', `PID eq ${pid}`]).includes('postgres')
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)]).includes(cluster)
  } catch {
    return false
  }
}

async function waitUntilGone(pid: number, patience: number) {
  const until = performance.now() + patience
  while (isAlive(pid) && performance.now() < until) await sleep(20)
}
