import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { phrases } from '#admin/words.ts'
import { phrases as shopPhrases } from '#phrases.ts'
import { jobStates } from '#shop/bottle/job-contract.ts'
import { scentStates } from '#shop/fragrance/contract.ts'
import { templates } from '#shop/notification/templates/index.ts'
import { eventWord } from './event-words.ts'

// `announce(ctx, 'order.paid', …)`, also where one of two names is chosen; moves of orders and claims name theirs as `event`
const named = /announce\(\s*ctx,([^,]*?),|\bevent:\s*('[a-z_]+\.[a-z_]+')/g

function announced(): string[] {
  const files = globSync('src/**/*.ts').filter(
    (file) => !file.endsWith('.test.ts') && !file.includes('/templates/'),
  )
  const names = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(named)].flatMap(([, first, second]) =>
      [...(first ?? second ?? '').matchAll(/'([a-z_]+\.[a-z_]+)'/g)].map(([, name]) => name ?? ''),
    ),
  )
  // those that are put together from a state
  const made = [
    ...[...jobStates, 'received', 'changed'].map((name) => `bottle.${name}`),
    ...[...scentStates, 'balance_paid'].map((name) => `fragrance.${name}`),
  ]
  // what a notification follows is read beside it
  const told = Object.values(templates).map(({ event }) => event)
  return [...new Set([...names, ...made, ...told])].sort()
}

test('whatever is written into the log is read in words, in both languages', () => {
  const names = announced()
  expect(names.length).toBeGreaterThan(80)
  const english = (phrase: string) => ({ ...shopPhrases, ...phrases })[phrase]
  const bare = names.filter(
    (name) =>
      eventWord((phrase) => phrase, name) === name || !english(eventWord((phrase) => phrase, name)),
  )
  expect(bare).toEqual([])
})
