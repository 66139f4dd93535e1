const mostRemembered = 4_000

/** Tells whether a key was met before, for the last few thousand of them. */
export function openAskedBefore(most = mostRemembered): (key: string) => boolean {
  let now = new Set<string>()
  let before = new Set<string>()
  return (key) => {
    const again = now.has(key) || before.has(key)
    now.add(key)
    if (now.size >= most) {
      before = now
      now = new Set()
    }
    return again
  }
}
