import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

/** Renders the whole page before the first byte is sent: pages are kept and sent again, and their policy names their scripts. */
export default function renderDocument(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  return new Promise((resolve, reject) => {
    let code = status
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      onAllReady() {
        const chunks: Buffer[] = []
        const sink = new Writable({
          write(chunk: Buffer, _encoding, done) {
            chunks.push(chunk)
            done()
          },
          final(done) {
            headers.set('content-type', 'text/html; charset=utf-8')
            resolve(new Response(Buffer.concat(chunks), { status: code, headers }))
            done()
          },
        })
        pipe(sink)
      },
      onShellError: reject,
      onError(error) {
        code = 500
        console.error(error)
      },
    })
  })
}
