import type PDFDocument from 'pdfkit'

export type Pdf = InstanceType<typeof PDFDocument>

/**
 * A document to draw on, and the bytes it becomes once it is ended. The library comes with the first paper: with its faces it is
 * three megabytes of code that most processes of a shop do without.
 */
export async function openPdf(
  options: PDFKit.PDFDocumentOptions,
): Promise<{ doc: Pdf; bytes: Promise<Uint8Array> }> {
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument(options)
  const parts: Buffer[] = []
  const bytes = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))))
    doc.on('error', reject)
  })
  return { doc, bytes }
}
