import { isIP } from 'node:net'

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$|\.localhost$/

type Given = { origin: string; isGiven: boolean; old?: readonly string[] }

/**
 * Whether the shop answers under this `Host`: its own name and those it has moved from. A shop that was told no name goes by this machine's
 * and by any bare address, so that it can be tried from next to it; a name that somebody else points at it is not its own.
 */
export function isOwnHost(host: string, { origin, isGiven, old = [] }: Given): boolean {
  const own = new URL(origin)
  const asked = host.toLowerCase()
  if (asked === own.host || asked === `www.${own.host}`) return true
  const name = asked.replace(/:\d+$/, '')
  if (old.some((one) => name === one || name === `www.${one}`)) return true
  if (!loopback.test(own.hostname)) return false
  return loopback.test(name) || (!isGiven && isIP(name.replace(/^\[|\]$/g, '')) > 0)
}
