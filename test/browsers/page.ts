import type { Window } from './engine.ts'
import type { Step, Word } from './in-page.ts'
import * as inPage from './in-page.ts'

/** As long as a busy machine may take to come to a state. */
const patience = 60_000
const parts = Object.values(inPage)
  .map((part) => String(part))
  .join('\n')

const hand = { type: 'pointer', id: 'hand', parameters: { pointerType: 'mouse' } } as const

type Said = string | RegExp

const wordOf = (said: Said): Word =>
  typeof said === 'string' ? said : { source: said.source, flags: said.flags }

type InPage = typeof inPage
type Of<K extends keyof InPage> = InPage[K] extends (...args: infer A) => infer R
  ? { args: A; answer: R }
  : never

/** A page as a visitor meets it. What is looked for is waited for. */
export class Page {
  readonly window: Window
  readonly origin: string

  constructor(window: Window, origin: string) {
    this.window = window
    this.origin = origin
  }

  /** Opens a page and waits until it answers. */
  async open(path: string) {
    await this.goto(path)
    await this.greeted()
  }

  goto(path: string) {
    return this.window.goto(new URL(path, this.origin).href)
  }

  greeted() {
    return this.until('the shop to greet', () => this.ask('isGreeted'))
  }

  async reload() {
    await this.window.reload()
    await this.greeted()
  }

  /** Waits until the address, without the shop's own, is this. */
  async at(pattern: RegExp): Promise<string> {
    return this.until(`an address like ${pattern}`, async () => {
      const address = await this.ask('address')
      return pattern.test(address) && address
    })
  }

  role(role: string, name?: Said) {
    return new Spot(this, []).role(role, name)
  }
  label(label: Said) {
    return new Spot(this, []).label(label)
  }
  text(text: Said) {
    return new Spot(this, []).text(text)
  }
  css(css: string) {
    return new Spot(this, []).css(css)
  }

  /** Keys one after the other, this many milliseconds from each to the next. */
  async keys(keys: string, pace = 0) {
    await this.window.act([
      {
        type: 'key',
        id: 'keys',
        actions: [...keys].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
          { type: 'pause', duration: pace },
        ]),
      },
    ])
  }

  async press({ x, y }: { x: number; y: number }) {
    await this.window.act([
      {
        ...hand,
        actions: [
          { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ])
  }

  /** Takes something and lets it go this much further. */
  async drag(spot: Spot, by: { x: number; y: number }) {
    const { left, right, top, bottom } = await spot.box()
    const [x, y] = [Math.round((left + right) / 2), Math.round((top + bottom) / 2)]
    const move = { type: 'pointerMove', duration: 0, origin: 'viewport' }
    await this.window.act([
      {
        ...hand,
        actions: [
          { ...move, x, y },
          { type: 'pointerDown', button: 0 },
          { ...move, x: Math.round(x + by.x / 2), y: Math.round(y + by.y / 2), duration: 200 },
          { ...move, x: x + by.x, y: y + by.y, duration: 200 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ])
  }

  /** Runs one of the parts above in the page. */
  async ask<K extends keyof InPage>(part: K, ...args: Of<K>['args']): Promise<Of<K>['answer']> {
    const told = args.map((one) => JSON.stringify(one)).join(', ')
    const answer = await this.window.run(
      `${parts}\nreturn JSON.stringify({ answer: ${part}(${told}) })`,
    )
    return JSON.parse(answer).answer
  }

  /** Runs a function of a test in the page. */
  async evaluate<R>(work: (...args: never[]) => R, ...args: unknown[]): Promise<R> {
    const told = args.map((one) => JSON.stringify(one)).join(', ')
    return JSON.parse(
      await this.window.run(`return JSON.stringify({ answer: (${work})(${told}) })`),
    ).answer
  }

  /** Looks until it holds; a page that is just leaving cannot be looked at. */
  async until<T>(what: string, look: () => Promise<T | false | null | undefined>): Promise<T> {
    const end = performance.now() + patience
    let why = ''
    for (;;) {
      try {
        const found = await look()
        if (found || found === 0) return found
        why = ''
      } catch (error) {
        why = error instanceof Error ? error.message : String(error)
      }
      if (performance.now() > end) {
        const stands = await this.ask('whereItStands').catch(String)
        throw new Error(`waited for ${what} ${why && `(${why})`} ${stands}`)
      }
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

/** Something on a page, found anew whenever it is asked for. */
export class Spot {
  readonly page: Page
  readonly steps: Step[]

  constructor(page: Page, steps: Step[]) {
    this.page = page
    this.steps = steps
  }

  private step(step: Step) {
    return new Spot(this.page, [...this.steps, step])
  }

  role(role: string, name?: Said) {
    return this.step({ role, ...(name !== undefined && { name: wordOf(name) }) })
  }
  label(label: Said) {
    return this.step({ label: wordOf(label) })
  }
  text(text: Said) {
    return this.step({ text: wordOf(text) })
  }
  css(css: string) {
    return this.step({ css })
  }
  saying(said: Said) {
    return this.step({ saying: wordOf(said) })
  }
  get first() {
    return this.step({ nth: 0 })
  }
  get last() {
    return this.step({ nth: -1 })
  }

  count() {
    return this.page.ask('count', this.steps)
  }
  texts() {
    return this.page.ask('texts', this.steps)
  }
  attribute(name: string) {
    return this.page.ask('attribute', this.steps, name)
  }
  box() {
    return this.look('to be there', () => this.page.ask('box', this.steps))
  }
  async value() {
    return (await this.field()).value
  }
  async isChecked() {
    return (await this.field()).checked
  }
  private field() {
    return this.look('to be there', () => this.page.ask('field', this.steps))
  }

  /** Waits until it can be seen. */
  async shown() {
    await this.look('to be seen', () => this.count())
  }
  async gone() {
    await this.look('to be gone', async () => !(await this.count()))
  }

  /** Presses it; a press that met something else has pressed nothing, and is made again. */
  async click() {
    await this.look('to be pressed', async () => {
      const [before, aimed] = [
        await this.page.ask('aim', this.steps),
        await this.page.ask('aim', this.steps),
      ]
      if ('why' in aimed) throw new Error(aimed.why)
      if (JSON.stringify(before) !== JSON.stringify(aimed)) throw new Error('it moves')
      await this.page.press(aimed.at)
      const landed = await this.page.ask('landed').catch(() => 'hit')
      return landed === 'hit'
    })
  }

  async check() {
    if (!(await this.isChecked())) await this.click()
    await this.look('to be ticked', () => this.isChecked())
  }

  /** Puts these words in place of what stands there, key by key. */
  async fill(words: string) {
    await this.click()
    await this.page.ask('selectAll', this.steps)
    await this.page.keys(words || '\uE017')
  }

  async choose(option: Said) {
    await this.look(`to offer ${option}`, async () => {
      const why = await this.page.ask('choose', this.steps, wordOf(option))
      if (why) throw new Error(why)
      return true
    })
  }

  private look<T>(what: string, see: () => Promise<T | false | null | undefined>) {
    return this.page.until(`${JSON.stringify(this.steps)} ${what}`, see)
  }
}
