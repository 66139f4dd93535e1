import { readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { withQuickWrites } from '../scripts/lib/quick-writes.ts'

const renderer = 'node_modules/react-dom/cjs/react-dom-server.node.production.js'

test('React hands its texts over as they are to what takes them so, and writes to all else as before', () => {
  const code = readFileSync(renderer, 'utf8')
  const quick = withQuickWrites(code, `/shop/${renderer}`) ?? ''
  parseAst(quick)
  const body = /function writeChunk\(destination, chunk\) \{[\s\S]*?\n\}/.exec(quick)?.[0] ?? ''
  const write = new Function(
    'destination',
    'chunk',
    `let currentView = new Uint8Array(4096), writtenBytes = 0; const textEncoder = new TextEncoder();
    const writeToDestination = (to, view) => to.write(view); ${body}; writeChunk(destination, chunk); return writtenBytes`,
  )
  const taken: unknown[] = []
  expect(write({ take: (chunk: unknown) => taken.push(chunk) }, '향')).toBe(0)
  expect(taken).toEqual(['향'])
  // kept for later, as it does without
  expect(write({ write: () => true }, '향')).toBe(3)
})

test('another file stays as it is, and a renderer that is written otherwise stops the build', () => {
  expect(withQuickWrites('const one = 1', '/shop/src/ui/money.tsx')).toBeNull()
  expect(() => withQuickWrites('let other', `/shop/${renderer}`)).toThrow(/written anew/)
})
