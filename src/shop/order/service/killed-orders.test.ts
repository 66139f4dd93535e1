import { afterAll, expect, test } from 'vitest'
import { killableShop } from '#test/killable-shop.ts'
import { killInRush } from '#test/order-rush.ts'

// `KILLS=100` for whoever has the time
const kills = Number(process.env.KILLS ?? 3)

const rig = await killableShop()
afterAll(() => rig.close())

// case 195
test(
  `a server killed ${kills} times at any moment of a rush of orders: none that a buyer was told of is lost, and whoever presses again has one`,
  async () => {
    await rig.start()
    for (let round = 0; round < kills; round++)
      await killInRush(rig, round, async () => {
        await rig.kill()
        await rig.start()
      })
    expect.hasAssertions()
  },
  60_000 + kills * 60_000,
)
