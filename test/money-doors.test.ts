import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { api } from '#api.ts'
import { adminSettings } from '#shop/setting/contract.ts'
import { moneyDoors, plainDoors } from './money-doors.ts'

const written = api
  .map(({ endpoint }) => endpoint)
  .filter(({ who, method }) => Array.isArray(who) && method !== 'GET')
  .map(({ method, path }) => `${method} ${path.replace('/api/v1/admin/', '')}`)

test('every door by which staff write says whether money goes through it, and what guards it', () => {
  const known = [...moneyDoors.keys(), ...plainDoors]
  expect(written.filter((door) => !known.includes(door))).toEqual([])
  expect(known.filter((door) => !written.includes(door))).toEqual([])
  expect(known.length).toBe(new Set(known).size)
})

test('the doors of the owner are open to nobody else', () => {
  const ofOwner = [...moneyDoors].filter(([, guard]) => guard === 'owner').map(([door]) => door)
  const wide = api
    .map(({ endpoint }) => endpoint)
    .filter(({ method, path }) =>
      ofOwner.includes(`${method} ${path.replace('/api/v1/admin/', '')}`),
    )
    .filter(({ who }) => !Array.isArray(who) || who.some((role) => role !== 'owner'))
  expect(wide.map(({ path }) => path)).toEqual([])
})

test('what the shop is set up with is the owner’s to read and to write, and holds no key of a provider', () => {
  for (const { who } of [adminSettings.show, adminSettings.save]) expect(who).toEqual(['owner'])
  // keys of mail, of payments and of messages are of the machine: no answer has a place for them
  const names = readFileSync('test/answer-keys.txt', 'utf8').split(/[\s,]+/)
  const keys = names.filter((name) =>
    /^data\..*(smtp|api_?key|secret_?key|client_?secret|private_?key|access_?token)/i.test(name),
  )
  expect([...new Set(keys)]).toEqual([])
})
