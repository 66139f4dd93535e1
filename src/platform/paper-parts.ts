import type { Pdf } from './pdf.ts'

type Part = ReturnType<Pdf['struct']>
/** A part of a paper that holds others, or words: as programs know it that read it aloud or turn it into another shape. */
type Tag = 'Document' | 'Sect' | 'H1' | 'H2' | 'P' | 'Table' | 'TR'

/** What makes a paper one whose parts can be told from each other, in its language and under its title. */
export function taggedAs(lang: string) {
  return { tagged: true, displayTitle: true, lang, pdfVersion: '1.5' as const }
}

/** The whole paper; everything else is a part of it. It is closed once the last part is drawn. */
export function openDocument(doc: Pdf): Part {
  const whole = doc.struct('Document')
  doc.addStructure(whole)
  return whole
}

/** A part that holds others. */
export function holder(doc: Pdf, of: Part, tag: Tag): Part {
  const part = doc.struct(tag)
  of.add(part)
  return part
}

/** Words that belong together, as they are drawn. */
export function words(doc: Pdf, of: Part, tag: Tag, draw: () => void) {
  of.add(doc.struct(tag, {}, draw))
}

/** A cell of a table, or one that heads its column or its row. */
export function cell(doc: Pdf, of: Part, heads: 'Column' | 'Row' | null, draw: () => void) {
  // the types do not know what a heading heads
  const head = { scope: heads } as object
  of.add(heads ? doc.struct('TH', head, draw) : doc.struct('TD', {}, draw))
}

/** A row of two: what it is, and how much or who. */
export function pair(doc: Pdf, table: Part, label: () => void, value: () => void) {
  const row = holder(doc, table, 'TR')
  cell(doc, row, 'Row', label)
  cell(doc, row, null, value)
  row.end()
}

/** What is drawn, and told in words to whoever does not see it. */
export function drawing(doc: Pdf, of: Part, alt: string, draw: () => void) {
  of.add(doc.struct('Figure', { alt }, draw))
}

/** Lines, colours and what is on every page: nothing to be read. */
export function ornament(doc: Pdf, draw: () => void) {
  doc.markContent('Artifact', { type: 'Layout' })
  draw()
  doc.endMarkedContent()
}

export type { Part }
