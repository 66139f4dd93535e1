/**
 * Unfolds the web fonts of custom bottles for print: docs/decisions/fonts.md.
 *
 *   npm ci --prefix scripts/fonts && node scripts/fonts/outlines.mjs
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { convert } from 'fontverter'
import { inRoot, step } from '../lib/project.mjs'

const folder = inRoot('src', 'shop', 'bottle', 'faces')

for (const name of readdirSync(folder).filter((one) => one.endsWith('.woff2'))) {
  const outlines = await convert(readFileSync(path.join(folder, name)), 'sfnt')
  const packed = brotliCompressSync(outlines, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: outlines.length },
  })
  writeFileSync(path.join(folder, name.replace('.woff2', '.ttf.br')), packed)
  step(`${name}: ${outlines.length} bytes of outlines in ${packed.length}`)
}
