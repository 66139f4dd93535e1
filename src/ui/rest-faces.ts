import more from './faces/more.css?url'
import rare from './faces/rare.css?url'
import { commonSyllables, firstSyllables } from './first-syllables.ts'
import { headingsDrawn, keepPlain, ofHeadings, showHeadings } from './whole-headings.ts'

const common = commonSyllables()
const [text, headings] = [firstSyllables('text'), firstSyllables('headings')]
const settleFor = 300

/**
 * Fetches the sheets of all other letters once the page has one that the first files do not draw: `more` holds the common
 * syllables in small files, `rare` all that is left. Which of those files a page needs the browser finds out.
 */
export function watchRareLetters() {
  if (document.documentElement.dataset.faces === 'system') return
  let timer: ReturnType<typeof setTimeout> | undefined
  const asked = new Set<string>()
  // a page of hundreds of fields is not read anew for each letter that is typed
  const changed = new Set<Node>()
  const drawn = new Set(headings)
  const changes = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes) {
        changed.add(node)
        keepWhole(node, drawn)
      }
    clearTimeout(timer)
    timer = setTimeout(() => {
      const nodes = [...changed].filter((node) => node.isConnected)
      changed.clear()
      look(nodes)
    }, settleFor)
  })
  function look(nodes: readonly Node[]) {
    for (const sheet of sheetsFor(missing(nodes))) asked.add(sheet)
    return Promise.all([...asked].map(addSheet))
  }
  changes.observe(document.body, { childList: true, characterData: true, subtree: true })
  void look([document.body]).then(async () => {
    const words = [...document.querySelectorAll(ofHeadings)].map((one) => one.textContent).join('')
    await headingsDrawn(words)
    for (const letter of words) drawn.add(letter)
    showHeadings()
  })
}

function sheetsFor(letters: Iterable<string>): string[] {
  const needed = new Set<string>()
  for (const letter of letters) needed.add(more).add(common.includes(letter) ? more : rare)
  return [...needed]
}

/** A heading that came with letters which have yet to be fetched is drawn in one face until they are. */
function keepWhole(node: Node, drawn: Set<string>) {
  const element = node instanceof HTMLElement ? node : node.parentElement
  const around = element?.closest<HTMLElement>(ofHeadings)
  const found = around ? [around] : [...(element?.querySelectorAll<HTMLElement>(ofHeadings) ?? [])]
  for (const heading of found) {
    const words = heading.textContent ?? ''
    if ('plain' in heading.dataset || words.match(hangul)?.every((one) => drawn.has(one)) !== false)
      continue
    keepPlain(
      heading,
      (async () => {
        await Promise.all(sheetsFor(words.match(hangul) ?? []).map(addSheet))
        await headingsDrawn(words)
        for (const letter of words) drawn.add(letter)
      })(),
    )
  }
}

const sheets = new Map<string, Promise<void>>()

/** Once for each; it settles when the sheet is there, or cannot be had. */
function addSheet(href: string): Promise<void> {
  const known = sheets.get(href)
  if (known) return known
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = href
  const there = new Promise<void>((resolve) => {
    sheet.onload = () => resolve()
    sheet.onerror = () => resolve()
  })
  sheets.set(href, there)
  document.head.append(sheet)
  return there
}

// Latin letters and signs that the first files lack are the system's until a syllable calls for the rest
const hangul = /\p{Script=Hangul}/gu

function missing(nodes: readonly Node[]): Set<string> {
  const found = new Set<string>()
  for (const words of nodes.flatMap(wordsIn)) {
    const left = (words.nodeValue?.match(hangul) ?? []).filter(
      (letter) => !(text.has(letter) && headings.has(letter)),
    )
    if (left.length === 0) continue
    // nearer than the heading may stand a word in the face of text
    const near = words.parentElement?.closest(`.font-sans, ${ofHeadings}`)
    const drawn = near?.matches(ofHeadings) ? headings : text
    for (const letter of left) if (!drawn.has(letter)) found.add(letter)
  }
  return found
}

function wordsIn(node: Node): Node[] {
  const found: Node[] = []
  const walk = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
  // a walk begins below its root, and a changed word is its own
  let next: Node | null = node instanceof Text ? node : walk.nextNode()
  for (; next; next = walk.nextNode())
    if (next.parentElement && next.parentElement.tagName !== 'SCRIPT') found.push(next)
  return found
}
