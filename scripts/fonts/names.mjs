/**
 * Cuts the faces that stand in on papers where the shop's own lacks a letter: docs/decisions/fonts.md.
 *
 *   npm ci --prefix scripts/fonts && node scripts/fonts/names.mjs
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { convert } from 'fontverter'
import subsetFont from 'subset-font'
import { inRoot, step } from '../lib/project.mjs'

const folder = inRoot('src', 'platform', 'faces')
const packed = (...parts) => readFileSync(inRoot('scripts', 'fonts', 'node_modules', ...parts))
const whole = (name, key) =>
  packed('@expo-google-fonts', `noto-sans-${name}`, '500Medium', `NotoSans${key}_500Medium.ttf`)
const script = (name) =>
  packed('@fontsource', `noto-sans-${name}`, 'files', `noto-sans-${name}-${name}-500-normal.woff`)

mkdirSync(folder, { recursive: true })
// Korean forms first, for this is a shop of Korea; what they lack of Japan's and China's common sets in the second
const korean = hanOf(['euc-kr', 'shift_jis'])
const others = hanOf(['gb2312', 'big5']).filter((letter) => !korean.includes(letter))
const kr = await cut('han', whole('kr', 'KR'), korean)
const left = [...korean, ...others].filter((letter) => !kr.has(letter.codePointAt(0)))
await cut('han-more', whole('sc', 'SC'), left)
for (const name of ['thai', 'hebrew', 'arabic'])
  await keep(name, await convert(script(name), 'sfnt'))

async function cut(name, file, letters) {
  const bytes = await subsetFont(file, letters.join(''), {
    targetFormat: 'sfnt',
    noHinting: true,
    keepFeatures: [],
    dropTables: ['vhea', 'vmtx', 'BASE', 'STAT'],
  })
  return keep(name, bytes)
}

async function keep(name, bytes) {
  const small = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: 24,
    },
  })
  writeFileSync(path.join(folder, `${name}.ttf.br`), small)
  const { create } = await import('fontkit')
  const has = new Set(create(Buffer.from(bytes)).characterSet)
  step(`${name}: ${has.size} letters, ${bytes.length} bytes in ${small.length}`)
  return has
}

/** The Chinese characters that these encodings have. */
function hanOf(encodings) {
  const found = new Set()
  for (const encoding of encodings) {
    const reader = new TextDecoder(encoding)
    for (let row = 0x81; row <= 0xfe; row++)
      for (let cell = 0x40; cell <= 0xfe; cell++)
        for (const letter of reader.decode(Uint8Array.of(row, cell)))
          if (/^\p{Script=Han}$/u.test(letter)) found.add(letter.normalize('NFC'))
  }
  return [...found]
}
