// Makes the ready sizes of the photographs in media/: run once when a photograph is added, and commit what it wrote.
// A photograph that changed: delete its ready sizes first.
import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

// browsers without AVIF are few: what they ask for beyond the usual width is made when asked for
const tile = { avif: [200, 320, 480, 640, 800], webp: [480, 800] }
const scene = { avif: [480, 768, 1080, 1530], webp: [1080] }
await mkdir('media/ready', { recursive: true })
for (const file of (await readdir('media')).filter((name) => name.endsWith('.webp'))) {
  const name = path.basename(file, '.webp')
  const bytes = await readFile(path.join('media', file))
  for (const [format, widths] of Object.entries(name.startsWith('scene-') ? scene : tile)) {
    for (const width of widths) {
      const out = path.join('media/ready', `${name}-${width}.${format}`)
      if (
        await access(out).then(
          () => true,
          () => false,
        )
      )
        continue
      const picture = sharp(bytes).resize({ width, withoutEnlargement: true })
      await writeFile(
        out,
        await (format === 'avif'
          ? picture.avif({ quality: 55, effort: 4 })
          : picture.webp({ quality: 78 })
        ).toBuffer(),
      )
    }
  }
}
