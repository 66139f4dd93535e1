import { inject } from 'vitest'

/** Where the shop of this worker is: each has its own, so that no journey meets what another does at the same time. */
export function shopUrl(): string {
  const urls = inject('shopUrls')
  const url = urls[(Number(process.env.VITEST_POOL_ID) || 1) - 1]
  if (!url)
    throw new Error(
      `there are ${urls.length} shops, and this is worker ${process.env.VITEST_POOL_ID}`,
    )
  return url
}
