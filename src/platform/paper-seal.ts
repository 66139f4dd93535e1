import { write } from './paper-letters.ts'
import type { Pdf } from './pdf.ts'

const red = '#b3261e'

/** The shop's seal, drawn from its name. */
export function seal(doc: Pdf, x: number, y: number, name: string) {
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
