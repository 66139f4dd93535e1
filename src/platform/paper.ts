import { heightOf, type PaperFace, write } from './paper-letters.ts'
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
const red = '#b3261e'
const margin = 40
const wide = 595.28 - margin * 2
const bottom = 841.89 - 56

/** A business paper on A4: text that can be selected and searched, in a font that travels along with only the letters used. */
export function paperPdf(paper: PaperText): Promise<Uint8Array> {
  return papersPdf([paper])
}

/** Several papers in one file, each from a page of its own and with its own numbers. */
export async function papersPdf(papers: readonly PaperText[]): Promise<Uint8Array> {
  const [first] = papers
  const { doc, bytes } = await openPdf({
    size: 'A4',
    margin,
    bufferPages: true,
    info: {
      Title: papers.length === 1 ? `${first?.title} ${first?.number}` : (first?.title ?? ''),
      Author: first?.parties.find(({ seal }) => seal)?.seal ?? '',
    },
  })
  for (const [at, paper] of papers.entries()) {
    if (at > 0) doc.addPage()
    const start = doc.bufferedPageRange().count - 1
    head(doc, paper)
    parties(doc, paper.parties)
    if (paper.words) sumInWords(doc, paper.words)
    table(doc, paper)
    sums(doc, paper.sums)
    for (const note of paper.notes) notes(doc, note)
    feet(doc, paper, start)
  }
  doc.end()
  return bytes
}

function head(doc: Pdf, { title, number, facts }: PaperText) {
  doc.fontSize(24).fillColor(ink)
  write(doc, 'bold', title, [margin, margin])
  doc.fontSize(11)
  write(doc, 'bold', number, [margin, margin + 8], { width: wide, align: 'right' })
  let y = margin + 40
  doc
    .moveTo(margin, y)
    .lineTo(margin + wide, y)
    .lineWidth(1.2)
    .strokeColor(ink)
    .stroke()
  doc.fontSize(9).fillColor(soft)
  const text = facts.map(([label, value]) => `${label}  ${value}`).join('     ')
  y += 8
  write(doc, 'plain', text, [margin, y], { width: wide })
  doc.y += 10
}

function parties(doc: Pdf, all: readonly PaperParty[]) {
  const gap = 16
  const width = (wide - gap * (all.length - 1)) / Math.max(1, all.length)
  const top = doc.y
  const ends = all.map(({ heading, rows, seal: name }, at) => {
    const x = margin + at * (width + gap)
    doc.fontSize(10).fillColor(ink)
    write(doc, 'bold', heading, [x, top], { width })
    let y = top + 18
    for (const [label, value] of rows) {
      if (!value) continue
      doc.fontSize(8.5).fillColor(soft)
      write(doc, 'plain', label, [x, y], { width: 62 })
      doc.fillColor(ink)
      write(doc, 'plain', value, [x + 64, y], { width: width - 64 - (name ? 50 : 0) })
      y = doc.y + 3
    }
    if (name) seal(doc, x + width - 46, top + 16, name)
    return Math.max(y, name ? top + 66 : y)
  })
  doc.y = Math.max(top, ...ends) + 8
}

/** The shop's seal, drawn from its name. */
function seal(doc: Pdf, x: number, y: number, name: string) {
  const letters = [...name.replace(/\s|\(.*\)|[^\p{L}\p{N}]/gu, '')].slice(0, 9)
  const perRow = letters.length <= 1 ? 1 : letters.length <= 4 ? 2 : 3
  const rows = Math.ceil(letters.length / perRow)
  const size = 42
  doc.save().roundedRect(x, y, size, size, 5).lineWidth(2).strokeColor(red).stroke()
  doc
    .roundedRect(x + 3, y + 3, size - 6, size - 6, 3)
    .lineWidth(0.6)
    .stroke()
  const cell = { width: (size - 10) / perRow, height: (size - 10) / Math.max(rows, 1) }
  const letterSize = Math.min(cell.width, cell.height) * 0.86
  doc.fontSize(letterSize).fillColor(red)
  letters.forEach((letter, at) => {
    const left = x + 5 + (at % perRow) * cell.width
    const top =
      y +
      5 +
      Math.floor(at / perRow) * cell.height +
      (cell.height - letterSize) / 2 -
      letterSize * 0.08
    write(doc, 'bold', letter, [left, top], {
      width: cell.width,
      align: 'center',
      lineBreak: false,
    })
  })
  doc.restore()
}

