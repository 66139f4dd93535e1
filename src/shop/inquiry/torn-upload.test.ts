import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { before } from '#kernel/korean-time.ts'
import { cleanUp } from '#platform/clean-up.ts'
import { houseCtx } from '#platform/context.ts'
import { readPrivate } from '#platform/private-files.ts'
import { killableShop } from '#test/killable-shop.ts'
import { shopper } from '#test/shopper.ts'
import { inquiries } from './contract.ts'
import { sweepFiles } from './service/files.ts'
import { inquiryFile } from './tables.ts'

const rig = await killableShop()
const { house } = rig
const dataDir = mkdtempSync(join(tmpdir(), 'odemoa-torn-'))
house.config.DATA_DIR = dataDir
afterAll(async () => {
  await rig.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const photo = await sharp({
  create: {
    width: 900,
    height: 900,
    channels: 3,
    background: '#808080',
    noise: { type: 'gaussian', mean: 120, sigma: 60 },
  },
})
  .jpeg()
  .toBuffer()

// case 213
test('a shop killed while questions come with photographs: no question without its file, and no file is left without a question', async () => {
  let written = 0
  for (let round = 0; round < 3; round++) {
    await rig.start()
    const askers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        shopper({ house, at: rig.at, mb_id: `torn_${round}_${at}` }),
      ),
    )
    let answered = 0
    const asking = Promise.allSettled(
      askers.map(async (asker) => {
        const body = {
          qa_category: 'delivery' as const,
          qa_subject: '깨져서 왔어요',
          qa_content: '사진을 붙여요.',
          qa_mail: false,
          files: [new File([new Uint8Array(photo)], 'broken.jpg', { type: 'image/jpeg' })],
        }
        await asker.call(inquiries.write, { body })
        answered++
      }),
    )
    await expect.poll(() => answered, { interval: 5, timeout: 60_000 }).toBeGreaterThan(round)
    await sleep(Math.random() * 60)
    await rig.kill()
    await asking
    written += answered
    const rows = await house.db.select().from(inquiryFile)
    expect(rows.length).toBeGreaterThanOrEqual(written)
    for (const { file_id, file_size } of rows)
      expect((await readPrivate(house.config, file_id))?.byteLength).toBe(file_size)
  }
  const drawer = join(dataDir, 'private')
  const long = before(new Date(), { days: 3 })
  for (const name of await readdir(drawer)) await utimes(join(drawer, name), long, long)
  await sweepFiles(houseCtx(house))
  await cleanUp(houseCtx(house))
  const rows = await house.db.select().from(inquiryFile)
  expect((await readdir(drawer)).sort()).toEqual(rows.map(({ file_id }) => file_id).sort())
}, 240_000)
