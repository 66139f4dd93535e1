const own = 'odemoa/'

/**
 * What may stay in a browser after a log-out: how the shop looks in it, what somebody without an account keeps on their device on
 * purpose, and the desk's own, which lies under the id of who wrote it. Whatever is new goes, unless it is named here.
 */
const stays =
  /^odemoa\/(top-bar|banner-until|popup\/quiet-until|tiles|formula|bench-results|check-in\/held|admin\/.+)$/

/** The keys of a storage that are about whoever was logged in. */
export function goingWith(keys: readonly string[]): string[] {
  return keys.filter((key) => key.startsWith(own) && !stays.test(key))
}

/** What the browser kept for whoever used it is nobody else's. */
export function leaveNothing() {
  for (const open of [() => localStorage, () => sessionStorage]) {
    try {
      const store = open()
      for (const key of goingWith(Object.keys(store))) store.removeItem(key)
    } catch {
      // nothing was kept
    }
  }
}
