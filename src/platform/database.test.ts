import { expect, test } from 'vitest'
import { testShop } from '#test/database.ts'
import { openDatabase } from './database.ts'

test('a database that is closed has closed every line: its server may be stopped at once', async () => {
  const { url } = await testShop()
  const { pool, close } = openDatabase(url)
  let ended = 0
  pool.on('connect', (client) => client.once('end', () => void ended++))
  const lines = await Promise.all(Array.from({ length: 12 }, () => pool.connect()))
  for (const line of lines) line.release()
  await close()
  expect(ended).toBe(12)
})
