import { expect, test } from 'vitest'
import { Refusal } from '#kernel/client.ts'
import { explain, inWords } from './explain.ts'

const t = (phrase: string) => phrase
const lost = '답을 받지 못했어요. 잠시 뒤 다시 시도해 주세요.'
const named = { message: '다시 확인해 주세요.', errors: { amount: ['정수로 적어 주세요.'] } }

test.each([
  ['no answer', new TypeError('fetch failed'), {}, lost],
  ['an answer without a word', new Refusal(502, {}), {}, lost],
  ['a refusal of the whole', new Refusal(409, { message: '이미 보냈어요.' }), {}, '이미 보냈어요.'],
  ['a refusal that names fields', new Refusal(422, named), named.errors, named.message],
  // the door itself asks who it is
  ['nobody', new Refusal(401, { message: '로그인해 주세요.' }), {}, null],
])('%s is told in one way', (_, error, fields, words) => {
  expect(explain(t, error)).toEqual({ fields, words })
})

test('a form that knows better what to look at first says so', () => {
  expect(explain(t, new TypeError('gone'), '주문 상태를 확인해 주세요.').words).toBe(
    '주문 상태를 확인해 주세요.',
  )
})

test('where no field can hold it, the first of the fields is said', () => {
  expect(inWords(t, new Refusal(422, named))).toBe('정수로 적어 주세요.')
  expect(inWords(t, new Refusal(401, { message: '로그인해 주세요.' }))).toBe('')
})
