import { heightOf, write } from './paper-letters.ts'
import {
  cell,
  holder,
  openDocument,
  ornament,
  type Part,
  pair,
  taggedAs,
  words,
} from './paper-parts.ts'
import { seal } from './paper-seal.ts'
import { openPdf, type Pdf } from './pdf.ts'

export type PaperColumn = {
  label: string
  /** part of the width */
  width: number
  align?: 'left' | 'right' | 'center'
}
export type PaperParty = {
  heading: string
  rows: readonly (readonly [label: string, value: string])[]
  /** whose seal stands there */
  seal?: string
}
export type PaperText = {
  title: string
  number: string
  facts: readonly (readonly [label: string, value: string])[]
  parties: readonly PaperParty[]
  /** the sum in words, and in figures */
  words?: readonly [words: string, figures: string]
  columns: readonly PaperColumn[]
  rows: readonly (readonly string[])[]
  /** many short rows that belong on one page */
  dense?: boolean
  sums: readonly (readonly [label: string, value: string, strong?: boolean])[]
  notes: readonly { heading: string; lines: readonly string[] }[]
  foot: string
}

const ink = '#2b2622'
const soft = '#6b6358'
const line = '#d9d0c6'
const margin = 40
const wide = 595.28 - margin * 2
const bottom = 841.89 - 56

/** A business paper on A4: text that can be selected, searched and read aloud, in a font that travels along with only the letters used. */
export function paperPdf(paper: PaperText, lang = 'ko'): Promise<Uint8Array> {
  return papersPdf({ papers: [paper], lang })
}

/** Several papers in one file, each from a page of its own and with its own numbers. */
export async function papersPdf({
  papers,
  lang,
}: {
  papers: readonly PaperText[]
  lang: string
}): Promise<Uint8Array> {
  const [first] = papers
  const { doc, bytes } = await openPdf({
    size: 'A4',
    margin,
    bufferPages: true,
    ...taggedAs(lang),
    info: {
      Title: papers.length === 1 ? `${first?.title} ${first?.number}` : (first?.title ?? ''),
      Author: first?.parties.find(({ seal }) => seal)?.seal ?? '',
    },
  })
  const whole = openDocument(doc)
  for (const [at, paper] of papers.entries()) {
    if (at > 0) doc.addPage()
    const start = doc.bufferedPageRange().count - 1
    const part = holder(doc, whole, 'Sect')
    head(doc, part, paper)
    parties(doc, part, paper.parties)
    if (paper.words) sumInWords(doc, part, paper.words)
    table(doc, part, paper)
    sums(doc, part, paper.sums)
    for (const note of paper.notes) notes(doc, part, note)
    feet(doc, paper, start)
    part.end()
  }
  whole.end()
  doc.end()
  return bytes
}

function head(doc: Pdf, part: Part, { title, number, facts }: PaperText) {
  doc.fontSize(24).fillColor(ink)
  words(doc, part, 'H1', () => write(doc, 'bold', title, [margin, margin]))
  doc.fontSize(11)
  words(doc, part, 'P', () =>
    write(doc, 'bold', number, [margin, margin + 8], { width: wide, align: 'right' }),
  )
  const y = margin + 40
  across(doc, y, 1.2, ink)
  doc.fontSize(9).fillColor(soft)
  const text = facts.map(([label, value]) => `${label}  ${value}`).join('     ')
  words(doc, part, 'P', () => write(doc, 'plain', text, [margin, y + 8], { width: wide }))
  doc.y += 10
}

function across(doc: Pdf, y: number, thick: number, colour: string) {
  ornament(doc, () =>
    doc
      .moveTo(margin, y)
      .lineTo(margin + wide, y)
      .lineWidth(thick)
      .strokeColor(colour)
      .stroke(),
  )
}

function parties(doc: Pdf, part: Part, all: readonly PaperParty[]) {
  const gap = 16
  const width = (wide - gap * (all.length - 1)) / Math.max(1, all.length)
  const top = doc.y
  const ends = all.map(({ heading, rows, seal: name }, at) => {
    const x = margin + at * (width + gap)
    doc.fontSize(10).fillColor(ink)
    words(doc, part, 'H2', () => write(doc, 'bold', heading, [x, top], { width }))
    const list = holder(doc, part, 'Table')
    let y = top + 18
    for (const [label, value] of rows) {
      if (!value) continue
      const at = y
      doc.fontSize(8.5)
      const named = () => write(doc.fillColor(soft), 'plain', label, [x, at], { width: 62 })
      const room = { width: width - 64 - (name ? 50 : 0) }
      const told = () => write(doc.fillColor(ink), 'plain', value, [x + 64, at], room)
      pair(doc, list, named, told)
      y = doc.y + 3
    }
    list.end()
    // its name stands in the rows already
    if (name) ornament(doc, () => seal(doc, x + width - 46, top + 16, name))
    return Math.max(y, name ? top + 66 : y)
  })
  doc.y = Math.max(top, ...ends) + 8
}

