import Papa from 'papaparse'
import type { Table, TableRow, Told } from '#kernel/table.ts'

type Read = { cells: string[]; trouble?: Told }

const unclosed: Told = '따옴표(")가 닫히지 않은 줄이에요. 따옴표를 지우거나 닫아 주세요.'
const broken: Told = '깨진 글자(�)가 있는 줄이에요. 파일을 UTF-8로 다시 저장해 주세요.'

/** Lines whose quotes do not fit are mended one by one; after so many the rest is read line by line. */
const mostMended = 20

/** The lines of a text of separated values, whatever separates them. */
export function readTextTable(given: string): Table {
  const whole = given
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u200B\u2060\uFEFF]/g, '')
  const [, told] = /^sep=([^\n])\n/i.exec(whole) ?? []
  const apart = told ?? separatorOf(whole)
  // ="0101" is how a sheet is told to leave a number alone
  const formula = new RegExp(
    `(^|[\\n${escaped(apart)}])="([^"\\n]*)"(?=[\\n${escaped(apart)}]|$)`,
    'g',
  )
  const padded = new RegExp(`(^|[\\n${escaped(apart)}]) +"(?!")`, 'g')
  const text = whole.replace(formula, '$1"$2"').replace(padded, '$1"')
  const rows = recordsOf(text, apart).flatMap(({ cells, trouble }, at): TableRow[] => {
    if ((told && at === 0) || cells.every((cell) => cell === '')) return []
    const why = trouble ?? (cells.some((cell) => cell.includes('\uFFFD')) ? broken : undefined)
    return [{ row: at + 1, cells, ...(why && { trouble: why }) }]
  })
  return { rows, notes: [], isText: true }
}

const escaped = (sign: string) => (/[\\\]^-]/.test(sign) ? `\\${sign}` : sign)

/** What most lines have the same number of, outside of quotes. */
function separatorOf(text: string): string {
  const lines = text
    .slice(0, 100_000)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, 50)
    .map((line) => line.replace(/"[^"]*"/g, ''))
  const [best] = ['\t', ',', ';', '|']
    .map((sign) => {
      const counts = new Map<number, number>()
      for (const line of lines) {
        const count = line.split(sign).length - 1
        if (count) counts.set(count, (counts.get(count) ?? 0) + 1)
      }
      const [most = [0, 0]] = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])
      return { sign, lines: most[1], count: most[0] }
    })
    .sort((a, b) => b.lines - a.lines || b.count - a.count)
  return best?.lines ? best.sign : ','
}

/** Every record, the empty ones too, so that they count as a spreadsheet counts them. */
function recordsOf(text: string, apart: string): Read[] {
  const found: Read[] = []
  let [from, mended, width] = [0, 0, 0]
  while (from < text.length && mended < mostMended) {
    const rest = text.slice(from)
    let [end, bad] = [0, false]
    Papa.parse<string[]>(rest, {
      delimiter: apart,
      newline: '\n',
      step({ data, errors, meta }, parser) {
        const over = data.some((cell) => cell.includes('\n'))
        bad =
          errors.some(({ type }) => type === 'Quotes') ||
          (over && isManyLines(rest.slice(end, meta.cursor), apart, width))
        if (bad) return parser.abort()
        if (meta.cursor === end && !data.some(Boolean)) return
        end = meta.cursor
        found.push({ cells: data.map(tidy) })
        if (data.length > 1) width = data.length
      },
    })
    from += end
    if (!bad) return found
    const stop = text.indexOf('\n', from)
    found.push(lineOf(text.slice(from, stop < 0 ? undefined : stop), apart))
    from = stop < 0 ? text.length : stop + 1
    mended++
  }
  for (const line of from < text.length ? text.slice(from).split('\n') : [])
    found.push(lineOf(line, apart))
  return found
}

/** One cell over several lines, each of which is a whole line by itself: two stray quotation marks, and not a note in paragraphs. */
function isManyLines(record: string, apart: string, width: number): boolean {
  const lines = record.replace(/\n$/, '').split('\n')
  return width > 2 && lines.every((line) => line.split(apart).length === width)
}

/** A line by itself; a quotation mark that nothing closes is a sign like any other. */
function lineOf(line: string, apart: string): Read {
  const cells: string[] = []
  let [at, isOpen] = [0, false]
  while (at <= line.length) {
    const [, inside] = /^"((?:[^"]|"")*)"\s*$/.exec(cellTo(line, at, apart)) ?? []
    const cell = cellTo(line, at, apart)
    if (inside === undefined && cell.startsWith('"') && cell.split('"').length % 2 === 0)
      isOpen = true
    cells.push(
      tidy(inside === undefined ? cell.replace(/^"(.*)"$/, '$1') : inside.replaceAll('""', '"')),
    )
    at += cell.length + 1
  }
  return { cells, ...(isOpen && { trouble: unclosed }) }
}

/** The raw cell that begins here: up to the end of its quotes, or to the next separator. */
function cellTo(line: string, at: number, apart: string): string {
  const rest = line.slice(at)
  const [quoted] = /^"(?:[^"]|"")*"/.exec(rest) ?? []
  const stop = quoted && (quoted.length === rest.length || rest[quoted.length] === apart)
  if (quoted && stop) return quoted
  const next = rest.indexOf(apart)
  return next < 0 ? rest : rest.slice(0, next)
}

/** Own files put ' before a cell that a sheet would run as a formula. */
function tidy(cell: string): string {
  const bare = cell.replaceAll('\u00A0', ' ').trim()
  const [, said] = /^="(.*)"$/s.exec(bare) ?? []
  const text = (said ?? bare).trim()
  return /^'[=+\-@＝＋－＠]/.test(text) ? text.slice(1) : text
}