function sumInWords(doc: Pdf, [words, figures]: readonly [string, string]) {
  const y = doc.y
  const half = wide * 0.62
  doc.fontSize(11)
  const height = Math.max(34, heightOf(doc, 'bold', words, { width: half }) + 20)
  doc.save().rect(margin, y, wide, height).fillColor('#f6f1ea').fill().restore()
  doc.fillColor(ink)
  write(doc, 'bold', words, [margin + 12, y + 10], { width: half })
  doc.fontSize(14)
  const right = { width: wide - half - 24, align: 'right' } as const
  write(doc, 'bold', figures, [margin + half + 12, y + 9], right)
  doc.y = y + height + 12
}

function table(doc: Pdf, { columns, rows, dense }: PaperText) {
  if (!columns.length) return
  const air = dense ? 2.5 : 5
  const total = columns.reduce((all, { width }) => all + width, 0)
  const widths = columns.map(({ width }) => (width / total) * wide)
  const row = (cells: readonly string[], font: PaperFace, colour: string) => {
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
      if (font === 'plain') row(labels, 'bold', soft)
      doc.fontSize(8.5)
    }
    const y = doc.y
    let x = margin
    cells.forEach((cell, at) => {
      const width = widths[at] ?? 0
      doc.fillColor(colour)
      const align = columns[at]?.align ?? 'left'
      write(doc, font, cell, [x + 4, y + air], { width: width - 8, align })
      x += width
    })
    doc.y = y + height
    doc
      .moveTo(margin, doc.y)
      .lineTo(margin + wide, doc.y)
      .lineWidth(0.5)
      .strokeColor(line)
      .stroke()
  }
  const labels = columns.map(({ label }) => label)
  doc
    .moveTo(margin, doc.y)
    .lineTo(margin + wide, doc.y)
    .lineWidth(0.8)
    .strokeColor(ink)
    .stroke()
  row(labels, 'bold', soft)
  for (const cells of rows) row(cells, 'plain', ink)
  doc.y += 8
}

function sums(doc: Pdf, all: PaperText['sums']) {
  for (const [label, value, strong] of all) {
    if (doc.y + 20 > bottom) doc.addPage()
    const y = doc.y
    const font = strong ? 'bold' : 'plain'
    doc.fontSize(strong ? 12 : 9).fillColor(strong ? ink : soft)
    write(doc, font, label, [margin + wide * 0.5, y], { width: wide * 0.22 })
    doc.fillColor(ink)
    const right = { width: wide * 0.3 - 4, align: 'right' } as const
    write(doc, font, value, [margin + wide * 0.7, y], right)
    doc.y = y + (strong ? 20 : 15)
  }
  doc.y += 8
}

function notes(doc: Pdf, { heading, lines }: { heading: string; lines: readonly string[] }) {
  const said = lines.filter(Boolean)
  if (!said.length) return
  if (doc.y + 40 > bottom) doc.addPage()
  doc.fontSize(9).fillColor(ink)
  write(doc, 'bold', heading, [margin, doc.y], { width: wide })
  doc.y += 3
  doc.fontSize(8.5).fillColor(soft)
  for (const one of said) write(doc, 'plain', one, [margin, doc.y], { width: wide, lineGap: 2 })
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
    write(doc, 'plain', foot, [margin, low], { width: wide * 0.75, lineBreak: false })
    write(doc, 'plain', `${number}  ${at + 1} / ${count}`, [margin, low], {
      width: wide,
      align: 'right',
      lineBreak: false,
    })
    doc.page.margins.bottom = bottom
  }
}
