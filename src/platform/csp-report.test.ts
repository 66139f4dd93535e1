import { expect, test } from 'vitest'
import { cspReportPath, openCspReports } from './csp-report.ts'
import type { Log } from './log.ts'

function listening() {
  const lines: object[] = []
  let clock = 10_000_000
  const log = { warn: (line: object) => lines.push(line) } as unknown as Log // all that reports write to
  const hear = openCspReports(log, () => clock)
  const send = (body: string, method = 'POST') =>
    hear(
      new Request(
        `http://localhost${cspReportPath}`,
        method === 'POST' ? { method, body } : { method },
      ),
    )
  return { lines, send, pass: (ms: number) => (clock += ms) }
}

const report = (blocked: string, directive = 'script-src-elem') =>
  JSON.stringify({
    'csp-report': {
      'document-uri': 'https://odemoa.example/shop/order-form?name=minji',
      'effective-directive': directive,
      'blocked-uri': blocked,
      'script-sample': 'card=4111',
    },
  })

test('what wanted into a page is one line an hour, without query, path or words of a script', async () => {
  const { lines, send, pass } = listening()
  for (let at = 0; at < 3; at++)
    expect((await send(report('https://evil.example/skim.js?card=4111'))).status).toBe(204)
  expect(lines).toEqual([
    { directive: 'script-src-elem', blocked: 'https://evil.example', page: '/shop/order-form' },
  ])
  await send(report('inline'))
  expect(lines).toHaveLength(2)
  pass(3_600_001)
  await send(report('inline'))
  expect(lines.at(-1)).toEqual({
    directive: 'script-src-elem',
    blocked: 'inline',
    page: '/shop/order-form',
  })
  expect(lines).toHaveLength(3)
})

test.each(['', '{', '[]', 'null', '{"csp-report": 5}', report('x', '<b>'), 'x'.repeat(9_000)])(
  'what is no report is answered and left: %s',
  async (body) => {
    const { lines, send } = listening()
    expect([(await send(body)).status, lines]).toEqual([204, []])
  },
)

test('whoever invents ever new kinds fills no log', async () => {
  const { lines, send, pass } = listening()
  for (let at = 0; at < 300; at++) await send(report(`https://evil-${at}.example/`))
  expect(lines).toHaveLength(200)
  pass(3_600_001)
  await send(report('inline'))
  expect(lines).toHaveLength(201)
})

test('nobody reads it', async () => {
  expect((await listening().send('', 'GET')).status).toBe(405)
})
