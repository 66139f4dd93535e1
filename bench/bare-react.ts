import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { build, createServer as createVite } from 'vite'

/**
 * Opens a server of pages that React alone wakes up: `/?elements=900` has that many elements, one script and nothing else.
 * What such a page blocks on a machine is what the shop's pages of the same size are held against.
 */
export async function openBareReact(outDir: string): Promise<{ url: string; stop(): void }> {
  const plain = { configFile: false, logLevel: 'silent' } as const
  await build({
    ...plain,
    build: {
      outDir,
      rolldownOptions: {
        input: path.join(import.meta.dirname, 'bare-react-entry.tsx'),
        output: { entryFileNames: 'entry.js' },
      },
    },
  })
  const vite = await createVite({ ...plain, server: { middlewareMode: true }, appType: 'custom' })
  const { BareReactPage } = await vite.ssrLoadModule('/bench/bare-react-page.tsx')
  await vite.close()
  const script = brotliCompressSync(readFileSync(path.join(outDir, 'entry.js')))
  const server = createServer((request, response) => {
    const asked = new URL(request.url ?? '/', 'http://bare')
    response.setHeader('content-encoding', 'br')
    if (asked.pathname === '/entry.js')
      return response.setHeader('content-type', 'text/javascript').end(script)
    const elements = Number(asked.searchParams.get('elements'))
    const body = renderToString(createElement(BareReactPage, { elements }))
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .end(
        brotliCompressSync(
          `<!doctype html><html lang="ko" data-elements="${elements}"><head><title>bare</title>` +
            `<script type="module" src="/entry.js"></script></head><body>${body}</body></html>`,
        ),
      )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() }
}
