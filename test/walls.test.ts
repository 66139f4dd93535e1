import { expect, test } from 'vitest'
import { parse } from './house/code.ts'
import { deadExports } from './house/exports.ts'
import { bareCasts, longFunctions, most } from './house/functions.ts'
import {
  foreignReads,
  foreignWrites,
  largeRooms,
  longLeft,
  pairsLeft,
  ringsLeft,
} from './house/left.ts'
import { mutualPairs, rings, roomOf, roomSizes } from './house/rooms.ts'
import { touches } from './house/walls.ts'

/** What is counted, by name: each list says what is there, so that it can only shrink. */
function counted(names: string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

const above = (now: Record<string, number>, left: Record<string, number>) =>
  Object.entries(now).filter(([name, count]) => count > (left[name] ?? 0))
const gone = (now: Record<string, number>, left: Record<string, number>) =>
  Object.entries(left).filter(([name, count]) => count > (now[name] ?? 0))

test('no room writes the tables of another', () => {
  const writes = touches().filter(({ how }) => how === 'writes')
  const now = counted(writes.map(({ file, table }) => `${file} ${table}`))
  expect(above(now, foreignWrites)).toEqual([])
  expect(gone(now, foreignWrites)).toEqual([])
})

test('a room reads the tables of another only for a reason', () => {
  const reads = touches().filter(({ how }) => how === 'reads')
  const now = counted(reads.map(({ file, room }) => `${roomOf(file)} → ${room}`))
  const left = Object.fromEntries(
    Object.entries(foreignReads).map(([pair, [times]]) => [pair, times]),
  )
  expect(above(now, left)).toEqual([])
  expect(gone(now, left)).toEqual([])
})

test('rooms do not import each other', () => {
  const now = counted([...mutualPairs()].flatMap(([pair, lines]) => lines.map(() => pair)))
  expect(above(now, pairsLeft)).toEqual([])
  expect(gone(now, pairsLeft)).toEqual([])
})

test('files do not import each other in a ring, for types neither', () => {
  const left = ringsLeft.map((ring) => new Set(ring.split(' ')))
  const now = rings()
  expect(
    now.filter((ring) => !left.some((known) => ring.every((file) => known.has(file)))),
  ).toEqual([])
  expect(now.length).toBe(left.length)
})

test(`a function has at most ${most.function} lines, a component ${most.component}`, () => {
  const now = Object.fromEntries(longFunctions().map(({ name, lines }) => [name, lines]))
  expect(above(now, longLeft)).toEqual([])
  expect(Object.keys(longLeft).filter((name) => !now[name])).toEqual([])
})

test('a room of the house has at most 9,000 lines', () => {
  const now = Object.fromEntries(roomSizes().filter(([, lines]) => lines > 9_000))
  expect(above(now, largeRooms)).toEqual([])
  expect(Object.keys(largeRooms).filter((room) => !now[room])).toEqual([])
})

test('a cast says why', () => {
  expect(bareCasts()).toEqual([])
})

test('nothing is exported that nobody uses', () => {
  expect(deadExports()).toEqual([])
})

const asIn = (file: string, text: string) => touches([parse(file, text)])

test.each([
  [
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the code that is looked at
    "import { item } from '#shop/catalog/tables.ts'\nconst a = sql`update ${item} set x = 1`",
    'writes',
  ],
  ["import { item } from '#shop/catalog/tables.ts'\nawait db.insert(item).values(row)", 'writes'],
  ["const a = statement('delete from item where it_id = $1')", 'writes'],
  ['const a = sql`insert into item (it_id) values (1)`', 'writes'],
  ['const a = sql`select 1 from order_line l join item i using (it_id)`', 'reads'],
  ['const a = sql`select 1 from order_line l, item i where true`', 'reads'],
  [
    "import { item as goods } from '#shop/catalog/tables.ts'\nawait db.select().from(goods)",
    'reads',
  ],
])('the wall of SQL is seen in %s', (text, how) => {
  expect(asIn('shop/order/store/some.ts', text)).toContainEqual({
    ...{ file: 'shop/order/store/some.ts', table: 'item', room: 'shop/catalog' },
    how,
  })
})

test('the own tables and words that are no SQL are nobody else’s', () => {
  expect(asIn('shop/catalog/store.ts', 'const a = sql`select 1 from item`')).toEqual([])
  expect(asIn('shop/order/service/some.ts', "const a = 'the item of the order'")).toEqual([])
})
