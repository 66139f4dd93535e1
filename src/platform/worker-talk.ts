import cluster from 'node:cluster'
import { randomUUID } from 'node:crypto'

/** What the processes behind one port say to each other about their metrics; the one that started them passes it on. */
type Word =
  | { metrics: 'ask'; id: string }
  | { metrics: 'asked'; id: string; count: number }
  | { metrics: 'give'; id: string; to: number }
  | { metrics: 'given'; id: string; to: number; told: unknown }

// whoever is about to end need not hear it
const unheard = () => undefined
const longest = 1_000

function isWord(word: unknown): word is Word {
  return typeof word === 'object' && word !== null && 'metrics' in word && 'id' in word
}

/** In the process that started the others. */
export function passOn() {
  cluster.on('message', (from, word: unknown) => {
    if (!isWord(word)) return
    if (word.metrics === 'given') cluster.workers?.[word.to]?.send(word, unheard)
    if (word.metrics !== 'ask') return
    const others = Object.values(cluster.workers ?? {}).filter(
      (one) => one !== undefined && one.id !== from.id && one.isConnected(),
    )
    from.send({ metrics: 'asked', id: word.id, count: others.length } satisfies Word, unheard)
    for (const one of others)
      one?.send({ metrics: 'give', id: word.id, to: from.id } satisfies Word, unheard)
  })
}

export type Others = {
  /** what each of the others tells of itself; one that is silent, or about to open, is left out */
  ask(): Promise<unknown[]>
  close(): void
}

/** In each of the processes; one that is alone has no others. */
export function openOthers(tell: () => Promise<unknown>, patience = longest): Others {
  if (!cluster.isWorker) return { ask: async () => [], close: () => undefined }
  const say = (word: Word) => {
    if (process.connected) process.send?.(word, undefined, undefined, unheard)
  }
  const asking = new Map<string, (word: Word) => void>()
  const hear = (word: unknown) => {
    if (!isWord(word)) return
    if (word.metrics !== 'give') return asking.get(word.id)?.(word)
    void tell().then(
      (told) => say({ metrics: 'given', id: word.id, to: word.to, told }),
      () => undefined,
    )
  }
  process.on('message', hear)
  return {
    ask: () =>
      new Promise((resolve) => {
        const id = randomUUID()
        const heard: unknown[] = []
        let count = Number.POSITIVE_INFINITY
        const done = () => {
          clearTimeout(waiting)
          asking.delete(id)
          resolve(heard)
        }
        const waiting = setTimeout(done, patience)
        asking.set(id, (word) => {
          if (word.metrics === 'asked') count = word.count
          if (word.metrics === 'given') heard.push(word.told)
          if (heard.length >= count) done()
        })
        say({ metrics: 'ask', id })
      }),
    close: () => void process.off('message', hear),
  }
}
