import { PDFiumLibrary } from '@hyzyla/pdfium'

export type Printed = {
  width: number
  height: number
  /** dots for each millimetre of the sheet */
  dots: number
  /** how bright each dot is, 0 to 255 */
  light: Uint8Array
}
export type Room = { left: number; top: number; right: number; bottom: number }

let library: Promise<PDFiumLibrary> | undefined

/** A page as another program than the one that wrote it puts it on paper. */
export async function printed(file: Uint8Array, dpi = 200, at = 0): Promise<Printed> {
  library ??= PDFiumLibrary.init()
  const document = await (await library).loadDocument(file)
  try {
    const page = document.getPage(at)
    const { data, width, height } = await page.render({ scale: dpi / 72, colorSpace: 'Gray' })
    return { width, height, dots: dpi / 25.4, light: Uint8Array.from(data) }
  } finally {
    document.destroy()
  }
}

/** How many dots of a room, told in millimetres of the sheet, are different on two prints. */
export function differentDots(one: Printed, other: Printed, room: Room): number {
  const from = (mm: number) => Math.max(0, Math.floor(mm * one.dots))
  let found = 0
  for (let y = from(room.top); y < Math.min(one.height, room.bottom * one.dots); y++)
    for (let x = from(room.left); x < Math.min(one.width, room.right * one.dots); x++) {
      const place = y * one.width + x
      if (Math.abs((one.light[place] ?? 0) - (other.light[place] ?? 0)) > 24) found++
    }
  return found
}
