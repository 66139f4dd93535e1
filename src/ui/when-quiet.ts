/** A page is quiet when all it asked for has come, nothing more came for a while, and the browser has nothing to do. */
export async function whenQuiet(ms = 1_000): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  await new Promise<void>((resolve) => {
    let timer = setTimeout(done, ms)
    const arrivals = new PerformanceObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(done, ms)
    })
    arrivals.observe({ entryTypes: ['resource', 'longtask'] })
    function done() {
      arrivals.disconnect()
      resolve()
    }
  })
  await whenIdle()
}

/** The browser has nothing better to do; Safari, which does not tell, had time. */
export function whenIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 2_000 })
    else setTimeout(resolve, 200)
  })
}
