import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('tries are counted by member or network, never by one of the addresses that a network has', () => {
  const wrong = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .filter((file) =>
      /(?:limit|count|pace)(?:Tries|Try|Failure|Wrong)\([^)]*\$\{(?:[^}]*\?\? )?ctx\.ip\}/.test(
        readFileSync(`src/${file}`, 'utf8'),
      ),
    )
  expect(wrong).toEqual([])
})
