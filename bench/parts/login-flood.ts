import { percentile } from '../figures.ts'
import type { Measured } from '../rows.ts'
import type { Shop } from '../shop.ts'
import { rate, Shopper, whyNot } from '../shopper.ts'
import { keptPath } from './kept-page.ts'

const seconds = 6
const looksPerSecond = 50
const password = 'Cedar#Forest8'

/** Right log-ins as fast as the shop takes them, and how long a kept page takes meanwhile. */
export async function loginFlood({ url }: Shop): Promise<Measured> {
  const users = Array.from({ length: 8 }, () => new Shopper(url))
  await Promise.all(users.map((user, at) => join(user, at)))
  const logIn = async (user: number) =>
    whyNot(
      await users[user]?.ask('POST', '/api/v1/login', { mb_id: `flood_${user}`, password }),
      200,
    )
  await rate(8, 1, logIn)
  const quiet = await p99Of(url + keptPath)
  const [{ perSecond, tally }, p99] = await Promise.all([
    rate(8, seconds, logIn),
    p99Of(url + keptPath),
  ])
  const broken = tally.reasons('log-ins refused')
  return {
    rows: [
      {
        what: 'log-ins, eight at a time',
        value: perSecond,
        unit: '/s',
        goal: { least: 20 },
        broken,
      },
      {
        what: 'p99 of a kept page during these log-ins, against quiet',
        value: p99 / quiet,
        unit: 'times',
        goal: { most: 5 },
        said: [`${quiet.toFixed(1)} ms without`],
        broken,
      },
    ],
  }
}

async function join(user: Shopper, at: number) {
  await user.arrive()
  const known = {
    mb_id: `flood_${at}`,
    password,
    mb_name: '김하늘',
    mb_email: `flood${at}@mail.example`,
    mb_hp: '01012345678',
  }
  await user.ask('POST', '/api/v1/register', {
    ...known,
    agree_terms: true,
    agree_age: true,
    agree_privacy: true,
  })
}

/** Looks at the page at a steady pace: a slow answer does not make the next one wait. */
async function p99Of(url: string): Promise<number> {
  const times: number[] = []
  const looks: Promise<void>[] = []
  for (let look = 0; look < (seconds - 1) * looksPerSecond; look++) {
    looks.push(timed(url, times))
    await new Promise((resolve) => setTimeout(resolve, 1_000 / looksPerSecond))
  }
  await Promise.all(looks)
  return percentile(times, 0.99)
}

async function timed(url: string, times: number[]) {
  const started = performance.now()
  await (await fetch(url, { headers: { 'accept-encoding': 'br' } })).arrayBuffer()
  times.push(performance.now() - started)
}
