const beyond = /(\\*)([^\0-\x7f])/gu
const rawText = /\braw\s*`[^`]*[^\0-\x7f][^`]*`/

/**
 * Code with every letter beyond ASCII as its escape, which means the same wherever code may hold one: the engine keeps the text
 * of a file with a single Korean letter in two bytes for each. Raw text would show the escape itself, so it stops the build.
 */
export function inOneByte(code: string, file: string): string {
  const raw = rawText.exec(code)?.[0]
  if (raw) throw new Error(`one-byte.ts: raw text beyond ASCII in ${file}: ${raw.slice(0, 80)}`)
  return code.replace(beyond, (_, slashes: string, letter: string) => {
    if (slashes.length % 2 && /[\u2028\u2029]/.test(letter))
      throw new Error(`one-byte.ts: a line that goes on after a separator in ${file}`)
    // "\한" says 한: its backslash would be that of the escape
    const before = slashes.length % 2 ? slashes.slice(1) : slashes
    return before + escaped(letter)
  })
}

function escaped(letter: string): string {
  return Array.from({ length: letter.length }, (_, at) => {
    const unit = letter.charCodeAt(at).toString(16).padStart(4, '0')
    return `\\u${unit}`
  }).join('')
}
