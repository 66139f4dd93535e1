/** How many requests of one network, and of one connection, may be at work at a time in this process. */
export const shareLimits = {
  /** that only look; an office or a mobile carrier is one network */
  reads: 200,
  /** that change something: whoever sent one has chosen already */
  writes: 400,
  /** of one connection: no browser or proxy sends the next before it has the last, and each waits its turn at the door */
  line: 4,
}

/** Whoever only asks how the process is doing is answered always. */
const always = /^\/(healthz|readyz|metrics)$/

export type Shares = {
  /** counts a request; null where its network or connection has its share, else what gives it back */
  take(request: {
    method: string
    path: string
    network: string
    line: object
  }): (() => void) | null
}

export function openShares(limits = shareLimits): Shares {
  const networks = new Map<string, number>()
  const lines = new WeakMap<object, number>()
  return {
    take({ method, path, network, line }) {
      if (always.test(path)) return () => undefined
      const isRead = method === 'GET' || method === 'HEAD'
      const key = `${isRead ? 'r' : 'w'} ${network}`
      const [held, own] = [networks.get(key) ?? 0, lines.get(line) ?? 0]
      if (held >= (isRead ? limits.reads : limits.writes) || own >= limits.line) return null
      networks.set(key, held + 1)
      lines.set(line, own + 1)
      return () => {
        lines.set(line, (lines.get(line) ?? 1) - 1)
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
export function openRows(most = shareLimits.line): Rows {
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
