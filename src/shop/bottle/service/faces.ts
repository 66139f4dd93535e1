import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { heavyTask, inWorker } from '#platform/heavy.ts'
import type { Face, FaceKey } from '#shop/bottle/design-contract.ts'

const own = (name: string) => path.join('src', 'shop', 'bottle', 'faces', name)
const pretendard = (weight: string) =>
  createRequire(import.meta.url).resolve(`pretendard/dist/public/static/Pretendard-${weight}.otf`)

/**
 * Where the file of a face lies. All four are free to embed, under the SIL Open Font License. Never a woff2: its outlines are folded, and
 * what is embedded of them prints as blank paper.
 */
const files: Record<FaceKey, () => string> = {
  pretendard: () => pretendard('Regular'),
  'pretendard-bold': () => pretendard('Bold'),
  gowun: () => own('gowun-batang.ttf.br'),
  cormorant: () => own('cormorant-garamond.ttf.br'),
}

const bytes = new Map<FaceKey, Buffer>()

/** The file of a face, read once. */
export function faceFile(key: FaceKey): Buffer {
  const kept = bytes.get(key) ?? unpacked(files[key]())
  bytes.set(key, kept)
  return kept
}

function unpacked(name: string): Buffer {
  const read = readFileSync(name)
  return name.endsWith('.br') ? brotliDecompressSync(read) : read
}

type Measured = Omit<Face, 'key' | 'name' | 'name_en' | 'licence'>
const measured = new Map<FaceKey, Promise<Measured>>()

const measuring = heavyTask<typeof measureFile>('#shop/bottle/service/faces.ts', 'measureFile')

/** Which letters a face has and how wide they are, read from its file once, beside the shop. */
export function measure(key: FaceKey): Promise<Measured> {
  const kept = measured.get(key)
  if (kept) return kept
  const made = inWorker(null, measuring, key)
  measured.set(key, made)
  // a file that could not be read is tried again
  made.catch(() => measured.delete(key))
  return made
}

export async function measureFile(key: FaceKey): Promise<Measured> {
  const { create } = await import('fontkit')
  const font = create(faceFile(key))
  const part = (units: number) => Math.round((units / font.unitsPerEm) * 10_000) / 10_000
  const widthOf = (code: number) => part(font.glyphForCodePoint(code).advanceWidth)
  const has = font.hasGlyphForCodePoint(0xac00)
  return {
    ranges: rangesOf(font.characterSet),
    latin: Array.from({ length: 0x7f - 0x20 }, (_, at) => widthOf(0x20 + at)),
    hangul: has ? widthOf(0xac00) : 0.9,
    ascent: part(font.ascent),
    descent: part(-font.descent),
  }
}

function rangesOf(codes: readonly number[]): string {
  const sorted = [...new Set(codes)].filter((code) => code >= 0x20).sort((a, b) => a - b)
  const spans: [number, number][] = []
  for (const code of sorted) {
    const last = spans.at(-1)
    if (last && code === last[1] + 1) last[1] = code
    else spans.push([code, code])
  }
  const hex = (code: number) => code.toString(16)
  return spans.map(([from, to]) => (from === to ? hex(from) : `${hex(from)}-${hex(to)}`)).join(',')
}
