import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp, { type Create } from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { openDisk } from '#platform/disk.ts'
import { testShop } from '#test/database.ts'
import { stockItem } from '#test/goods.ts'
import { fill } from '#test/ordering.ts'
import { shopper } from '#test/shopper.ts'
import { inquiries } from './contract.ts'
import { personalInquiry } from './tables.ts'

const root = mkdtempSync(join(tmpdir(), 'odemoa-full-'))
const drawer = join(root, 'private')
mkdirSync(drawer)
// a disk of its own, smaller than a photograph
const isMounted = mount()
afterAll(() => {
  if (isMounted) execFileSync('umount', [drawer])
  rmSync(root, { recursive: true, force: true })
})

function mount() {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', drawer], { stdio: 'ignore' })
    return true
  } catch {
    return false // for administrators of Linux alone
  }
}

// case 193
test.runIf(isMounted)(
  'where the disk of files is full a photograph is refused with words, nothing of it stays, and everything else goes on',
  async () => {
    const { house: first } = await testShop()
    const disk = openDisk({ dir: '/', short: 1, readFree: async () => 10 ** 12 })
    const house = { ...first, disk, config: { ...first.config, DATA_DIR: root } }
    const background = { background: '#808080', noise: { type: 'gaussian', sigma: 60, mean: 120 } }
    const photo = await sharp({
      create: { width: 900, height: 900, channels: 3, ...background } as Create,
    })
      .jpeg()
      .toBuffer()
    const asker = await shopper({ house, mb_id: 'full_drawer' })
    const question = {
      qa_category: 'delivery' as const,
      qa_subject: '깨져서 왔어요',
      qa_content: '사진을 붙여요.',
      qa_mail: false,
    }
    const files = [new File([new Uint8Array(photo)], 'broken.jpg', { type: 'image/jpeg' })]
    const refused = await asker.refused(inquiries.write, { body: { ...question, files } })
    expect([refused.status, refused.code, refused.detail?.read_only]).toEqual([
      503,
      'UNAVAILABLE',
      undefined,
    ])
    expect(refused.message).toContain('파일 없이 보내거나')
    expect(readdirSync(drawer)).toEqual([])
    const kept = () =>
      house.db.select().from(personalInquiry).where(eq(personalInquiry.mb_id, 'full_drawer'))
    expect(await kept()).toEqual([])
    expect(disk.room()).toBe('well')
    expect((await fill(asker, await stockItem(house))).lines).toHaveLength(1)
    await asker.call(inquiries.write, { body: { ...question, files: [] } })
    expect(await kept()).toHaveLength(1)
    disk.close()
  },
)
