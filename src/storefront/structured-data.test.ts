import { expect, test } from 'vitest'
import type { View } from '#kernel/load.ts'
import { shipmentCosts } from '#shop/cart/shipment-contract.ts'
import { settings } from '#shop/setting/contract.ts'
import { testShop } from '#test/database.ts'
import { shopper } from '#test/shopper.ts'
import { organizationData } from './structured-data.ts'

await testShop()

const view = { lang: 'en', origin: 'https://odemoa.example' } as View // the parts that it reads

test('search engines are told each country that parcels go to and how long they take', async () => {
  const guest = await shopper()
  const known = (await guest.call(settings.show, {})).data
  const { countries } = (await guest.call(shipmentCosts.table, {})).data
  const told = organizationData(view, known, countries).hasShippingService.shippingConditions
  expect(
    new Set(told.map(({ shippingDestination }) => shippingDestination.addressCountry)),
  ).toEqual(new Set(['KR', ...countries.map(({ code }) => code)]))
  const [first] = countries
  expect(told.at(-countries.length)).toMatchObject({
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: first?.code },
    transitTime: { duration: { minValue: first?.days_least, maxValue: first?.days_most } },
  })
})
