import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname } from 'node:path'
import { fail, inRoot, ROOT } from './project.mjs'

const ENOUGH = [22, 22]
const PACKAGES = [
  `node-${process.platform}-${process.arch}`,
  `node-bin-${process.platform}-${process.arch}`,
]

let found

/** The Node that npm installed beside the other packages, or the running one when it is new enough. */
export function findNode() {
  found ??= packedNode() ?? runningNode()
  return found
}

function packedNode() {
  const program = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node'
  const candidates = PACKAGES.map((name) => inRoot('node_modules', name, program))
  // there, and made for this machine: a musl system cannot run the glibc one
  return candidates.find((path) => existsSync(path) && spawnSync(path, ['--version']).status === 0)
}

function runningNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > ENOUGH[0] || (major === ENOUGH[0] && minor >= ENOUGH[1])) return process.execPath
  return fail(
    `No Node 24 is packed for ${process.platform} on ${process.arch}, and this is Node ${process.versions.node}: use Node ${ENOUGH.join('.')} or newer.`,
  )
}

/** The environment in which every program of the project finds the packed Node first. */
export function environment(more = {}) {
  const key = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  const path = [dirname(findNode()), inRoot('node_modules', '.bin'), process.env[key]].join(
    delimiter,
  )
  return { ...process.env, [key]: path, ...more }
}

/** Runs a script under the packed Node; resolves with its exit code. */
export function runNode(args, options = {}) {
  return run(findNode(), args, { ...options, env: environment(options.env) })
}

export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', ...options })
    child.on('error', (error) => {
      console.error(error.message)
      resolve(127)
    })
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}

const RESTARTS = 5
const WITHIN = 60_000
const SILENT = 60_000

/**
 * Keeps the shop open: one that ends by itself after it was open is started again, and so is one that has not given a sign of life for a
 * minute. One that cannot open, or ends again and again, is given up; what it was asked to do (Ctrl-C, a signal) stays done.
 */
export async function keepOpen(args, more = {}, { silent = SILENT } = {}) {
  const starts = []
  let child
  let asked = false
  const pass = (signal) => {
    asked = true
    child.kill(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => pass(signal))
  // several processes behind one port are started anew by it, and nobody is cut
  if (process.platform !== 'win32') process.on('SIGUSR2', () => child.kill('SIGUSR2'))
  stopWithParent(() => pass('SIGTERM'))

  function start() {
    let heard = 0
    starts.push(performance.now())
    child = spawn(findNode(), args, {
      cwd: ROOT,
      // the channel tells the server when this process is killed outright, and this process that the server lives
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: environment(more),
    })
    child.on('message', () => {
      heard = performance.now()
    })
    const listening = setInterval(() => {
      if (!heard || performance.now() - heard < silent) return
      console.error('✗ the shop has given no sign of life for a minute: starting it again')
      child.kill('SIGKILL')
    }, silent / 12)
    child.on('error', (error) => fail(error.message))
    child.on('exit', (code, signal) => {
      clearInterval(listening)
      const ended = code ?? 128 + constants.signals[signal]
      const often = starts.filter((at) => performance.now() - at < WITHIN).length
      if (asked || ended === 0 || !heard || often > RESTARTS) process.exit(ended)
      console.error(`✗ the shop ended by itself (${signal ?? code}): starting it again`)
      setTimeout(start, 500)
    })
  }
  start()
}

/** Puts a long-running script in this process's place: its signals, its exit code. */
export async function become(args, more = {}) {
  // the channel tells the server when this process is killed outright
  const child = spawn(findNode(), args, {
    cwd: ROOT,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: environment(more),
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  stopWithParent(() => child.kill('SIGTERM'))
  child.on('error', (error) => fail(error.message))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}

// npm passes a signal to its shell, not to what runs in it: without this a stopped `npm start` would leave the shop open
function stopWithParent(stop) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    stop()
  }, 500)
  watch.unref()
}
