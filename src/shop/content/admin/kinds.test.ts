import { expect, test } from 'vitest'
import { phrases as desk } from '#admin/words.ts'
import { phrases as shop } from '#phrases.ts'
import type { EntryForm } from '#shop/content/entry-contract.ts'
import { wrongEntry } from '#shop/content/entry-rules.ts'
import { emptyEntry, kinds } from './kinds.ts'

test.each([...kinds])(
  'a form without its first words is refused by the name of that field: $kind',
  (spec) => {
    const form = { ...emptyEntry(spec), title: ' ' } as unknown as EntryForm // the empty form of its kind
    const [refusal = ''] = wrongEntry(spec.kind, form).title ?? []
    expect(refusal.startsWith(spec.titleLabel)).toBe(true)
    expect({ ...shop, ...desk }[refusal]).toBeTruthy()
  },
)
