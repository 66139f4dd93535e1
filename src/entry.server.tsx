import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { PageBytes } from './platform/page-bytes.ts'
import { RenderedPage } from './platform/pages.ts'
import { type MarkupKeeper, MarkupProvider } from './ui/kept-markup.tsx'

const mostKept = 4_000
const bytes = new PageBytes()
const keptMarkup = new Map<string, string>()

const keeper: MarkupKeeper = (key, make) => {
  const known = keptMarkup.get(key)
  if (known !== undefined) return known
  const html = renderToString(make())
  // the key holds all that the piece shows, so nothing in here grows old
  if (keptMarkup.size >= mostKept) keptMarkup.clear()
  keptMarkup.set(key, html)
  return html
}

/**
 * Renders the whole page before the first byte is sent: pages are kept and sent again, and their policy names their scripts.
 * What that cost its thread stands in `server-timing`, in ms; a render next to others counts a part of theirs.
 */
export default function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let code = status
    const before = process.threadCpuUsage()
    const { pipe } = renderToPipeableStream(
      <MarkupProvider keeper={keeper}>
        <ServerRouter context={withOwnTable(context, request.url)} url={request.url} />
      </MarkupProvider>,
      {
        // a part that is ready stands in its place: moved to the end it would push the page down when it comes
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          // all that React asks of a stream: a real one costs a twentieth of the page, and keeps it alive through two collections
          const sink = {
            // what the build has React call, text by text (scripts/lib/quick-writes.ts)
            take(chunk: string | Uint8Array) {
              bytes.take(chunk)
            },
            // what React calls as it comes
            write(chunk: string | Uint8Array) {
              bytes.take(chunk)
              return true
            },
            end() {
              const spent = process.threadCpuUsage(before)
              headers.set('content-type', 'text/html; charset=utf-8')
              if (code === 503) headers.set('retry-after', '5')
              headers.set(
                'server-timing',
                `render;dur=${((spent.user + spent.system) / 1_000).toFixed(1)}`,
              )
              resolve(new RenderedPage(styleFirst(bytes.whole()), { status: code, headers }))
            },
            on: () => sink,
            destroy: reject,
          }
          bytes.begin()
          // it has all that `pipe` calls of a stream
          pipe(sink as unknown as NodeJS.WritableStream)
        },
        onShellError: reject,
        onError(error) {
          code = 500
          console.error(error)
        },
      },
    )
  })
}

/** Pages of the shop get the table of its own routes; the build writes it beside the whole one (scripts/build.mjs). */
function withOwnTable(context: EntryContext, url: string): EntryContext {
  const { manifest } = context
  if (!import.meta.env.PROD || /^\/admin(\/|$)/.test(new URL(url).pathname)) return context
  const shop = manifest.url.replace('/manifest-', '/shop-manifest-')
  return { ...context, manifest: { ...manifest, url: shop } }
}

const [headEnds, bodyEnds] = ['</head>', '</body>']

/**
 * The style sheet and the first picture come before any script: what the page's code needs is named at the page's end, at low
 * priority, instead of in its head. The browser's React takes the links where it finds them. React and its like, which do
 * nothing by being read, are a script of their own as well: a phone reads them in a task of their own.
 */
function styleFirst(html: Buffer): Buffer {
  const head = html.indexOf(headEnds)
  const end = html.lastIndexOf(bodyEnds)
  if (head < 0 || end < head) return html
  const ahead: string[] = []
  const rest = html
    .toString('utf8', 0, head)
    .replace(/<link rel="modulepreload"[^>]*>/g, (link) => {
      ahead.push(link.replace('<link ', '<link fetchPriority="low" '))
      return ''
    })
  const vendor = /href="(\/assets\/vendor-[^"]+)"/.exec(ahead.join(''))?.[1]
  const apart = vendor
    ? `<script type="module" async fetchpriority="low" src="${vendor}"></script>`
    : ''
  const code = html.lastIndexOf('<script type="module" async="">', end)
  const wakes = code < 0 ? end : code
  return Buffer.concat([
    Buffer.from(rest),
    html.subarray(head, wakes),
    Buffer.from(apart),
    html.subarray(wakes, end),
    Buffer.from(ahead.join('')),
    html.subarray(end),
  ])
}
