/*
 * A process of its own between the shop and PostgreSQL. Its standard input is a pipe to the shop:
 * when the shop ends, even by kill -9, the pipe closes and the server is shut down in order.
 */
import { spawn } from 'node:child_process'

const PATIENCE = 10_000

const order: { command: string; args: string[]; uid?: number; gid?: number } = JSON.parse(
  process.argv[2] ?? '{}',
)
const { command, args, ...account } = order
const server = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'], ...account })

server.on('error', () => process.exit(127))
server.on('exit', (code, signal) => process.exit(signal ? 128 : (code ?? 1)))

process.stdin.on('close', stop).on('error', stop).resume()
process.on('SIGTERM', stop).on('SIGINT', stop).on('SIGHUP', stop)

function stop() {
  server.kill('SIGINT')
  // safe all the same: the next start replays the log
  setTimeout(() => server.kill('SIGQUIT'), PATIENCE).unref()
}
