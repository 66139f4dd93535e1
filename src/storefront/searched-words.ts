const key = 'odemoa/searched'
const most = 8

/** Words searched for with this browser, the latest first; private windows may keep nothing. */
export function searchedWords(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

/** A word comes to the head of the list, once. */
export function withSearched(list: readonly string[], word: string): string[] {
  const same = word.toLowerCase()
  return [word, ...list.filter((one) => one.toLowerCase() !== same)].slice(0, most)
}

export function rememberSearched(word: string) {
  keep(withSearched(searchedWords(), word))
}

/** One of them, or all. */
export function forgetSearched(word?: string) {
  keep(word === undefined ? [] : searchedWords().filter((one) => one !== word))
}

function keep(words: string[]) {
  try {
    if (words.length) localStorage.setItem(key, JSON.stringify(words))
    else localStorage.removeItem(key)
  } catch {
    // nothing is kept
  }
}

/** Whether there is anything to look for: signs alone find nothing. */
export function isLookedFor(word: string): boolean {
  return /[\p{L}\p{N}]/u.test(word)
}
