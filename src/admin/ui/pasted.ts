import type { ClipboardEvent } from 'react'

export function countPictures(html: string): number {
  return html.match(/<img\b/gi)?.length ?? 0
}

/** A picture alone was copied, from a screen or a folder. */
export function hasPicture({ clipboardData }: ClipboardEvent): boolean {
  return [...clipboardData.files].some(({ type }) => type.startsWith('image/'))
}

/** Neither a letter nor a picture, a table or an item of a list is left. */
export function isBare(box: HTMLElement): boolean {
  return !box.textContent?.trim() && !box.querySelector('img, table, li')
}

/** Shows other markup of the same words; the caret stays behind the letter that it stood behind. */
export function redraw(box: HTMLElement, html: string) {
  if (box.innerHTML === html) return
  const at = lettersBeforeCaret(box)
  box.innerHTML = html
  const walk = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
  let left = at
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const length = node.nodeValue?.length ?? 0
    if (left <= length) return getSelection()?.collapse(node, left)
    left -= length
  }
  getSelection()?.selectAllChildren(box)
  getSelection()?.collapseToEnd()
}

function lettersBeforeCaret(box: HTMLElement): number {
  const selection = getSelection()
  if (!selection?.rangeCount) return 0
  const before = document.createRange()
  before.selectNodeContents(box)
  const { endContainer, endOffset } = selection.getRangeAt(0)
  before.setEnd(endContainer, endOffset)
  return before.toString().length
}
