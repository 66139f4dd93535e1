// what the server keeps (platform/html); everything else is unwrapped or dropped
const kept = new Set([
  'H2',
  'H3',
  'H4',
  'P',
  'BR',
  'UL',
  'OL',
  'LI',
  'STRONG',
  'EM',
  'A',
  'IMG',
  'TABLE',
  'THEAD',
  'TBODY',
  'TR',
  'TH',
  'TD',
  'BLOCKQUOTE',
])
const dropped = new Set([
  'SCRIPT',
  'STYLE',
  'TEMPLATE',
  'NOSCRIPT',
  'IFRAME',
  'OBJECT',
  'EMBED',
  'SVG',
  'MATH',
  'TITLE',
  'META',
  'LINK',
  'INPUT',
  'TEXTAREA',
  'SELECT',
  'BUTTON',
])
const renamed: Record<string, string> = {
  B: 'STRONG',
  I: 'EM',
  DIV: 'P',
  H1: 'H3',
  H5: 'H4',
  H6: 'H4',
}
const blocks = new Set(['H2', 'H3', 'H4', 'P', 'UL', 'OL', 'TABLE', 'BLOCKQUOTE'])
const holdNoBlocks = new Set(['P', 'H2', 'H3', 'H4'])

/** Safe markup from anything typed or pasted. Parsed in a document that runs and loads nothing, and built anew. */
export function cleanHtml(html: string): string {
  const read = new DOMParser().parseFromString(html, 'text/html')
  makeWordLists(read)
  const made = document.implementation.createHTMLDocument('')
  const body = made.createElement('div')
  copyInto(body, read.body, made)
  wrapLooseText(body, made)
  return body.innerHTML.replace(/<p>(\s|&nbsp;)*<\/p>/g, '').trim()
}

function copyInto(parent: Node, from: Node, made: Document) {
  for (const node of from.childNodes) {
    if (node.nodeType === Node.TEXT_NODE)
      parent.appendChild(made.createTextNode(node.textContent ?? ''))
    if (!(node instanceof Element) || dropped.has(node.tagName.toUpperCase())) continue
    const tag = tagOf(node)
    // a paragraph or a heading around blocks is none of its own
    const holdsBlocks =
      holdNoBlocks.has(tag) &&
      [...node.querySelectorAll('*')].some((inner) => blocks.has(tagOf(inner)))
    const unwrap = () => copyInto(parent, node, made)
    if (!kept.has(tag) || holdsBlocks) {
      unwrap()
      continue
    }
    const copy = made.createElement(tag)
    keepAttributes(node, copy)
    if (tag === 'A' && !copy.hasAttribute('href')) {
      unwrap()
      continue
    }
    // a picture from elsewhere does not come along
    if (tag === 'IMG' && !copy.hasAttribute('src')) continue
    copyInto(copy, node, made)
    parent.appendChild(copy)
  }
}

/** What an element is, also where an editor says it by its style: Google Docs puts all it copies into a `<b>` of normal weight. */
function tagOf(element: Element): string {
  const tag = element.tagName.toUpperCase()
  const style = element instanceof HTMLElement ? element.style : null
  const weight = style?.fontWeight ?? ''
  if (tag === 'B' || tag === 'STRONG') return /^(normal|[1-5]00)$/.test(weight) ? 'SPAN' : 'STRONG'
  if (tag === 'I' || tag === 'EM') return style?.fontStyle === 'normal' ? 'SPAN' : 'EM'
  if (tag === 'SPAN' && /^(bold|bolder|[6-9]00)$/.test(weight)) return 'STRONG'
  if (tag === 'SPAN' && style?.fontStyle === 'italic') return 'EM'
  return renamed[tag] ?? tag
}

const numbered = /^\(?([0-9]+|[a-z]|[ivx]+|[가-힣])[.)]/i

/** Word copies the items of a list as paragraphs that begin with their mark; here they are a list again. */
function makeWordLists(read: Document) {
  for (const item of read.querySelectorAll('p[style*="mso-list"]')) {
    const marks = [
      ...item.querySelectorAll('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]'),
    ]
    const kind = numbered.test(marks[0]?.textContent?.trim() ?? '') ? 'ol' : 'ul'
    for (const mark of marks) mark.remove()
    const before = item.previousElementSibling
    const list =
      before?.hasAttribute('data-word-list') && before.localName === kind
        ? before
        : read.createElement(kind)
    list.setAttribute('data-word-list', '')
    if (list !== before) item.before(list)
    const entry = read.createElement('li')
    entry.append(...item.childNodes)
    list.append(entry)
    item.remove()
  }
}

function keepAttributes(from: Element, to: Element) {
  const href = from.getAttribute('href')
  if (to.tagName === 'A' && href && /^(https:|mailto:|tel:|\/(?!\/))/i.test(href))
    to.setAttribute('href', href)
  const src = from.getAttribute('src')
  if (to.tagName === 'IMG' && src && /^\/(?!\/)/.test(src)) {
    to.setAttribute('src', src)
    to.setAttribute('alt', from.getAttribute('alt') ?? '')
  }
  for (const name of ['colspan', 'rowspan'])
    if (/^T[HD]$/.test(to.tagName) && from.hasAttribute(name))
      to.setAttribute(name, from.getAttribute(name) ?? '')
}

// text beside blocks becomes a paragraph
function wrapLooseText(body: HTMLElement, made: Document) {
  let paragraph: HTMLElement | null = null
  for (const node of [...body.childNodes]) {
    if (node instanceof Element && blocks.has(node.tagName)) {
      paragraph = null
      continue
    }
    if (!paragraph && !node.textContent?.trim()) {
      body.removeChild(node)
      continue
    }
    paragraph ??= body.insertBefore(made.createElement('p'), node)
    paragraph.appendChild(node)
  }
}
