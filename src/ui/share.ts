/** Hands an address to the device's own way of sharing, or to the clipboard; `copied` and `shown` want a word to the reader. */
export async function share(title: string, url: string): Promise<'shared' | 'copied' | 'shown'> {
  if (navigator.share) {
    try {
      await navigator.share({ title, url })
      return 'shared'
    } catch (reason) {
      // closed without choosing
      if (reason instanceof DOMException && reason.name === 'AbortError') return 'shared'
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    // a page without https has no clipboard
    return 'shown'
  }
}
