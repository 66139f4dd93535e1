import pg from 'pg'

type Query = (...given: unknown[]) => unknown
type Done = (error: Error | null, result?: unknown) => void
/** What the library's client keeps to itself. */
type Inside = { connectionParameters: { query_timeout?: number | false } }

/**
 * A client that gives each query its callback as it is made, and keeps time by itself. The library puts them in afterwards, and the
 * engine takes a function that is set as a property for one that stays: the rows of every answer would outlive their request, until
 * the engine next looks through the whole of its memory (docs/decisions/speed.md).
 * Several asked at once, as within a transaction, are sent one after another: the library wants no line of its own any more.
 */
export class AskingClient extends pg.Client {
  readonly patience: number
  readonly line: (() => void)[] = []
  isAsking = false

  constructor(config?: string | pg.ClientConfig) {
    super(config)
    const { connectionParameters } = this as unknown as Inside // its types leave out what is its own
    this.patience = connectionParameters.query_timeout || 0
    connectionParameters.query_timeout = 0
  }
}

const asking: Query = function (this: AskingClient, asked, values, callback) {
  const done = typeof values === 'function' ? values : callback
  // a stream of the library answers with itself
  if (!asked || (isOwn(asked) && typeof done !== 'function'))
    // the library's many ways to ask, of which any may come
    return (pg.Client.prototype.query as Query).call(this, asked, values, callback)
  const given = typeof values === 'function' ? undefined : values
  if (typeof done === 'function') return ask(this, asked, given, done as Done) // the library's callback takes these
  return new Promise((resolve, reject) =>
    ask(this, asked, given, (error, result) => (error ? reject(error) : resolve(result))),
  ).catch((error: Error) => {
    // the way back to whoever asked, instead of to the socket
    Error.captureStackTrace(error)
    throw error
  })
}
Object.assign(AskingClient.prototype, { query: asking })

function ask(client: AskingClient, asked: unknown, values: unknown, tell: Done) {
  let timer: NodeJS.Timeout | undefined
  let over = false
  const done: Done = (error, result) => {
    if (over) return
    over = true
    clearTimeout(timer)
    tell(error, result)
  }
  const answered: Done = (error, result) => {
    sendNext(client)
    done(error, result)
  }
  const query = isOwn(asked)
    ? asked
    : new (pg.Query as new (...given: unknown[]) => object)(asked, values, answered) // its type does not tell the callback
  const send = () => (pg.Client.prototype.query as Query).call(client, query, undefined, answered)
  if (client.patience) timer = setTimeout(() => giveUp(client, send, done), client.patience)
  if (client.isAsking) client.line.push(send)
  else {
    client.isAsking = true
    send()
  }
}

function sendNext(client: AskingClient) {
  const send = client.line.shift()
  if (send) send()
  else client.isAsking = false
}

/** What was not sent yet never is; an answer that comes later is nobody's, and until then nothing else is sent. */
function giveUp(client: AskingClient, send: () => void, done: Done) {
  const at = client.line.indexOf(send)
  if (at >= 0) client.line.splice(at, 1)
  done(new Error('Query read timeout'))
}

/** A query that speaks the protocol by itself. */
function isOwn(asked: unknown): boolean {
  return typeof asked === 'object' && asked !== null && 'submit' in asked
}
