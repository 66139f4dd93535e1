import { fork } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { median } from '../figures.ts'
import type { Measured } from '../rows.ts'
import type { Shop } from '../shop.ts'
import { hammer } from './hammer.ts'

const rounds = 3
const seconds = 4
const asking = { 'accept-encoding': 'br' }
export const keptPath = '/shop/category/2'

/** The kept page and a bare server of a process of its own that sends the same bytes under the same headers, in turns: neither has the better half of a noisy machine. */
export async function keptPage({ url }: Shop): Promise<Measured> {
  // asked for often enough to be kept and packed carefully
  for (let n = 0; n < 5; n++) await fetch(url + keptPath, { headers: asking })
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  const { headers, body } = await rawAnswer(url + keptPath)
  const bare = fork(new URL('./bare-server.ts', import.meta.url))
  try {
    bare.send({ body: body.toString('base64'), headers })
    const [port] = (await once(bare, 'message')) as [number]
    const found = { bare: [] as number[], kept: [] as number[] }
    for (let round = 0; round < rounds; round++) {
      const bareRate = await hammer(`http://127.0.0.1:${port}/`, asking, seconds)
      const keptRate = await hammer(url + keptPath, asking, seconds)
      if (!keptRate.head.startsWith('HTTP/1.1 200')) throw new Error(keptRate.head)
      // the server's own lines (date, connection) differ by less than this
      if (Math.abs(bareRate.bytes - keptRate.bytes) > 200)
        throw new Error(`${keptRate.bytes} bytes against ${bareRate.bytes}`)
      found.bare.push(bareRate.perSecond)
      found.kept.push(keptRate.perSecond)
    }
    const [bareEach, keptEach] = [median(found.bare), median(found.kept)]
    return {
      rows: [
        {
          what: 'kept page against bare Node, same bytes',
          value: (keptEach / bareEach) * 100,
          unit: '%',
          goal: { least: 75 },
          said: [
            `${keptPath}, ${(body.length / 1_000).toFixed(1)} kB: ${Math.round(keptEach).toLocaleString('en')} to ${Math.round(bareEach).toLocaleString('en')} a second`,
          ],
        },
      ],
    }
  } finally {
    bare.kill()
  }
}

/** An answer as it stands on the wire, still packed. */
function rawAnswer(url: string): Promise<{ headers: Record<string, string>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: asking }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const sent = Object.entries(answer.headers).filter(
          ([name]) => !['date', 'connection', 'keep-alive'].includes(name),
        )
        resolve({
          headers: Object.fromEntries(sent.map(([name, value]) => [name, String(value)])),
          body: Buffer.concat(chunks),
        })
      })
    }).on('error', reject)
  })
}
