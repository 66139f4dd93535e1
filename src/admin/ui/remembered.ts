/** What this browser keeps for a person; private windows may refuse, then nothing is kept. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function remember(key: string, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // the page works without it
  }
}

/** Parsed, or null when there is nothing or nothing readable. */
export function recallJson(key: string): unknown {
  const text = recall(key)
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
