import { expect, test } from 'vitest'
import { api as allApi } from '#api.ts'
import type { AnyEndpoint } from '#kernel/endpoint.ts'
import { installPhrases } from '#kernel/translate.ts'
import { phrases } from '#phrases.ts'
import { openApi } from '#platform/api-server.ts'
import { testShop } from './database.ts'
import { type Caller, knock } from './doors.ts'

installPhrases('en', phrases)
const { house } = await testShop()
const api = openApi({ ...house, log: house.log.child({}, { level: 'silent' }) }, allApi)

const writes = allApi
  .map(({ endpoint }) => endpoint)
  .filter(({ method }) => method === 'POST' || method === 'PUT')
const callerOf = ({ who }: AnyEndpoint): Caller =>
  who === 'anyone' ? 'guest' : who === 'member' ? 'member' : 'owner'
const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`

/** The fields an empty form of this endpoint lacks. */
function lacking(endpoint: AnyEndpoint): string[] {
  const parsed = endpoint.body.safeParse({})
  return parsed.success
    ? []
    : [...new Set(parsed.error.issues.map(({ path }) => String(path[0] ?? '')))]
}

test.each(['kr.krw', 'en.usd'] as const)(
  'an empty form is refused at the fields it lacks, in the language of whoever sent it (%s)',
  async (lang) => {
    const wrong: string[] = []
    for (const endpoint of writes) {
      const fields = lacking(endpoint)
      if (fields.length === 0) continue
      const { status, errors } = await knock(api, callerOf(endpoint), endpoint, {}, {}, lang)
      const named = Object.keys(errors).map((key) => key.split('.')[0] ?? '')
      const words = Object.values(errors).flat()
      const isSaid =
        words.length > 0 &&
        words.every((text) => text !== '' && /[가-힣]/.test(text) === (lang === 'kr.krw'))
      if (status !== 422 || !fields.every((field) => named.includes(field)) || !isSaid)
        wrong.push(`${nameOf(endpoint)}: ${status} ${JSON.stringify(errors)}`)
    }
    expect(wrong).toEqual([])
  },
  60_000,
)

test('a call that needs no field is done, or refused for a reason; it never breaks', async () => {
  const broken: string[] = []
  for (const endpoint of writes) {
    if (lacking(endpoint).length > 0) continue
    const { status, code } = await knock(api, callerOf(endpoint), endpoint)
    if (status >= 500) broken.push(`${nameOf(endpoint)}: ${status} ${code}`)
  }
  expect(broken).toEqual([])
}, 60_000)
