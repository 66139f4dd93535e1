import qrcode from 'qrcode-generator'
import { type PaperFace, write } from './paper-letters.ts'
import {
  drawing,
  holder,
  openDocument,
  ornament,
  type Part,
  pair,
  taggedAs,
  words,
} from './paper-parts.ts'
import { openPdf, type Pdf } from './pdf.ts'

export type CertificateText = {
  lang: string
  title: string
  number: string
  /** who it is for */
  name: string
  /** what they did, in sentences */
  body: readonly string[]
  facts: readonly (readonly [label: string, value: string])[]
  day: string
  issuer: string
  /** where it can be checked, also drawn to be scanned */
  check: { words: string; url: string }
  /** across the paper, of one that counts no more */
  void?: string
}

const ink = '#1f1b17'
const soft = '#6b6358'
const pine = '#2f5d50'
const wide = 841.89
const high = 595.28
const edge = 34

/** A certificate on A4 across, with the letters it needs inside and a code that leads to its check page. */
export async function certificatePdf(text: CertificateText): Promise<Uint8Array> {
  const { doc, bytes } = await openPdf({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    ...taggedAs(text.lang),
    info: { Title: `${text.title} ${text.number}`, Author: text.issuer },
  })
  const whole = openDocument(doc)
  ornament(doc, () => frame(doc))
  middle(doc, whole, text)
  foot(doc, whole, text)
  if (text.void) crossed(doc, whole, text.void)
  whole.end()
  doc.end()
  return bytes
}

function frame(doc: Pdf) {
  doc.rect(edge, edge, wide - edge * 2, high - edge * 2).lineWidth(1.4)
  doc.strokeColor(pine).stroke()
  doc.rect(edge + 7, edge + 7, wide - edge * 2 - 14, high - edge * 2 - 14).lineWidth(0.5)
  doc.stroke()
  // the blotter strip of the house
  for (const [colour, top, tall] of [
    ['#E6B422', 0, 12],
    ['#D4809C', 12, 18],
    ['#76593C', 30, 24],
  ] as const)
    doc
      .rect(wide / 2 - 4, edge + 26 + top, 8, tall)
      .fillColor(colour)
      .fill()
}

function middle(doc: Pdf, part: Part, { number, title, name, body, day, issuer }: CertificateText) {
  const width = wide - 240
  doc.fontSize(10).fillColor(soft)
  words(doc, part, 'P', () => write(doc, 'plain', number, [edge + 26, edge + 28]))
  const centred = (font: PaperFace, text: string, y: number, tag: 'H1' | 'P' = 'P') =>
    words(doc, part, tag, () =>
      write(doc, font, text, [120, y], { width, align: 'center', lineGap: 5 }),
    )
  doc.fontSize(34).fillColor(ink)
  centred('bold', title, 128, 'H1')
  doc.fontSize(24)
  centred('bold', name, 200)
  ornament(doc, () =>
    doc
      .moveTo(wide / 2 - 130, 238)
      .lineTo(wide / 2 + 130, 238)
      .lineWidth(0.6)
      .strokeColor(soft)
      .stroke(),
  )
  doc.fontSize(13).fillColor(ink)
  centred('plain', body.join('\n'), 256)
  doc.fontSize(12)
  centred('plain', day, 346)
  doc.fontSize(17)
  centred('bold', issuer, 370)
}

function foot(doc: Pdf, part: Part, { facts, check }: CertificateText) {
  const top = high - edge - 132
  const list = holder(doc, part, 'Table')
  let y = top + 4
  for (const [label, value] of facts) {
    if (!value) continue
    const at = y
    doc.fontSize(9)
    const named = () => write(doc.fillColor(soft), 'plain', label, [edge + 30, at], { width: 90 })
    const told = () => write(doc.fillColor(ink), 'plain', value, [edge + 122, at], { width: 400 })
    pair(doc, list, named, told)
    y = Math.max(doc.y, y + 12) + 4
  }
  list.end()
  const size = 74
  const x = wide - edge - 30 - size
  drawing(doc, part, check.url, () => code(doc, check.url, x, top + 2, size))
  doc.fontSize(7.5).fillColor(soft)
  const right = { width: size + 60, align: 'right' } as const
  words(doc, part, 'P', () => write(doc, 'plain', check.words, [x - 60, top + size + 8], right))
}

function code(doc: Pdf, text: string, x: number, y: number, size: number) {
  const drawn = qrcode(0, 'M')
  drawn.addData(text)
  drawn.make()
  const count = drawn.getModuleCount()
  const cell = size / count
  for (let row = 0; row < count; row++)
    for (let column = 0; column < count; column++)
      if (drawn.isDark(row, column))
        doc.rect(x + column * cell, y + row * cell, cell + 0.05, cell + 0.05)
  doc.fillColor('#000').fill()
}

function crossed(doc: Pdf, part: Part, said: string) {
  doc.save().rotate(-20, { origin: [wide / 2, high / 2] })
  doc.fontSize(80).fillColor('#b3261e').fillOpacity(0.25)
  const across = { width: wide, align: 'center', lineBreak: false } as const
  words(doc, part, 'P', () => write(doc, 'bold', said, [0, high / 2 - 50], across))
  doc.restore()
}
