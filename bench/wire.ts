import { connect, type Socket } from 'node:net'

export type Heard = { status: number; setCookie: string[]; body: Buffer }

/**
 * HTTP as far as a shopper of the bench needs it: one question at a time on each kept-alive socket, answers that tell their length.
 * On two cores what the asking side spends is taken from the shop; Node's own client spends a third of what an add to the cart takes.
 */
export class Wire {
  #host: string
  #port: number
  #idle = new Map<Socket, number>()

  constructor(url: string) {
    const { hostname, port } = new URL(url)
    this.#host = hostname
    this.#port = Number(port)
  }

  ask(method: string, path: string, headers: Record<string, string>, body = ''): Promise<Heard> {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    const told = `${method} ${path} HTTP/1.1\r\nhost: ${this.#host}:${this.#port}\r\n${lines.join('')}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
    return new Promise((resolve, reject) => {
      const socket =
        this.#takeIdle() ?? connect({ host: this.#host, port: this.#port, noDelay: true })
      let heard: Buffer = Buffer.alloc(0)
      const leave = () =>
        socket.removeAllListeners('data').removeAllListeners('error').removeAllListeners('close')
      const fail = (error?: Error) => {
        leave()
        socket.destroy()
        reject(error ?? new Error('the shop hung up'))
      }
      socket.once('error', fail).once('close', () => fail())
      socket.on('data', (chunk: Buffer) => {
        heard = heard.length ? Buffer.concat([heard, chunk]) : chunk
        const answer = readAnswer(heard)
        if (!answer) return
        leave()
        socket.on('error', () => {})
        this.#idle.set(socket, performance.now())
        resolve(answer)
      })
      socket.write(told)
    })
  }

  /** The shop hangs up on whoever is silent for five seconds: a socket near that may close under the next question. */
  #takeIdle(): Socket | undefined {
    for (const [socket, since] of this.#idle) {
      this.#idle.delete(socket)
      if (performance.now() - since < 3_000) return socket
      socket.destroy()
    }
  }
}

/** Null until all of it is there. */
function readAnswer(heard: Buffer): Heard | null {
  const end = heard.indexOf('\r\n\r\n')
  if (end < 0) return null
  const head = heard.toString('latin1', 0, end)
  const length = /content-length: (\d+)/i.exec(head)?.[1]
  if (length === undefined) throw new Error('an answer without its length')
  const body = heard.subarray(end + 4)
  if (body.length < Number(length)) return null
  return {
    status: Number(head.slice(9, 12)),
    setCookie: [...head.matchAll(/^set-cookie: (.*)$/gim)].map(([, line = '']) => line),
    body,
  }
}
