/*
 * What runs in the page: it goes there as text, so it knows nothing but the browser and each other. A visitor finds things as a person
 * does, by what they are and what they are called, and sees what can be seen.
 */

/** A word as it stands, or the pattern of one. */
export type Word = string | { source: string; flags: string }

export type Step =
  | { role: string; name?: Word }
  | { label: Word }
  | { text: Word }
  | { css: string }
  /** of these, those that say so */
  | { saying: Word }
  /** of these, this one; -1 is the last */
  | { nth: number }

export function isWord(word: Word | undefined, said: string): boolean {
  if (word === undefined) return true
  if (typeof word === 'string') return word === said
  return new RegExp(word.source, word.flags).test(said)
}

export function tidy(text: string | null | undefined): string {
  return (text ?? '').replace(/\s+/g, ' ').trim()
}

/** What an element says to whoever listens. */
export function spoken(node: Node): string {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element) || node.matches('script, style, [aria-hidden=true]')) return ''
  const given = node.getAttribute('aria-label') ?? node.getAttribute('alt')
  if (given !== null) return given
  if (node.matches('input, select, textarea')) return ''
  const parts = [...node.childNodes].map(spoken)
  // words of two blocks are two words
  return parts.join(node.querySelector('div, p, li, br') ? ' ' : '')
}

export function nameOf(one: Element): string {
  const by = one.getAttribute('aria-labelledby')
  if (by) {
    const parts = by.split(/\s+/).map((id) => document.getElementById(id))
    return tidy(parts.map((part) => (part ? spoken(part) : '')).join(' '))
  }
  const given = one.getAttribute('aria-label')
  if (given) return tidy(given)
  const labels =
    one instanceof HTMLInputElement ||
    one instanceof HTMLSelectElement ||
    one instanceof HTMLTextAreaElement
      ? [...(one.labels ?? [])]
      : []
  if (labels.length) return tidy(labels.map(spoken).join(' '))
  if (one instanceof HTMLFieldSetElement) return tidy(one.querySelector('legend')?.textContent)
  return tidy(spoken(one)) || tidy(one.getAttribute('title') ?? one.getAttribute('placeholder'))
}

export function selectorOf(role: string): string {
  const others: Record<string, string> = {
    button: 'button:not([role]), summary, [role=button], input[type=submit]',
    link: 'a[href]:not([role]), [role=link]',
    textbox: 'input:not([type]), input[type=text], input[type=email], input[type=tel], textarea',
    searchbox: 'input[type=search]',
    spinbutton: 'input[type=number]',
    checkbox: 'input[type=checkbox], [role=checkbox]',
    radio: 'input[type=radio], [role=radio]',
    combobox: 'select, [role=combobox]',
    dialog: 'dialog[open], [role=dialog], [role=alertdialog]',
    heading: 'h1, h2, h3, h4',
    region: 'section[aria-labelledby], section[aria-label], [role=region]',
    list: 'ul, ol, [role=list]',
    listitem: 'li, [role=listitem]',
    row: 'tr, [role=row]',
    main: 'main',
    group: 'fieldset, [role=group]',
  }
  return others[role] ?? `[role=${role}]`
}

export function isSeen(one: Element): boolean {
  const { width, height } = one.getBoundingClientRect()
  return width > 0 && height > 0 && one.checkVisibility({ visibilityProperty: true })
}

export function within(root: Element, selector: string, fits: (one: Element) => boolean) {
  return [...root.querySelectorAll(selector)].filter((one) => isSeen(one) && fits(one))
}

export function stepFrom(found: Element[], step: Step): Element[] {
  if ('nth' in step) return [found.at(step.nth)].filter((one) => one !== undefined)
  if ('saying' in step) return found.filter((one) => isWord(step.saying, tidy(spoken(one))))
  const all = found.flatMap((root) => {
    if ('css' in step) return within(root, step.css, () => true)
    if ('role' in step)
      return within(root, selectorOf(step.role), (one) => isWord(step.name, nameOf(one)))
    if ('label' in step)
      return within(
        root,
        'input, select, textarea, [contenteditable=true], [role=checkbox]',
        (one) => isWord(step.label, nameOf(one)),
      )
    const said = within(root, '*', (one) => isWord(step.text, tidy(one.textContent)))
    // the innermost ones
    return said.filter((one) => !said.some((inner) => inner !== one && one.contains(inner)))
  })
  return [...new Set(all)]
}

