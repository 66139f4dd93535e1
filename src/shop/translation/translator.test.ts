import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Config } from '#platform/config.ts'
import { houseCtx } from '#platform/context.ts'
import { testShop } from '#test/database.ts'
import { shopper, staff } from '#test/shopper.ts'
import { withTwins } from '#test/twin-server.ts'
import { openTwinServer } from '#test/twins.ts'
import { adminTranslations } from './admin-contract.ts'
import { translations } from './contract.ts'
import { translationTerm } from './tables.ts'
import { openTranslator } from './translator.ts'

const { house } = await testShop()
const withKeys = (keys: Partial<Config>): Config => ({ ...house.config, ...keys })

test('without a key there is no translator, and nobody is asked', async () => {
  expect(openTranslator(withKeys({}))).toBeNull()
  const refusal = await (await staff()).refused(adminTranslations.propose, {
    body: { phrases: ['향'] },
  })
  expect(refusal.status).toBe(503)
})

test('a proposal waits until staff approve it, and only what waits is sent', async () => {
  const close = await openTwinServer(house)
  try {
    const [guest, boss] = [await shopper(), await staff()]
    await guest.call(translations.terms, {
      body: { locale: 'en', terms: { '향 {name}': '향 {name}' } },
    })
    const [before] = await houseCtx(house)
      .db.select()
      .from(translationTerm)
      .where(eq(translationTerm.phrase, '향 {name}'))
    expect(before).toMatchObject({ proposal: null })
    const { proposed } = await boss.call(adminTranslations.propose, {
      body: { phrases: ['향 {name}', '장바구니'] },
    })
    expect(proposed).toBe(1)
    const [after] = await houseCtx(house)
      .db.select()
      .from(translationTerm)
      .where(eq(translationTerm.phrase, '향 {name}'))
    expect(after).toMatchObject({
      state: 'pending',
      translation: null,
      proposal: '[mock] 향 {name}',
      proposed_by: 'pretend',
    })
  } finally {
    close()
  }
})

test('DeepL is asked for English and keeps the placeholders', async () => {
  const sent: unknown[] = []
  const deepl = {
    name: 'deepl',
    open: () => async (request: Request) => {
      const body = (await request.json()) as { text: string[] }
      sent.push(request.headers.get('authorization'), body)
      return Response.json({
        translations: body.text.map((text) => ({
          detected_source_language: 'KO',
          text: text.replace('향', 'scent'),
        })),
      })
    },
  }
  const server = await withTwins(house, [deepl])
  try {
    const translator = openTranslator(
      withKeys({ DEEPL_KEY: 'key:fx', DEEPL_URL: `${server.house.config.TWINS}/deepl` }),
    )
    expect(await translator?.translate(['향 & {name}'])).toEqual(['scent & {name}'])
    expect(sent).toMatchObject([
      'DeepL-Auth-Key key:fx',
      {
        text: ['향 &amp; <x>{name}</x>'],
        source_lang: 'KO',
        target_lang: 'EN-US',
        ignore_tags: ['x'],
      },
    ])
  } finally {
    await server.close()
  }
})

test.each([
  ['too few', () => Response.json({ choices: [{ message: { content: '{"translations": []}' } }] })],
  ['no JSON', () => Response.json({ choices: [{ message: { content: 'Sure! Here it is' } }] })],
  ['an error', () => new Response('busy', { status: 500 })],
])('%s is no answer', async (_, answer) => {
  const server = await withTwins(house, [{ name: 'model', open: () => answer }])
  try {
    const translator = openTranslator(
      withKeys({ TRANSLATOR_URL: `${server.house.config.TWINS}/model`, TRANSLATOR_MODEL: 'small' }),
    )
    await expect(translator?.translate(['향'])).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  } finally {
    await server.close()
  }
})
