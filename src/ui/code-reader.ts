type Found = { rawValue: string }
type Detector = { detect: (from: HTMLVideoElement) => Promise<Found[]> }
type Reads = {
  new (how: { formats: string[] }): Detector
  getSupportedFormats?: () => Promise<readonly string[]>
}
export type CodeReader = (from: HTMLVideoElement) => Promise<string[]>

/** The browser's own reader of codes; not every browser has one. */
export function readerOf(): Reads | null {
  const { BarcodeDetector }: typeof globalThis & { BarcodeDetector?: Reads } = globalThis
  return BarcodeDetector ?? null
}

/** Reads these codes with what the browser has, or QR alone with what the shop brings; null where neither can. */
export async function codeReader(formats: readonly string[]): Promise<CodeReader | null> {
  const Reader = (await readsAny(formats)) ? readerOf() : await broughtFor(formats)
  if (!Reader) return null
  const detector = new Reader({ formats: [...formats] })
  return async (from) => {
    const codes = await detector.detect(from).catch(() => [])
    return codes.map(({ rawValue }) => rawValue)
  }
}

/** Fetched ahead where it will be needed without a line. */
export async function bringReader(formats: readonly string[] = tickets): Promise<void> {
  if (!(await readsAny(formats))) await broughtFor(formats)
}

export const tickets: readonly string[] = ['qr_code']

// some phones have the reader's name and nothing behind it
async function readsAny(formats: readonly string[]): Promise<boolean> {
  const Reader = readerOf()
  if (!Reader) return false
  const known: readonly string[] | undefined = await Reader.getSupportedFormats?.().catch(() => [])
  return !known || formats.some((one) => known.includes(one))
}

async function broughtFor(formats: readonly string[]): Promise<Reads | null> {
  if (!formats.includes('qr_code')) return null
  const brought = await import('qr/decode.js').catch(() => null)
  // its own type names the formats of the standard, of which these are
  return (brought?.BarcodeDetector ?? null) as Reads | null
}
