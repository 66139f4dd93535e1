import { readFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from '../lib/project.mjs'

/** The files of a package that come as slices, with the letters of each. */
export function packagedSlices(sheet) {
  const css = readFileSync(inRoot('node_modules', sheet), 'utf8')
  return [...css.matchAll(/url\(([^)]+)\)[^}]*unicode-range:([^;}]+)/g)].map(
    ([, file, ranges]) => ({
      url: path.posix.join(path.posix.dirname(sheet), file),
      letters: lettersIn(ranges),
    }),
  )
}

function lettersIn(ranges) {
  return ranges.split(',').flatMap((range) => {
    const [from, to = from] = range
      .trim()
      .replace(/^U\+/i, '')
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n))
  })
}

/** Letters as a `unicode-range`, neighbours together. */
export function rangesOf(text) {
  const codes = [...new Set(text)].map((letter) => letter.codePointAt(0)).toSorted((a, b) => a - b)
  const runs = []
  for (const code of codes) {
    const run = runs.at(-1)
    if (run && run[1] === code - 1) run[1] = code
    else runs.push([code, code])
  }
  const hex = (code) => code.toString(16).toUpperCase()
  return runs
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ')
}
