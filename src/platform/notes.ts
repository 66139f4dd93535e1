import { createHash } from 'node:crypto'
import { koreanDay } from '#kernel/korean-time.ts'
import { faultOf, keptStatement } from './note-words.ts'
import { requestId } from './request-id.ts'

export const noteKinds = ['fault', 'slow', 'task'] as const
export type NoteKind = (typeof noteKinds)[number]

/** What happened more than once is one note that counts. */
export type Note = {
  kind: NoteKind
  key: string
  words: string
  place: string
  times: number
  failed: number
  total_ms: number
  longest_ms: number
  request: string
}

/** What the process has seen of itself since it was last asked: faults, slow statements, work done. */
export type Notes = {
  /** what was logged as an error, as the log was given it */
  fault(given: readonly unknown[]): void
  statement(text: string, ms: number): void
  task(name: string, ms: number, done: boolean): void
  /** all of them, which are forgotten here */
  take(): Note[]
  /** back, when they could not be kept */
  put(notes: readonly Note[]): void
}

/** A statement that takes so many ms is worth a note. */
export const slowFrom = 500
/** So many different notes of a kind a day; more are counted as one. */
const mostKeys = 300

export function openNotes(now = () => new Date()): Notes {
  let held = new Map<string, Note>()
  let day = ''
  const seen: Record<NoteKind, Set<string>> = { fault: new Set(), slow: new Set(), task: new Set() }

  function add(note: Note) {
    const today = koreanDay(now())
    if (today !== day) for (const kind of noteKinds) seen[kind].clear()
    day = today
    const keys = seen[note.kind]
    if (keys.size >= mostKeys && !keys.has(note.key))
      return merge({ ...note, key: 'others', words: '…', place: '' })
    keys.add(note.key)
    merge(note)
  }

  function merge(note: Note) {
    const id = `${note.kind} ${note.key}`
    const before = held.get(id)
    held.set(id, before ? together(before, note) : note)
  }

  return {
    fault(given) {
      const { words, place, request } = faultOf(given)
      add(noteOf('fault', words, { place, request: request || (requestId() ?? '') }))
    },
    statement(text, ms) {
      if (ms < slowFrom) return
      add(noteOf('slow', keptStatement(text), { ms, request: requestId() ?? '' }))
    },
    task: (name, ms, done) => add(noteOf('task', name, { ms, failed: done ? 0 : 1 })),
    take() {
      const notes = [...held.values()]
      held = new Map()
      return notes
    },
    put: (notes) => notes.forEach(merge),
  }
}

type More = { place?: string; request?: string; ms?: number; failed?: number }

function noteOf(
  kind: NoteKind,
  words: string,
  { place = '', request = '', ms = 0, failed = 0 }: More,
): Note {
  const key =
    kind === 'task'
      ? words
      : createHash('sha1').update(`${place} ${words}`).digest('base64url').slice(0, 16)
  const whole = Math.round(ms)
  return { kind, key, words, place, times: 1, failed, total_ms: whole, longest_ms: whole, request }
}

function together(one: Note, next: Note): Note {
  return {
    ...one,
    times: one.times + next.times,
    failed: one.failed + next.failed,
    total_ms: one.total_ms + next.total_ms,
    longest_ms: Math.max(one.longest_ms, next.longest_ms),
    request: next.request || one.request,
  }
}
