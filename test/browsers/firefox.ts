import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as z from 'zod/mini'
import type { Engine, Size, Window } from './engine.ts'
import { hear, open } from './program.ts'

// nothing but the shop is there, wherever these tests run
const settings = {
  'intl.accept_languages': 'ko-KR, ko',
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
}

const message = z.object({
  id: z.optional(z.nullable(z.number())),
  type: z.string(),
  result: z.optional(z.unknown()),
  error: z.optional(z.string()),
  message: z.optional(z.string()),
  method: z.optional(z.string()),
  params: z.optional(z.unknown()),
})
const entry = z.object({
  level: z.string(),
  text: z.nullable(z.string()),
  source: z.object({ context: z.optional(z.string()) }),
})
const ran = z.union([
  z.object({ type: z.literal('success'), result: z.object({ value: z.string() }) }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
])

/** Firefox speaks WebDriver BiDi itself, on a socket of its own. */
export async function openFirefox({ program }: { program: string }): Promise<Engine> {
  const profile = mkdtempSync(path.join(tmpdir(), 'odemoa-firefox-'))
  const lines = Object.entries(settings).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'))
  const firefox = open(
    program,
    ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile, 'about:blank'],
    { env: { ...process.env, TZ: 'Asia/Seoul', MOZ_CRASHREPORTER_DISABLE: '1' } },
  )
  const address = await hear(firefox, /WebDriver BiDi listening on (ws:\S+)/)
  const complaints = new Map<string, string[]>()
  const { send, hangUp } = await call(`${address}/session`, (method, params) => {
    if (method !== 'log.entryAdded') return
    const { level, text, source } = entry.parse(params)
    // what was still on its way as a page was left, and the icon of an address that is no page
    if (level === 'error' && text && !/font: download failed|favicon/.test(text))
      complaints.get(source.context ?? '')?.push(text)
  })
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  return {
    open: (size) => openWindow(send, complaints, size),
    async close() {
      hangUp()
      await firefox.close()
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 })
    },
  }
}

type Send = (method: string, params: object) => Promise<unknown>

async function openWindow(
  send: Send,
  heard: Map<string, string[]>,
  { width, height }: Size,
): Promise<Window> {
  const { userContext } = z
    .object({ userContext: z.string() })
    .parse(await send('browser.createUserContext', {}))
  const { context } = z
    .object({ context: z.string() })
    .parse(await send('browsingContext.create', { type: 'window', userContext }))
  const complaints: string[] = []
  heard.set(context, complaints)
  await send('browsingContext.setViewport', { context, viewport: { width, height } })
  const whole = { context, wait: 'complete' }
  return {
    complaints,
    goto: async (url) => void (await send('browsingContext.navigate', { ...whole, url })),
    reload: async () => void (await send('browsingContext.reload', whole)),
    back: async () => void (await send('browsingContext.traverseHistory', { context, delta: -1 })),
    async run(body) {
      const answer = ran.parse(
        await send('script.callFunction', {
          functionDeclaration: `() => {${body}}`,
          target: { context },
          awaitPromise: false,
        }),
      )
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
      return answer.result.value
    },
    act: async (actions) => void (await send('input.performActions', { context, actions })),
    async picture() {
      const { data } = z
        .object({ data: z.string() })
        .parse(await send('browsingContext.captureScreenshot', { context }))
      return Buffer.from(data, 'base64')
    },
    close: async () => void (await send('browser.removeUserContext', { userContext })),
  }
}

/** A line on which each command is answered under its number. */
async function call(address: string, onEvent: (method: string, params: unknown) => void) {
  const line = new WebSocket(address)
  const { promise: opened, resolve, reject } = Promise.withResolvers<void>()
  line.onopen = () => resolve()
  line.onerror = () => reject(new Error(`nobody answers at ${address}`))
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  line.onmessage = ({ data }) => {
    const {
      id,
      type,
      result,
      error,
      message: why,
      method,
      params,
    } = message.parse(JSON.parse(data))
    if (type === 'event') return onEvent(method ?? '', params)
    const one = waiting.get(id ?? 0)
    waiting.delete(id ?? 0)
    if (type === 'error') one?.reject(new Error(`${error}: ${why}`))
    else one?.resolve(result)
  }
  line.onclose = () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox hung up'))
  }
  await opened
  let last = 0
  return {
    send(method: string, params: object) {
      const answer = Promise.withResolvers<unknown>()
      waiting.set(++last, answer)
      line.send(JSON.stringify({ id: last, method, params }))
      return answer.promise
    },
    hangUp: () => line.close(),
  }
}
