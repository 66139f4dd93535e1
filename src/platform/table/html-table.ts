import type { Table } from '#kernel/table.ts'

/** Many a bank calls a page of HTML .xls: the lines of all its tables, one below the other. */
export function readHtmlTable(html: string): Table {
  const text = html
    .normalize('NFC')
    // what nothing closes goes to the end, as in a browser, and is not looked through again from each of its marks
    .replace(/<!--(?:[\s\S]*?-->|[\s\S]*)/g, '')
    .replace(/<(script|style)\b(?:[\s\S]*?<\/\1\s*>|[\s\S]*)/gi, '')
  const rows = text
    .split(/<tr\b/i)
    .slice(1)
    .map((line) => cellsOf(line.split(/<\/tr\s*>|<\/table\s*>/i)[0] ?? ''))
  return {
    rows: rows.flatMap((cells, at) => (cells.some(Boolean) ? [{ row: at + 1, cells }] : [])),
    notes: [],
  }
}

const mostSpan = 50

function cellsOf(line: string): string[] {
  return line
    .split(/<t[dh]\b/i)
    .slice(1)
    .flatMap((cell) => {
      const end = cell.indexOf('>')
      const [, span = '1'] = /colspan\s*=\s*["']?(\d{1,3})/i.exec(cell.slice(0, end)) ?? []
      const blanks = Math.min(Math.max(Number(span), 1), mostSpan) - 1
      return [textIn(cell.slice(end + 1)), ...Array.from({ length: blanks }, () => '')]
    })
}

const signs: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

function textIn(html: string): string {
  return html
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,5});/gi, (whole, name: string) => {
      const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
      if (!name.startsWith('#')) return signs[name.toLowerCase()] ?? whole
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
    })
    .replace(/[\u200B\u2060\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