function sumInWords(doc: Pdf, part: Part, [said, figures]: readonly [string, string]) {
  const y = doc.y
  const half = wide * 0.62
  doc.fontSize(11)
  const height = Math.max(34, heightOf(doc, 'bold', said, { width: half }) + 20)
  ornament(doc, () =>
    doc.save().rect(margin, y, wide, height).fillColor('#f6f1ea').fill().restore(),
  )
  doc.fillColor(ink)
  words(doc, part, 'P', () => write(doc, 'bold', said, [margin + 12, y + 10], { width: half }))
  doc.fontSize(14)
  const right = { width: wide - half - 24, align: 'right' } as const
  words(doc, part, 'P', () => write(doc, 'bold', figures, [margin + half + 12, y + 9], right))
  doc.y = y + height + 12
}

function table(doc: Pdf, part: Part, { columns, rows, dense }: PaperText) {
  if (!columns.length) return
  const air = dense ? 2.5 : 5
  const total = columns.reduce((all, { width }) => all + width, 0)
  const widths = columns.map(({ width }) => (width / total) * wide)
  const grid = holder(doc, part, 'Table')
  const row = (cells: readonly string[], head?: 'first' | 'again') => {
    const font = head ? 'bold' : 'plain'
    doc.fontSize(8.5)
    const height =
      Math.max(
        ...cells.map((cell, at) =>
          heightOf(doc, font, cell || ' ', { width: (widths[at] ?? 0) - 8 }),
        ),
      ) +
      air * 2 -
      1
    if (doc.y + height > bottom) {
      doc.addPage()
      doc.y = margin
      if (!head) row(labels, 'again')
      doc.fontSize(8.5)
    }
    const y = doc.y
    let x = margin
    // what heads each page for the eye is heard once
    const told = head === 'again' ? null : holder(doc, grid, 'TR')
    cells.forEach((text, at) => {
      const width = widths[at] ?? 0
      const [left, align] = [x + 4, columns[at]?.align ?? 'left']
      const draw = () => write(doc, font, text, [left, y + air], { width: width - 8, align })
      doc.fillColor(head ? soft : ink)
      if (told) cell(doc, told, head ? 'Column' : null, draw)
      else ornament(doc, draw)
      x += width
    })
    told?.end()
    doc.y = y + height
    across(doc, doc.y, 0.5, line)
  }
  const labels = columns.map(({ label }) => label)
  across(doc, doc.y, 0.8, ink)
  row(labels, 'first')
  for (const cells of rows) row(cells)
  grid.end()
  doc.y += 8
}

function sums(doc: Pdf, part: Part, all: PaperText['sums']) {
  if (!all.length) return
  const list = holder(doc, part, 'Table')
  for (const [label, value, strong] of all) {
    if (doc.y + 20 > bottom) doc.addPage()
    const y = doc.y
    const font = strong ? 'bold' : 'plain'
    doc.fontSize(strong ? 12 : 9)
    const right = { width: wide * 0.3 - 4, align: 'right' } as const
    const named = () =>
      write(doc.fillColor(strong ? ink : soft), font, label, [margin + wide * 0.5, y], {
        width: wide * 0.22,
      })
    const told = () => write(doc.fillColor(ink), font, value, [margin + wide * 0.7, y], right)
    pair(doc, list, named, told)
    doc.y = y + (strong ? 20 : 15)
  }
  list.end()
  doc.y += 8
}

function notes(
  doc: Pdf,
  part: Part,
  { heading, lines }: { heading: string; lines: readonly string[] },
) {
  const said = lines.filter(Boolean)
  if (!said.length) return
  if (doc.y + 40 > bottom) doc.addPage()
  doc.fontSize(9).fillColor(ink)
  words(doc, part, 'H2', () => write(doc, 'bold', heading, [margin, doc.y], { width: wide }))
  doc.y += 3
  doc.fontSize(8.5).fillColor(soft)
  for (const one of said)
    words(doc, part, 'P', () =>
      write(doc, 'plain', one, [margin, doc.y], { width: wide, lineGap: 2 }),
    )
  doc.y += 9
}

function feet(doc: Pdf, { foot, number }: PaperText, start: number) {
  const count = doc.bufferedPageRange().count - start
  for (let at = 0; at < count; at++) {
    doc.switchToPage(start + at)
    // below the margin no line may start a page of its own
    const { bottom } = doc.page.margins
    doc.page.margins.bottom = 0
    doc.fontSize(7.5).fillColor(soft)
    const low = 841.89 - 34
    ornament(doc, () => {
      write(doc, 'plain', foot, [margin, low], { width: wide * 0.75, lineBreak: false })
      write(doc, 'plain', `${number}  ${at + 1} / ${count}`, [margin, low], {
        width: wide,
        align: 'right',
        lineBreak: false,
      })
    })
    doc.page.margins.bottom = bottom
  }
}
