// Makes the ready sizes of the photographs in media/: run once when a photograph is added, and commit what it wrote.
import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

const tile = [200, 320, 480, 640, 800]
const scene = [480, 768, 1080, 1530]
await mkdir('media/ready', { recursive: true })
for (const file of (await readdir('media')).filter((name) => name.endsWith('.webp'))) {
  const name = path.basename(file, '.webp')
  if (name.startsWith('bottle-')) continue
  const bytes = await readFile(path.join('media', file))
  for (const width of name.startsWith('scene-') ? scene : tile) {
    for (const format of ['avif', 'webp']) {
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
