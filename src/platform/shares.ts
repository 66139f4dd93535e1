/** How many requests of one network may be at work at a time in this process. */
export const shareLimits = {
  /** that only look; an office or a mobile carrier is one network */
  reads: 200,
  /** that change something: whoever sent one has chosen already */
  writes: 400,
}

/** So many requests of one connection may wait for their answers: no browser or proxy sends the next before it has the last. */
const mostInRow = 4

/** Whoever only asks how the process is doing is answered always. */
const always = /^\/(healthz|readyz|metrics)$/

export type Shares = {
  /** counts a request; null where its network has its share, else what gives it back */
  take(request: { method: string; path: string; network: string }): (() => void) | null
}

export function openShares(limits = shareLimits): Shares {
  const networks = new Map<string, number>()
  return {
    take({ method, path, network }) {
      if (always.test(path)) return () => undefined
      const isRead = method === 'GET' || method === 'HEAD'
      const key = `${isRead ? 'r' : 'w'} ${network}`
      const held = networks.get(key) ?? 0
      if (held >= (isRead ? limits.reads : limits.writes)) return null
      networks.set(key, held + 1)
      return () => {
        const left = (networks.get(key) ?? 1) - 1
        if (left > 0) networks.set(key, left)
        else networks.delete(key)
      }
    },
  }
}

export type Rows = {
  /** counts a request of a connection until its answer is out, and says whether it is heard */
  come(
    line: object,
    answer: { once(event: 'close', heard: () => void): unknown },
  ): 'next' | 'last' | 'unheard'
  /** it was refused, and what it has sent behind that is not heard */
  end(line: object): void
}

/**
 * Rows of requests that come in one piece are read in one turn, so that each costs everybody else a moment even where it is refused:
 * the first that is too many is the last that its connection is answered.
 */
export function openRows(most = mostInRow): Rows {
  const unanswered = new WeakMap<object, number>()
  const ended = new WeakSet<object>()
  return {
    come(line, answer) {
      if (ended.has(line)) return 'unheard'
      const before = unanswered.get(line) ?? 0
      unanswered.set(line, before + 1)
      answer.once('close', () => unanswered.set(line, (unanswered.get(line) ?? 1) - 1))
      return before < most ? 'next' : 'last'
    },
    end: (line) => void ended.add(line),
  }
}
