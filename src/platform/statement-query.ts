import { createHash } from 'node:crypto'
import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'

export type Wire = string | number | boolean | null
type Row = Record<string, unknown>
/** The protocol as `pg` speaks it for its own queries, of which its types tell only a part. */
type Connection = {
  /** a pooler stands before the server: what is planned here is gone with the transaction */
  nameless?: boolean
  stream: { cork(): void; uncork(): void }
  parsedStatements: Record<string, string | undefined>
  parse(asked: { name: string; text: string; types: number[] }): void
  describe(asked: { type: 'S'; name: string }): void
  bind(asked: {
    statement: string
    values: Wire[]
    valueMapper: (value: Wire) => string | null
  }): void
  execute(asked: { portal: string; rows: number }): void
  sync(): void
}
type Shape = { names: string[]; parsers: ((text: string) => unknown)[]; empty: Row }

// as Drizzle leaves them: dates and times in the server's own words, alone and in lists
const asWords = new Set<number>([1082, 1114, 1184, 1186, 1115, 1182, 1185, 1187, 1231])
const shapes = new WeakMap<Connection, Map<string, Shape>>()

type Ask = (query: StatementQuery, values: undefined, done: (error?: Error | null) => void) => void

export type PreparedText = { name: string; text: string }

export function prepareText(text: string): PreparedText {
  return { name: `k${createHash('sha1').update(text).digest('base64url')}`, text }
}

/**
 * Runs a statement that every connection plans once. A query of `pg` asks each time what columns the answer has and builds its rows
 * from that; here a connection asks when it plans, which for wide rows is less than half of the work on both sides.
 */
export function runPrepared<R extends Row>(
  client: pg.Pool | pg.ClientBase,
  { name, text }: PreparedText,
  values: Wire[],
): Promise<R[]> {
  return new Promise((resolve, reject) => {
    const query = new StatementQuery(name, text, values)
    const done = (error: Error | null | undefined) =>
      // whoever writes the statement says what rows it has
      error ? reject(new DrizzleQueryError(text, values, error)) : resolve(query.rows as R[])
    // of the library's many ways to ask the one that takes a query of one's own
    ;(client.query as Ask).call(client, query, undefined, done)
  })
}

class StatementQuery {
  name: string
  text: string
  values: Wire[]
  rows: Row[] = []
  // the client puts its own in, where there is none yet
  callback: ((error: Error | null) => void) | undefined
  #connection: Connection | null = null
  #shape: Shape | undefined
  #broken: Error | null = null

  constructor(name: string, text: string, values: Wire[]) {
    this.name = name
    this.text = text
    this.values = values
  }

  submit(connection: Connection): null {
    this.#connection = connection
    if (connection.nameless) this.name = ''
    connection.stream.cork()
    if (connection.parsedStatements[this.name] === undefined) {
      connection.parse({ name: this.name, text: this.text, types: [] })
      connection.describe({ type: 'S', name: this.name })
    } else {
      this.#shape = shapes.get(connection)?.get(this.name)
    }
    connection.bind({ statement: this.name, values: this.values, valueMapper: onWire })
    connection.execute({ portal: '', rows: 0 })
    connection.sync()
    connection.stream.uncork()
    return null
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }) {
    const names = fields.map((field) => field.name)
    const parsers = fields.map(({ dataTypeID }) =>
      asWords.has(dataTypeID) ? String : pg.types.getTypeParser(dataTypeID, 'text'),
    )
    // an object out of JSON has all its columns from the start; one filled column by column becomes a slow dictionary
    const empty: Row = JSON.parse(
      JSON.stringify(Object.fromEntries(names.map((name) => [name, null]))),
    )
    this.#shape = { names, parsers, empty }
    const connection = this.#connection as Connection // answers come to what was sent
    const kept = shapes.get(connection) ?? new Map<string, Shape>()
    shapes.set(connection, kept.set(this.name, this.#shape))
  }

  handleDataRow({ fields }: { fields: (string | null)[] }) {
    // told before the first row, now or when the connection planned it
    const { names, parsers, empty } = this.#shape as Shape
    const row = { ...empty }
    try {
      fields.forEach((text, at) => {
        // there are as many names as fields
        if (text !== null) row[names[at] as string] = parsers[at]?.(text)
      })
    } catch (error) {
      this.#broken = error as Error // parsers throw nothing else
    }
    this.rows.push(row)
  }

  handleReadyForQuery() {
    this.callback?.(this.#broken)
  }

  handleError(error: Error) {
    this.callback?.(error)
  }

  handleCommandComplete() {}
  handleEmptyQuery() {}
  handlePortalSuspended() {}
}

function onWire(value: Wire): string | null {
  return value === null ? null : String(value)
}
