import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from 'playwright-core'
import { paths } from '#kernel/paths.ts'
import { popupQuietKey } from '#shop/content/popup-rules.ts'
import { materialPacks } from '#shop/custom/pack-contract.ts'
import { chromiumPaths } from '#test/e2e/chromium.ts'
import { longDraft } from '#test/e2e/long-formula.ts'
import { openShop } from './shop.ts'

const { values: wish } = parseArgs({
  options: {
    /** a shop that is open already, else one is opened for this */
    url: { type: 'string' },
    edits: { type: 'string', default: '41' },
    throttle: { type: 'string', default: '4' },
  },
})
const goal = 16
const lines = 200

/** One edit: until its field and the sum stand there, until every figure does, and what the page was busy with in all. */
type Edit = { field: number; figures: number; script: number; layout: number; busy: number }

const dataDir = mkdtempSync(path.join(tmpdir(), 'odemoa-formula-'))
const shop = wish.url ? null : await openShop(dataDir)
const url = wish.url ?? shop?.url ?? ''
const [executablePath] = await chromiumPaths()
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const edits = await editsOf(page, Number(wish.edits))
  const rows = (['field', 'figures', 'script', 'layout', 'busy'] as const).map((what) => {
    const sorted = edits.map((edit) => edit[what]).sort((a, b) => a - b)
    // a busy machine makes most edits wait: the quick ones tell what an edit takes by itself
    return [
      what,
      { quick: at(sorted, 0.1), median: at(sorted, 0.5), most: at(sorted, 0.95) },
    ] as const
  })
  console.log(`one edit of ${lines} lines, ${wish.throttle}× throttle, ms (figures ≤ ${goal})`)
  console.table(Object.fromEntries(rows))
  const [, { median }] = rows[1] ?? ['', { median: Number.POSITIVE_INFINITY }]
  process.exitCode = median <= goal ? 0 : 1
} finally {
  await browser.close()
  await shop?.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

function at(sorted: readonly number[], part: number): number {
  return Math.round((sorted[Math.floor((sorted.length - 1) * part)] ?? 0) * 10) / 10
}

async function editsOf(page: Page, times: number): Promise<Edit[]> {
  await page.addInitScript(
    (key) => localStorage.setItem(key, String(Number.MAX_SAFE_INTEGER)),
    popupQuietKey,
  )
  await page.goto(url + paths.formulaStudio())
  const answer = await fetch(url + materialPacks.materials.path)
  const { data } = (await answer.json()) as { data: { material_id: number }[] } // of that endpoint
  const ids = data.map(({ material_id }) => material_id)
  await page.evaluate(
    (draft) => localStorage.setItem('odemoa/formula', draft),
    JSON.stringify(longDraft(lines, ids)),
  )
  await page.reload({ waitUntil: 'networkidle' })
  const field = page
    .locator('[data-field="lines"] > ol > li')
    .nth(lines / 2)
    .locator('input')
    .first()
  await field.waitFor()
  await watch(page)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: Number(wish.throttle) })
  await field.focus()
  const edits: Edit[] = []
  for (let turn = 0; turn < times; turn++) {
    await page.waitForTimeout(900)
    const before = await metrics()
    // a digit more, then that digit less: the sum and every percentage change each time
    await page.keyboard.press(turn % 2 ? 'Backspace' : '7')
    await page.waitForTimeout(500)
    const after = await metrics()
    const [shown, figures] = await page.evaluate(() => window.toldAfter())
    const spent = (name: string) => ((after.get(name) ?? 0) - (before.get(name) ?? 0)) * 1000
    edits.push({
      ...{ field: shown, figures, script: spent('ScriptDuration'), busy: spent('TaskDuration') },
      layout: spent('LayoutDuration') + spent('RecalcStyleDuration'),
    })
  }
  // the first edits find the code cold
  return edits.slice(4)

  async function metrics() {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return new Map(metrics.map(({ name, value }) => [name, value]))
  }
}

declare global {
  interface Window {
    toldAfter(): [field: number, figures: number]
  }
}

/** Notes when the sum below the lines and the last of the figures are written, counted from the keystroke. */
async function watch(page: Page) {
  await page.evaluate(() => {
    let start = 0
    let told: [number, number] = [0, 0]
    addEventListener(
      'input',
      () => {
        start = performance.now()
        told = [0, 0]
      },
      true,
    )
    const sum = document.querySelector('[data-field="lines"] [aria-live]')
    const figures = document.querySelector('#figures-title + div')
    if (!sum || !figures) throw new Error('the page has other parts now')
    const all = { subtree: true, childList: true, characterData: true, attributes: true }
    new MutationObserver(() => (told[0] = performance.now() - start)).observe(sum, all)
    new MutationObserver(() => (told[1] = performance.now() - start)).observe(figures, all)
    window.toldAfter = () => told
  })
}
