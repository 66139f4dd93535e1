import { readFileSync } from 'node:fs'
import type { PictureAlt } from '#shop/catalog/contract.ts'
import type { SeedItem } from './shapes.ts'

type Photo = { file: string; alt_ko: string; alt_en: string }

const manifest: { products: Photo[]; scenes: Photo[]; bottles: Photo[] } = JSON.parse(
  // the bundled seed stands elsewhere; like the pictures themselves this is read from where the shop starts
  readFileSync('media/manifest.json', 'utf8'),
)
const written = new Map(Object.values(manifest).flatMap((photos) => photos.map((photo) => [photo.file, photo] as const)))

/** All photographs an item can show: its own, its colours', its choices'. */
export function gallery(one: SeedItem): string[] {
  return [...new Set([...one.images, ...one.color_tips.map((tip) => tip.image), ...one.options.map((option) => option.image ?? '')])].filter(Boolean)
}

/** What they show, in both languages. */
export function altsOf(one: SeedItem): PictureAlt[] {
  return gallery(one).flatMap((file) => {
    const photo = written.get(file)
    return photo ? [{ image: file.replace(/\.\w+$/, ''), alt: photo.alt_ko, alt_en: photo.alt_en }] : []
  })
}
