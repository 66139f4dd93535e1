import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installPhrases, onMissingPhrase, overridePhrases, translate } from '#kernel/translate.ts'
import { openPendingTerms, translationDebounce } from './pending-terms.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  onMissingPhrase(null)
  overridePhrases({}, '')
})

const opened = (most = 50) => {
  const sent: Record<string, string>[] = []
  return { sent, pending: openPendingTerms(async (terms) => void sent.push(terms), most) }
}

test('phrases that came together leave together, two seconds after the last', () => {
  expect(translationDebounce).toBe(2_000)
  const { sent, pending } = opened()
  pending.add('첫 문장')
  vi.advanceTimersByTime(1_999)
  pending.add('둘째 문장')
  vi.advanceTimersByTime(1_999)
  expect(sent).toEqual([])
  vi.advanceTimersByTime(1)
  expect(sent).toEqual([{ '첫 문장': '첫 문장', '둘째 문장': '둘째 문장' }])
})

test('a blank phrase is dropped, and each is sent once', () => {
  const { sent, pending } = opened()
  for (const phrase of ['한 번', '  ', '한 번']) pending.add(phrase)
  vi.advanceTimersByTime(translationDebounce)
  pending.add('한 번')
  vi.advanceTimersByTime(translationDebounce)
  expect(sent).toEqual([{ '한 번': '한 번' }])
})

test('more than a call may carry leave with the next', () => {
  const { sent, pending } = opened(2)
  for (const phrase of ['하나', '둘', '셋']) pending.add(phrase)
  vi.advanceTimersByTime(translationDebounce)
  expect(sent.map(Object.keys)).toEqual([['하나', '둘']])
  vi.advanceTimersByTime(translationDebounce)
  expect(sent.map(Object.keys)).toEqual([['하나', '둘'], ['셋']])
})

test('a phrase the loaded package does not hold shows as it is, is heard of, and is said once the reply is merged', () => {
  installPhrases('en', { 아는: 'known' })
  const heard: string[] = []
  onMissingPhrase((_lang, phrase) => heard.push(phrase))
  expect([
    translate('en', '아는'),
    translate('en', '새 {count}개', { count: 2 }),
    translate('kr', '모르는'),
  ]).toEqual(['known', '새 2개', '모르는'])
  expect(heard).toEqual(['새 {count}개'])
  overridePhrases({ '새 {count}개': '{count} new', 아는: 'changed' }, 'v1')
  expect([translate('en', '새 {count}개', { count: 2 }), translate('en', '아는')]).toEqual([
    '2 new',
    'changed',
  ])
})