export function find(steps: Step[]): Element[] {
  return steps.reduce(stepFrom, [document.documentElement])
}

export function count(steps: Step[]): number {
  return find(steps).length
}

export function texts(steps: Step[]): string[] {
  return find(steps).map((one) => tidy(one.textContent))
}

export function attribute(steps: Step[], name: string): string | null {
  return find(steps)[0]?.getAttribute(name) ?? null
}

type Field = { value: string; checked: boolean; hasFocus: boolean }

export function field(steps: Step[]): Field | null {
  const [one] = find(steps)
  if (!one) return null
  const { value = '', checked = false } = one as HTMLInputElement
  return {
    value,
    checked: checked || one.getAttribute('aria-checked') === 'true',
    hasFocus: one === document.activeElement,
  }
}

export function box(steps: Step[]) {
  const [one] = find(steps)
  if (!one) return null
  const { left, right, top, bottom } = one.getBoundingClientRect()
  return { left, right, top, bottom }
}

type Aimed = { at: { x: number; y: number } } | { why: string }
type Aiming = typeof window & { aimed?: 'waiting' | 'hit' | 'missed'; unwatch?: () => void }

/** Where a hand would press the one that is meant, once it can be pressed; and watches that the press meets it. */
export function aim(steps: Step[]): Aimed {
  const [one, ...others] = find(steps)
  if (!one) return { why: 'it is not there' }
  if (others.length) return { why: `there are ${others.length + 1}` }
  if (one.matches(':disabled, [aria-disabled=true]')) return { why: 'it is disabled' }
  one.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const at = middle(one)
  const top = document.elementFromPoint(at.x, at.y)
  if (!meets(top, one)) return { why: `over it lies ${top?.outerHTML.slice(0, 120)}` }
  watch(one)
  return { at }
}

export function middle(one: Element): { x: number; y: number } {
  // a link over two lines is pressed on the first
  const { x, y, width, height } = one.getClientRects()[0] ?? one.getBoundingClientRect()
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
}

export function meets(hit: Element | null, one: Element): boolean {
  if (!hit) return false
  const label = hit.closest('label')
  return one.contains(hit) || (label !== null && label.control === one)
}

export function watch(one: Element) {
  const page = window as Aiming
  page.unwatch?.()
  page.aimed = 'waiting'
  const kinds = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']
  const look = (event: Event) => {
    if (page.aimed === 'waiting')
      page.aimed = meets(event.target as Element | null, one) ? 'hit' : 'missed'
    if (page.aimed !== 'missed') return
    // the page moved under the hand: nothing was pressed
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  for (const kind of kinds) addEventListener(kind, look, { capture: true })
  page.unwatch = () => {
    for (const kind of kinds) removeEventListener(kind, look, { capture: true })
  }
}

export function landed(): string {
  const page = window as Aiming
  page.unwatch?.()
  // a page that came by the press has seen none
  return page.aimed ?? 'hit'
}

export function choose(steps: Step[], option: Word): string {
  const [one] = find(steps)
  if (!(one instanceof HTMLSelectElement)) return 'it is no list'
  const found = [...one.options].find(
    ({ label, value, disabled }) => !disabled && (isWord(option, tidy(label)) || option === value),
  )
  if (!found) return `it has only ${[...one.options].map(({ label }) => label).join(', ')}`
  one.focus()
  found.selected = true
  for (const kind of ['input', 'change']) one.dispatchEvent(new Event(kind, { bubbles: true }))
  return ''
}

export function selectAll(steps: Step[]): boolean {
  const [one] = find(steps)
  if (!(one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement)) return false
  one.focus()
  one.select()
  return true
}

/** The shop has greeted the visitor: from then on the page answers. */
export function isGreeted(): boolean {
  return performance
    .getEntriesByType('resource')
    .some(
      (one) =>
        one.name.endsWith('/api/v1/login-check') &&
        (one as PerformanceResourceTiming).responseEnd > 0,
    )
}

/** For the words of a journey that fell. */
export function whereItStands(): string {
  const said = [...document.querySelectorAll('h1, [role=alert], [role=status], [role=dialog] h2')]
    .map((one) => tidy(one.textContent))
    .filter(Boolean)
  return `on ${location.pathname}${location.search}: ${said.join(' | ').slice(0, 300)}`
}

export function address(): string {
  return location.pathname + location.search
}
