import { expect, test } from 'vitest'
import { installPhrases, translate } from '#kernel/translate.ts'
import { phrases } from '#phrases.ts'
import { judgeBackup, judgeDisk } from './rules.ts'

installPhrases('en', phrases)

const giga = 1024 ** 3
const said = ({ said, params }: ReturnType<typeof judgeDisk>) => translate('en', said, params)

test('room is told in GB while there is plenty, and to the MB when it matters', () => {
  expect(said(judgeDisk('well', 67.6 * giga))).toBe('67 GB left.')
  expect(said(judgeDisk('low', 0.5 * giga))).toContain('512 MB left')
})

test('a backup that was just made is not "0 hours" old', () => {
  const last = { state: 'done', verdict: 'restored' } as const
  expect(said(judgeBackup({ ...last, hours: 0.2 }))).toContain('within the last hour')
  expect(said(judgeBackup({ ...last, hours: 1.2 }))).toContain('1 hour ago')
  expect(said(judgeBackup({ ...last, hours: 7.7 }))).toContain('8 hours ago')
  expect(judgeBackup({ ...last, hours: 40 }).state).toBe('bad')
})
