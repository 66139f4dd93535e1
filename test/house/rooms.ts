import { type Code, code } from './code.ts'

/** The room a file stands in: `shop/cart`, `admin/orders`, `platform`; nothing for the lists at the top of src/. */
export function roomOf(file: string): string | undefined {
  const [first, second, third] = file.split('/')
  if (!second) return
  if (first === 'shop') return `shop/${second}`
  return (first === 'admin' || first === 'storefront') && third ? `${first}/${second}` : first
}

/** Words are data, and grow with every text: a room is measured without them. */
const isWords = (file: string) =>
  /(?:^|\/)(?:[\w-]+-)?phrases\.ts$|-text\.tsx?$|\/templates\//.test(file)

/** Lines of each room, the largest first. */
export function roomSizes(files: Code[] = code): [room: string, lines: number][] {
  const sizes = new Map<string, number>()
  for (const { file, lines } of files) {
    const room = roomOf(file)
    if (room && !isWords(file)) sizes.set(room, (sizes.get(room) ?? 0) + lines)
  }
  return [...sizes].toSorted(([, one], [, other]) => other - one)
}

/** Which room imports which, and the imports that make it so. */
export function arrows(files: Code[] = code): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { file, imports } of files)
    for (const { to } of imports) {
      const [from, into] = [roomOf(file), roomOf(to)]
      if (!from || !into || from === into) continue
      const key = `${from} → ${into}`
      found.set(key, [...(found.get(key) ?? []), `${file} → ${to}`])
    }
  return found
}

/** Rooms that import each other: `shop/claim ↔ shop/order`, with the imports on the thinner side. */
export function mutualPairs(files: Code[] = code): Map<string, string[]> {
  const all = arrows(files)
  const found = new Map<string, string[]>()
  for (const [key, there] of all) {
    const [one = '', other = ''] = key.split(' → ')
    const back = all.get(`${other} → ${one}`)
    if (back && one < other)
      found.set(`${one} ↔ ${other}`, there.length <= back.length ? there : back)
  }
  return found
}

/** Files that import each other in a ring, imports of types alone as well; each ring once, sorted. */
export function rings(files: Code[] = code): string[][] {
  const known = new Map(files.map((one) => [one.file, one]))
  const number = new Map<string, number>()
  const low = new Map<string, number>()
  const open: string[] = []
  const found: string[][] = []
  const visit = (file: string) => {
    number.set(file, number.size)
    low.set(file, number.size - 1)
    open.push(file)
    const least = (by: number) => low.set(file, Math.min(low.get(file) ?? 0, by))
    for (const { to } of known.get(file)?.imports ?? []) {
      if (!known.has(to)) continue
      if (!number.has(to)) {
        visit(to)
        least(low.get(to) ?? 0)
      } else if (open.includes(to)) least(number.get(to) ?? 0)
    }
    if (low.get(file) !== number.get(file)) return
    const ring = open.splice(open.indexOf(file))
    if (ring.length > 1) found.push(ring.toSorted())
  }
  for (const { file } of files) if (!number.has(file)) visit(file)
  return found
}
