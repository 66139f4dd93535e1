import { type Circuit, Resting } from '#platform/circuit.ts'
import { readAtMost } from '#platform/read-answer.ts'

/** Why a provider gave no answer that can be read. It may have done what it was asked. */
export class NoAnswer extends Error {}

export type Asked = {
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  body?: string
  patience: number
  circuit: Circuit
}
export type Answered = { status: number; body: Record<string, unknown> }

/** One request to a provider; throws `NoAnswer` for silence, broken connections, and whatever is not JSON of a sane size, and `Resting` while it is left alone. */
export function askProvider(asked: Asked): Promise<Answered> {
  return asked.circuit.ask(
    () => send(asked),
    ({ status }) => status < 500 && status !== 429,
  )
}

async function send({ method, url, headers, body, patience }: Asked): Promise<Answered> {
  const signal = AbortSignal.timeout(patience)
  try {
    const answer = await fetch(url, {
      method,
      headers: { accept: 'application/json', ...headers },
      body,
      signal,
      redirect: 'error',
    })
    const text = (await readAtMost(answer)).toString('utf8')
    const parsed: unknown = text.trim() ? JSON.parse(text) : {}
    if (Array.isArray(parsed)) return { status: answer.status, body: { items: parsed } }
    if (!parsed || typeof parsed !== 'object') throw new NoAnswer('not an object')
    return { status: answer.status, body: parsed as Record<string, unknown> } // an object, as was just seen
  } catch (error) {
    throw error instanceof NoAnswer
      ? error
      : new NoAnswer(error instanceof Error ? error.message : String(error))
  }
}

/** Reads may be repeated: three times, each after a longer and uneven pause. */
export async function askAgain(asked: Asked): Promise<Answered> {
  for (let attempt = 1; ; attempt++) {
    try {
      const answered = await askProvider(asked)
      if (answered.status < 500 || attempt === 3) return answered
    } catch (error) {
      if (attempt === 3 || error instanceof Resting) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, 100 * 2 ** attempt * (0.5 + Math.random())))
  }
}
