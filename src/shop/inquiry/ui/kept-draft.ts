import { useEffect, useState } from 'react'

const prefix = 'odemoa/draft/'

/** What was typed before the visitor had to go and log in; for this tab alone. */
export function keptDraft<T extends object>(key: string): Partial<T> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(prefix + key) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Partial<T>) : {} // written by keepDraft under the same key
  } catch {
    // a browser that keeps nothing, or another shop's text
    return {}
  }
}

export function keepDraft(key: string, values: object) {
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(values))
  } catch {
    // a browser that keeps nothing
  }
}

export function dropDraft(key: string) {
  try {
    sessionStorage.removeItem(prefix + key)
  } catch {
    // a browser that keeps nothing
  }
}

/** False until a draft kept before the login is looked for, which only a browser can. */
export function useDraft<T extends object>(key: string, put: (draft: Partial<T>) => void): boolean {
  const [found, setFound] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once per form
  useEffect(() => {
    const draft = keptDraft<T>(key)
    if (Object.keys(draft).length) {
      put(draft)
      setFound(true)
    }
  }, [key])
  return found
}
