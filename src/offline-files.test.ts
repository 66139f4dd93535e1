import { expect, test } from 'vitest'
import { installPhrases } from '#kernel/translate.ts'
import { houseCtx } from '#platform/context.ts'
import { allSettings, saveSetting } from '#shop/setting/service.ts'
import { testShop } from '#test/database.ts'
import { openOfflineFiles } from './offline-files.ts'
import { phrases } from './phrases.ts'

installPhrases('en', phrases)

const { house } = await testShop()
const served = openOfflineFiles(house)
const textOf = async (path: string) => (await (await served(path))?.text()) ?? ''
const versionOf = (worker: string) => /odemoa-offline-([\w-]{16})'/.exec(worker)?.[1]

test('the page says in both languages what can still be done, and lets only its own script run', async () => {
  const answer = await served('/offline.html')
  const html = (await answer?.text()) ?? ''
  const { values } = await allSettings(houseCtx(house))
  for (const words of ['연결되지 않았어요', 'No connection', values.company.phone])
    expect(html).toContain(words)
  expect(answer?.headers.get('content-security-policy')).toMatch(
    /default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'/,
  )
  expect(html.match(/<script/g)).toHaveLength(1)
})

test('another phone number or release is another worker; the same page is the same worker', async () => {
  const before = versionOf(await textOf('/sw.js'))
  expect(before).toBeTruthy()
  expect(versionOf(await textOf('/sw.js'))).toBe(before)
  const ctx = houseCtx(house)
  const { values, versions } = await allSettings(ctx)
  await saveSetting(
    ctx,
    'company',
    { ...values.company, phone: '02-000-9999' },
    versions.company ?? 0,
  )
  expect(versionOf(await textOf('/sw.js'))).not.toBe(before)
  expect(await textOf('/offline.html')).toContain('02-000-9999')
})

test('the page at the door has a worker of its own, for nothing but itself', async () => {
  const text = await textOf('/check-in-worker.js')
  expect(text).toContain("const page = '/admin/check-in'")
  expect(text).not.toContain('offline.html')
  const off = openOfflineFiles({ ...house, config: { ...house.config, OFFLINE_PAGE: 'off' } })
  expect(await (await off('/check-in-worker.js'))?.text()).toContain('unregister()')
})

test('turned off, the worker takes its leave and there is no page', async () => {
  const off = openOfflineFiles({ ...house, config: { ...house.config, OFFLINE_PAGE: 'off' } })
  expect(await (await off('/sw.js'))?.text()).toContain('unregister()')
  expect(await off('/offline.html')).toBeNull()
})
