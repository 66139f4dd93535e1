import sharp from 'sharp'
import { expect, test } from 'vitest'
import { words } from './bottle-steps.ts'
import { desktop, phone, visitor } from './browser.ts'
import { speak } from './buyer.ts'
import { open } from './steps.ts'

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#cc2211' } })
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

const pictures = {
  svg: async () => Buffer.from(svg),
  huge: () => blank(10_000, 6_000).png().toBuffer(),
  cut: async () => {
    const noise = sharp(Buffer.alloc(300 * 300 * 3, 7), {
      raw: { width: 300, height: 300, channels: 3 },
    })
    const bytes = await noise.png({ compressionLevel: 0 }).toBuffer()
    return bytes.subarray(0, Math.floor(bytes.length / 2))
  },
  cmyk: () => blank(50, 50).toColourspace('cmyk').jpeg().toBuffer(),
  gif: () => blank(20, 20).gif().toBuffer(),
  good: () => blank(600, 300).png().toBuffer(),
}

const told = {
  kr: {
    file: '로고·그림',
    svg: 'SVG 파일은 올릴 수 없어요.',
    huge: '4천만 화소',
    cut: '파일이 온전한지 확인해 주세요.',
    cmyk: 'CMYK 그림은',
    gif: 'JPEG, PNG, WebP 그림만',
    glyph: '이 글꼴에 없는 글자가 있어요',
    long: '한 줄에 30자까지',
    picture: '그림',
    lost: '페이지를 찾을 수 없거나 접근할 수 없는 페이지 입니다.',
  },
  en: {
    file: 'Logo or picture',
    svg: 'SVG files cannot be sent.',
    huge: 'up to 40 megapixels',
    cut: 'check that the file is whole',
    cmyk: 'CMYK pictures',
    gif: 'Only JPEG, PNG and WebP',
    glyph: 'This face has no letter for',
    long: 'A line takes up to 30 letters',
    picture: 'Picture',
    lost: 'This page cannot be found or opened.',
  },
} as const

test.each([
  ['kr', phone],
  ['en', desktop],
] as const)(
  'a picture that cannot be printed is refused in words, and the label stays as it was (%s)',
  async (lang, size) => {
    const [say, its] = [words[lang], told[lang]]
    const { page, complaints } = await visitor(size)
    await open(page, '/contents/terms')
    await speak(page, lang)
    await open(page, '/custom/bottle')
    await page.getByRole('button', { name: say.example, exact: true }).click()
    await page.getByRole('tab', { name: say.things }).click()
    await page.getByRole('button', { name: 'Dana & Minjun', exact: true }).click()
    const typed = page.getByLabel(say.text, { exact: true })
    await typed.fill('Jiwoo & Hana')
    const field = page.locator('[data-field="file"]')
    const input = field.locator('input[type=file]')
    const send = async (name: keyof typeof pictures) =>
      input.setInputFiles({
        name: `${name}.png`,
        mimeType: 'image/png',
        buffer: await pictures[name](),
      })
    for (const name of ['svg', 'huge', 'cut', 'cmyk', 'gif'] as const) {
      await send(name)
      await field.getByText(its[name]).waitFor()
      expect(await typed.inputValue()).toBe('Jiwoo & Hana')
    }
    await send('good')
    const layer = page.getByRole('listitem').getByRole('button', { name: its.picture, exact: true })
    await layer.waitFor()
    expect(await field.locator('[id$="-error"]').count()).toBe(0)

    // words that no press can set are told, and stay where they were typed
    await page.getByRole('button', { name: 'Jiwoo & Hana', exact: true }).click()
    for (const [what, why] of [
      ['שלום 😀', its.glyph],
      ['a'.repeat(200), its.long],
    ] as const) {
      await typed.fill(what)
      await page.getByText(why).filter({ visible: true }).first().waitFor()
      expect(await typed.inputValue()).toBe(what)
    }
    // the browser notes each refusal
    expect(complaints.filter((one) => !one.includes('status of 422'))).toEqual([])
  },
)

test.each([
  ['kr', phone],
  ['en', desktop],
] as const)('a guessed link to a bottle is a missing page (%s)', async (lang, size) => {
  const { page } = await visitor(size)
  await open(page, '/contents/terms')
  await speak(page, lang)
  for (const address of [
    '/custom/bottle?share=guess',
    '/custom/bottle?job=guess',
    '/custom/bottle?copy=guess',
    '/custom/bottle?line=999999999',
    '/custom/bottle/share/guess',
    '/custom/bottle/job/guess',
  ]) {
    const answer = await page.goto(address)
    expect([address, answer?.status()]).toEqual([address, 404])
    await page.getByRole('heading', { level: 1, name: told[lang].lost }).waitFor()
  }
  // a design of one's own asks who comes
  await page.goto('/custom/bottle?design=999999999')
  expect(new URL(page.url()).pathname).toBe('/login')
})

test('on a phone the bottle and its tools stay in sight, and another drawer begins below them', async () => {
  const { page } = await visitor(phone)
  await open(page, '/custom/bottle')
  const [preview, tools, panel] = [
    page.getByRole('region', { name: '미리 보기' }),
    page.getByRole('tablist', { name: '도구' }),
    page.getByRole('tabpanel'),
  ]
  await page.getByRole('tab', { name: '라벨', exact: true }).click()
  await panel.getByRole('radio').last().scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 500)
  const placeOf = async (of: typeof panel) => {
    const box = await of.boundingBox()
    if (!box) throw new Error('it is not drawn')
    return { top: box.y, bottom: box.y + box.height }
  }
  await expect.poll(async () => (await placeOf(panel)).top).toBeLessThan(300)
  const [bottle, row] = [await placeOf(preview), await placeOf(tools)]
  expect(bottle.top).toBeGreaterThanOrEqual(56)
  expect(row.top).toBeGreaterThanOrEqual(bottle.bottom)
  expect(row.bottom).toBeLessThan(844 * 0.6)
  await page.getByRole('tab', { name: '병', exact: true }).click()
  await expect.poll(async () => (await placeOf(panel)).top).toBeGreaterThanOrEqual(row.bottom - 1)
})
