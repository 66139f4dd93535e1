import { BlockList, isIP, isIPv6 } from 'node:net'
import { expandIPv6 } from 'hono/utils/ipaddr'

/** Whom a request came from: address of the socket and its `x-forwarded-for`, if it has one. */
export type AddressReader = (socket: string, forwarded: string | undefined) => string

/**
 * Believes only the proxies it was told of (`trusted`: addresses and ranges, parted by commas): each writes the address it saw
 * at the end of `x-forwarded-for`, so the list is read from there, and what stands before the first stranger may be invented.
 */
export function addressReader(trusted = ''): AddressReader {
  const proxies = new BlockList()
  for (const entry of entriesOf(trusted)) addTo(proxies, entry)
  const isProxy = (address: string) =>
    isIP(address) > 0 && proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  return (socket, forwarded) => {
    let client = plain(socket)
    const seen = (forwarded ?? '').split(',').map((one) => plain(one.trim()))
    while (isProxy(client)) {
      const before = seen.pop()
      if (!before || !isIP(before)) break
      client = before
    }
    return client
  }
}

/** What one customer of a provider holds: an address, or the /64 that every IPv6 customer gets whole. Limits are counted by it. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const groups = expandIPv6(address).split(':').slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/** Whether every entry is an address or a range. */
export function areProxies(trusted: string): boolean {
  return entriesOf(trusted).every((entry) => {
    try {
      return addTo(new BlockList(), entry)
    } catch {
      return false
    }
  })
}

function entriesOf(trusted: string): string[] {
  return trusted
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
}

function addTo(list: BlockList, entry: string): boolean {
  const [address = '', bits] = entry.split('/')
  const family = isIPv6(address) ? 'ipv6' : 'ipv4'
  if (!isIP(address)) return false
  if (bits === undefined) list.addAddress(address, family)
  else if (/^\d{1,3}$/.test(bits)) list.addSubnet(address, Number(bits), family)
  else return false
  return true
}

// an IPv4 caller on an IPv6 socket
function plain(address: string): string {
  return /^::ffff:\d+\.\d+\.\d+\.\d+$/i.test(address) ? address.slice(7) : address
}
