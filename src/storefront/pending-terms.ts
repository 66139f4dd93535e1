/** Untranslated phrases are sent once the screen has been quiet for so long. */
export const translationDebounce = 2_000

type Send = (terms: Record<string, string>) => Promise<void>

/** Collects phrases that no package holds and sends each once. */
export function openPendingTerms(send: Send, most: number): { add: (phrase: string) => void } {
  const sent = new Set<string>()
  let pending = new Set<string>()
  let waiting: ReturnType<typeof setTimeout> | undefined

  function later() {
    clearTimeout(waiting)
    waiting = setTimeout(flush, translationDebounce)
  }

  function flush() {
    const now = [...pending].slice(0, most)
    pending = new Set([...pending].slice(most))
    for (const phrase of now) sent.add(phrase)
    // whatever the answer, the page goes on with the phrase as it is
    if (now.length)
      void send(Object.fromEntries(now.map((phrase) => [phrase, phrase]))).catch(() => {})
    if (pending.size) later()
  }

  return {
    add(phrase) {
      if (!phrase.trim() || sent.has(phrase) || pending.has(phrase)) return
      pending.add(phrase)
      later()
    },
  }
}
