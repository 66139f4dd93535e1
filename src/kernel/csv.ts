const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
// a sheet would run a cell that begins like a formula
const harmless = (cell: string) =>
  /^[=+\-@\t\r\n＝＋－＠]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell) ? `'${cell}` : cell

/** Rows as a CSV that spreadsheets open as UTF-8. */
export function writeCsv(
  rows: readonly (readonly string[])[],
  /** a part that is not the first has no mark before it */
  { first = true }: { first?: boolean } = {},
): string {
  return `${first ? '\ufeff' : ''}${rows.map((row) => row.map((cell) => quoted(harmless(cell))).join(',')).join('\r\n')}\r\n`
}

/** The cells of a CSV; empty lines are left out. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = []
  let [row, cell, inside]: [string[], string, boolean] = [[], '', false]
  const endCell = () => {
    row.push(/^'[=+\-@\t\r\n＝＋－＠]/.test(cell) ? cell.slice(1) : cell)
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (row.length > 1 || row[0] !== '') rows.push(row)
    row = []
  }
  const source = text.replace(/^\ufeff/, '')
  for (let at = 0; at < source.length; at++) {
    const char = source[at] ?? ''
    if (inside) {
      if (char !== '"') cell += char
      else if (source[at + 1] === '"') {
        cell += '"'
        at++
      } else inside = false
    } else if (char === '"' && cell === '') inside = true
    else if (char === ',') endCell()
    else if (char === '\n') endRow()
    else if (char !== '\r') cell += char
  }
  if (cell !== '' || row.length) endRow()
  return rows
}

/** Splits a file of comma, semicolon or tab separated values; quotes may hold separators and line ends. */
export function readTable(text: string): string[][] {
  const clean = text.replace(/^\uFEFF/, '')
  const first = clean.split(/\r?\n/, 20).join('\n')
  const separator =
    ['\t', ';', ','].sort((a, b) => first.split(b).length - first.split(a).length)[0] ?? ','
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  for (let at = 0; at < clean.length; at++) {
    const char = clean[at] ?? ''
    if (quoted && char === '"' && clean[at + 1] === '"') {
      cell += '"'
      at++
    } else if (char === '"') quoted = !quoted
    else if (!quoted && (char === separator || char === '\n')) {
      rows.at(-1)?.push(cell.trim())
      cell = ''
      if (char === '\n') rows.push([])
    } else if (char !== '\r') cell += char
  }
  rows.at(-1)?.push(cell.trim())
  return rows.filter((row) => row.some((one) => one !== ''))
}
