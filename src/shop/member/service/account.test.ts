import { expect, test } from 'vitest'
import { shopper } from '#test/shopper.ts'
import { account } from '../account-contract.ts'

test('my account is shown to me, and to nobody who is not logged in', async () => {
  const minji = await shopper({ mb_id: 'account_minji' })
  expect((await minji.call(account.show, {})).data).toMatchObject({ mb_id: 'account_minji', mb_email: 'account_minji@mail.example' })
  expect((await (await shopper()).refused(account.show, {})).status).toBe(401)
})
