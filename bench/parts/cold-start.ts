import { median } from '../figures.ts'
import { spentBy } from '../processes.ts'
import { type Measured, shown } from '../rows.ts'
import { openShop } from '../shop.ts'

const times = 3

/** From the start of the process to its first answered page, on a database that is filled; its middle of three. */
export async function coldStart(dataDir: string, size: string, goals: boolean): Promise<Measured> {
  const found: { seconds: number; cpu: number }[] = []
  for (let time = 0; time < times; time++) {
    const shop = await openShop(dataDir)
    found.push({ seconds: shop.coldStart / 1_000, cpu: spentBy(shop.pid).shop })
    await shop.stop()
  }
  return {
    rows: [
      {
        what: `cold start to the first answer, ${size} products`,
        value: median(found.map((one) => one.seconds)),
        unit: 's',
        ...(goals && { goal: { most: 2 } }),
        said: [
          `${found.map((one) => one.seconds.toFixed(2)).join(', ')}`,
          `CPU of its process ${shown(median(found.map((one) => one.cpu)) / 1_000, 's')}`,
        ],
      },
    ],
  }
}
