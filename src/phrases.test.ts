import { expect, test } from 'vitest'

const found = import.meta.glob<{ phrases: Record<string, string> }>('./*/**/phrases.ts', {
  eager: true,
})

test('a phrase has one English, whichever folders say it', () => {
  const first = new Map<string, { file: string; english: string }>()
  const quarrels: string[] = []
  for (const [file, { phrases }] of Object.entries(found)) {
    for (const [korean, english] of Object.entries(phrases)) {
      const before = first.get(korean)
      if (before && before.english !== english)
        quarrels.push(`${korean}: "${before.english}" (${before.file}), "${english}" (${file})`)
      first.set(korean, before ?? { file, english })
    }
  }
  expect(quarrels).toEqual([])
})
