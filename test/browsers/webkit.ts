import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as z from 'zod/mini'
import { freePort } from '#platform/postgres/free-port.ts'
import type { Engine, Size, Window } from './engine.ts'
import { hear, open, type Program } from './program.ts'

/** As long as a busy machine may take to answer. */
const patience = 90_000

// the bar above the page would keep a window from becoming as narrow as a phone
const flatBar = `headerbar, headerbar *, toolbar, toolbar *, toolitem, entry, button {
  padding: 0; margin: 0; border-width: 0; min-width: 0; min-height: 0;
  font-size: 1px; -gtk-icon-transform: scale(0.1);
}`

type Installed = { program: string; driver: string; screen: string }

/** WebKitGTK draws on a screen that nobody sees, and is led by its driver, which speaks WebDriver Classic: one driver for each visitor. */
export async function openWebKit({ program, driver, screen }: Installed): Promise<Engine> {
  const home = mkdtempSync(path.join(tmpdir(), 'odemoa-webkit-'))
  mkdirSync(path.join(home, 'gtk-3.0'))
  writeFileSync(path.join(home, 'gtk-3.0/gtk.css'), flatBar)
  const shown = open(screen, [
    '-displayfd',
    '3',
    '-screen',
    '0',
    '1600x1200x24',
    '-nolisten',
    'tcp',
  ])
  const display = await hear(shown, /^(\d+)\n/m)
  const env = {
    ...process.env,
    ...{ DISPLAY: `:${display}`, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' },
    ...{ XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home },
    ...{ NO_AT_BRIDGE: '1', GSETTINGS_BACKEND: 'memory', TZ: 'Asia/Seoul' },
  }
  return {
    open: (size) => openWindow({ program, driver, env }, size),
    async close() {
      await shown.close()
      rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 })
    },
  }
}

type Opened = { program: string; driver: string; env: NodeJS.ProcessEnv }
type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

async function openWindow({ program, driver, env }: Opened, size: Size): Promise<Window> {
  const port = await freePort()
  const led = open(driver, [`--port=${port}`], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const { send, close } = await begin(led, `http://127.0.0.1:${port}`, program)
  const run = async (body: string) =>
    z.string().parse(await send('POST', '/execute/sync', { script: body, args: [] }))
  await measure(send, run, size)
  return {
    complaints: [],
    goto: async (url) => void (await send('POST', '/url', { url })),
    reload: async () => void (await send('POST', '/refresh', {})),
    back: async () => void (await send('POST', '/back', {})),
    run,
    act: async (actions) => void (await send('POST', '/actions', { actions })),
    picture: async () => Buffer.from(z.string().parse(await send('GET', '/screenshot')), 'base64'),
    close,
  }
}

/** Makes the page this large, not the window around it. */
async function measure(send: Send, run: Window['run'], { width, height }: Size) {
  await send('POST', '/window/rect', { width, height })
  const bar = height - Number(await run('return String(innerHeight)'))
  await send('POST', '/window/rect', { width, height: height + bar })
}

async function begin(led: Program, address: string, program: string) {
  const ask = async (method: string, path: string, body?: object) => {
    const signal = AbortSignal.timeout(patience)
    const answer = await fetch(address + path, {
      method,
      signal,
      body: body && JSON.stringify(body),
    })
    const { value } = z.object({ value: z.unknown() }).parse(await answer.json())
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }
  await answering(led, address)
  const args = ['--automation', '--time-zone=Asia/Seoul']
  // nothing but the shop is there, wherever these tests run
  args.push('--proxy=http://127.0.0.1:9', '--ignore-host=localhost', '--ignore-host=127.0.0.1')
  const { sessionId } = z.object({ sessionId: z.string() }).parse(
    await ask('POST', '/session', {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary: program, args } },
      },
    }),
  )
  const send: Send = (method, path, body) => ask(method, `/session/${sessionId}${path}`, body)
  return {
    send,
    async close() {
      await send('DELETE', '')
      await led.close()
    },
  }
}

/** The driver says nothing when it is open. */
async function answering({ child }: Program, address: string) {
  const end = performance.now() + patience
  for (;;) {
    const open = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (open) return
    if (child.exitCode !== null || performance.now() > end)
      throw new Error(`${child.spawnfile} does not answer`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
