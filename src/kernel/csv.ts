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
