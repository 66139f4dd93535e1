import type { House } from './context.ts'

/**
 * A local stand-in of an outside service that speaks the service's own protocol over HTTP.
 * It answers below `/twin/<name>` of a shop that only its own machine can reach, and in tests.
 */
export type Twin = {
  name: string
  open: (house: House) => (request: Request) => Response | Promise<Response>
}

/** All twins as one function; the request each one sees has its own path, as the real service would. */
export function openTwins(house: House, twins: Twin[]): (request: Request) => Promise<Response> {
  const doors = new Map(twins.map((twin) => [twin.name, twin.open(house)]))
  return async (request) => {
    const url = new URL(request.url)
    const [, , name = '', ...rest] = url.pathname.split('/')
    const door = house.config.TWINS ? doors.get(name) : undefined
    if (!door) return new Response('not found', { status: 404 })
    url.pathname = `/${rest.join('/')}`
    return door(new Request(url, request))
  }
}
