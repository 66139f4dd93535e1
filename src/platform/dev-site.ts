import type { HttpServer } from '#platform/http-server.ts'
import type { OpenSite, Site } from '#platform/site.ts'

/** The site from its sources: opened again as soon as one of its files has changed. */
export async function openDevSite(
  http: HttpServer,
  open: (openSite: OpenSite) => Promise<Site>,
): Promise<Site> {
  // only a development install has Vite
  const { createServer } = await import('vite')
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: http.server } },
    appType: 'custom',
  })
  let opened: { by: OpenSite; site: Promise<Site> } | null = null

  async function current(): Promise<Site> {
    // the module is ours: the shape is the one the build is held to
    const { openSite } = (await vite.ssrLoadModule('/src/site.ts')) as { openSite: OpenSite }
    if (opened?.by !== openSite) {
      const before = opened
      opened = { by: openSite, site: open(openSite) }
      await before?.site.then((site) => site.close()).catch(() => {})
    }
    return opened.site
  }

  const { firstRun } = await current()
  http.before((request, response, next) => vite.middlewares(request, response, next))
  return {
    firstRun,
    // what is being edited is never kept
    quick: () => null,
    isOwnHost: () => true,
    fetch: async (request, clientIp) => {
      try {
        return await (await current()).fetch(request, clientIp)
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error)
        throw error
      }
    },
    close: async () => {
      await vite.close()
      await opened?.site.then((site) => site.close())
    },
  }
}
