import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { desktop, phone, visitor } from './browser.ts'
import { speak } from './buyer.ts'
import { logInAsOwner, open } from './steps.ts'

const it_id = '1701000004'

/** A real short film, drawn and packed by the browser. */
async function aFilm(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    ;[canvas.width, canvas.height] = [160, 200]
    const pen = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(25), {
      mimeType: 'video/webm;codecs=vp8',
    })
    const parts: Blob[] = []
    recorder.ondataavailable = (event) => parts.push(event.data)
    const done = new Promise((resolve) => {
      recorder.onstop = resolve
    })
    recorder.start()
    for (let at = 0; at < 12; at++) {
      if (pen) {
        pen.fillStyle = `hsl(${at * 30} 40% 50%)`
        pen.fillRect(0, 0, 160, 200)
      }
      await new Promise((next) => setTimeout(next, 60))
    }
    recorder.stop()
    await done
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())]
  })
  return Buffer.from(bytes)
}

const around = () =>
  Promise.all(
    [10, 2, 1, 3].map(async (number) => ({
      name: `view-${number}.png`,
      mimeType: 'image/png',
      buffer: await sharp({
        create: {
          width: 80,
          height: 100,
          channels: 3,
          background: `hsl(${number * 30}, 40%, 50%)`,
        },
      })
        .png()
        .toBuffer(),
    })),
  )

test('staff put a film and a turning picture on an item; shoppers watch and turn it', async () => {
  const { page: desk } = await visitor(desktop)
  await logInAsOwner(desk)
  await open(desk, `/admin/products/${it_id}`)
  const film = await aFilm(desk)
  await desk
    .getByLabel('영상 파일')
    .setInputFiles({ name: 'a.webm', mimeType: 'video/webm', buffer: film })
  await desk.getByLabel('올린 영상').waitFor()
  await desk.getByLabel('영상에 보이는 것 · 한국어').fill('천천히 도는 병')
  await desk.getByLabel('돌려 보는 사진 파일').setInputFiles(await around())
  await desk.getByText('4 / 48').waitFor()
  await desk.getByRole('button', { name: '저장', exact: true }).click()
  await desk
    .getByText('상품을 저장했어요', { exact: false })
    .filter({ visible: true })
    .first()
    .waitFor()

  const { page, complaints } = await visitor(phone)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(page, `/shop/product/${it_id}`)
  const watch = page.getByRole('button', { name: '영상 보기' })
  await watch.waitFor()
  expect(asked.filter((path) => path.startsWith('/film/'))).toEqual([])
  await watch.click()
  const shown = page.getByLabel('천천히 도는 병')
  await expect.poll(() => shown.evaluate((video: HTMLVideoElement) => video.readyState)).toBe(4)
  await page.keyboard.press('Escape')
  await shown.waitFor({ state: 'detached' })

  await speak(page, 'en')
  await open(page, `/shop/product/${it_id}`)
  await page.getByRole('button', { name: 'Turn it around' }).click()
  const turning = page.getByRole('dialog').getByRole('img')
  await expect.poll(() => turning.getAttribute('aria-label')).toMatch(/view 1 of 4/)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => turning.getAttribute('aria-label')).toMatch(/view 4 of 4/)
  const box = await turning.boundingBox()
  if (!box) throw new Error('the picture has no place')
  await page.mouse.move(box.x + box.width / 4, box.y + 50)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.75, box.y + 50, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => turning.getAttribute('aria-label')).toMatch(/view 2 of 4/)
  expect(complaints).toEqual([])
})
