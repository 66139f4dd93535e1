const scope = '/admin/check-in'

/** The page comes up without a line from now on: its worker is told what it has loaded. Without one it works as long as it is open. */
export async function keepPage() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    const { active, installing, waiting } = await navigator.serviceWorker.register(
      '/check-in-worker.js',
      { scope },
    )
    const keep = [...new Set(performance.getEntriesByType('resource').flatMap(pathOf))]
    ;(active ?? waiting ?? installing)?.postMessage({ keep })
  } catch {
    // then only what is open goes on
  }
}

function pathOf({ name }: PerformanceEntry): string[] {
  const { origin, pathname } = new URL(name)
  return origin === location.origin && !pathname.startsWith('/api/') ? [pathname] : []
}
