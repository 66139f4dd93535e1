import { expect, test } from 'vitest'
import { shopUrl } from './shop-url.ts'

type Thing = Record<string, unknown>

/** What search engines want of each kind; the kinds of a page's parts as well. */
const wanted: Record<string, string[]> = {
  OnlineStore: [
    'name',
    'url',
    'address',
    'telephone',
    'hasMerchantReturnPolicy',
    'hasShippingService',
  ],
  WebSite: ['name', 'url', 'potentialAction'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Product: ['name', 'image', 'offers', 'description'],
  ProductGroup: ['name', 'hasVariant'],
  Offer: ['price', 'priceCurrency', 'availability'],
  AggregateOffer: ['lowPrice', 'priceCurrency'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  Article: ['headline', 'author', 'publisher', 'mainEntityOfPage', 'inLanguage'],
  HowTo: ['name', 'step', 'totalTime', 'image'],
  HowToStep: ['position', 'text'],
  Store: ['name', 'address', 'url'],
  LocalBusiness: ['name', 'address', 'telephone', 'url'],
  Course: ['name', 'description', 'provider', 'offers', 'hasCourseInstance'],
  CourseInstance: ['courseMode', 'courseWorkload'],
  EducationEvent: [
    'name',
    'startDate',
    'location',
    'eventStatus',
    'eventAttendanceMode',
    'organizer',
    'offers',
    'description',
  ],
  Organization: ['name', 'url'],
  Place: ['name', 'address'],
  PostalAddress: ['streetAddress', 'addressCountry'],
}

const get = (path: string) =>
  fetch(new URL(path, shopUrl()), { headers: { 'user-agent': 'Googlebot' } })

async function thingsOf(path: string): Promise<Thing[]> {
  const html = await (await get(path)).text()
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Thing,
  ) // JSON objects are written there
}

/** What is wrong with a thing and its parts, as sentences. */
function faults(thing: unknown, where: string): string[] {
  if (Array.isArray(thing)) return thing.flatMap((one) => faults(one, where))
  if (typeof thing !== 'object' || thing === null) return []
  const of = thing as Thing // any object has names
  // a date of a class is two things at once
  const types = [of['@type'] ?? ''].flat().map(String)
  const type = types.join(' and ')
  const needed = types.flatMap((one) => wanted[one] ?? [])
  const missing = needed.filter(
    (name) =>
      of[name] === undefined ||
      of[name] === '' ||
      (Array.isArray(of[name]) && of[name].length === 0),
  )
  const relative = Object.entries(of).filter(
    ([name, value]) =>
      /^(url|image|item|logo|mainEntityOfPage)$/.test(name) &&
      typeof value === 'string' &&
      !/^https?:\/\//.test(value),
  )
  const undated = Object.entries(of).filter(
    ([name, value]) =>
      /^date|^(start|end)Date$|^valid(From|Through)$/.test(name) &&
      Number.isNaN(Date.parse(String(value))),
  )
  // a moment of a class is told on the clock of the studio
  const elsewhere = Object.entries(of).filter(
    ([name, value]) =>
      /^(start|end)Date$/.test(name) && !/T\d{2}:\d{2}:\d{2}\+09:00$/.test(String(value)),
  )
  return [
    ...missing.map((name) => `${where}: ${type} has no ${name}`),
    ...relative.map(([name]) => `${where}: ${type}.${name} is no whole address`),
    ...undated.map(([name]) => `${where}: ${type}.${name} is no date`),
    ...elsewhere.map(([name]) => `${where}: ${type}.${name} is not in Korean time`),
    ...Object.values(of).flatMap((part) => faults(part, where)),
  ]
}

const pages: Record<string, string[]> = {
  '/': ['WebSite', 'OnlineStore'],
  '/shop/category/2': ['BreadcrumbList'],
  '/shop/product/1702000001': ['BreadcrumbList'],
  '/contents/promotion/1': ['Article', 'BreadcrumbList'],
  '/contents/select/1': ['Article', 'BreadcrumbList'],
  '/contents/diy/1': ['HowTo', 'BreadcrumbList'],
  '/contents/store': ['Store'],
  '/contents/company': ['Article'],
  '/customer/notice/1': ['Article'],
  '/tssa/main': ['BreadcrumbList'],
  '/tssa/class-product': ['BreadcrumbList'],
  '/tssa/product/1': ['Course', 'BreadcrumbList'],
  // an example with a certificate, and one without dates
  '/tssa/product/5': ['Course'],
  '/tssa/product/9': ['Course'],
  '/tssa/about': ['Article', 'BreadcrumbList'],
  '/tssa/studio': ['LocalBusiness', 'BreadcrumbList'],
}

test('pages say to search engines what they are, whole and in both languages', async () => {
  const links = [
    ...(await (await get('/sitemap.xml')).text()).matchAll(/<loc>([^<]+)<\/loc>/g),
  ].map(([, link = '']) => link)
  const listed = (
    await Promise.all(links.map(async (link) => (await get(new URL(link).pathname)).text()))
  ).join('')
  const firstOf = (area: string) =>
    new RegExp(`<loc>[^<]*(/contents/${area}/\\d+)<`).exec(listed)?.[1] ?? ''
  const found: string[] = []
  for (const [sample, kinds] of Object.entries(pages)) {
    const area = /^\/contents\/(promotion|select|diy)\//.exec(sample)?.[1]
    const path = area ? firstOf(area) : sample
    for (const lang of ['', '?lang=en']) {
      const things = await thingsOf(path + lang)
      const types = things.map((thing) => String(thing['@type']))
      for (const kind of kinds)
        if (!types.includes(kind)) found.push(`${path}${lang} has no ${kind}`)
      found.push(...things.flatMap((thing) => faults(thing, path + lang)))
    }
  }
  expect(found).toEqual([])
})

test('a class tells each of its dates: where and when, what a seat costs, and which are cancelled', async () => {
  for (const [lang, currency] of [
    ['', 'KRW'],
    ['?lang=en', 'USD'],
  ] as const) {
    const [course] = (await thingsOf(`/tssa/product/1${lang}`)).filter(
      (thing) => thing['@type'] === 'Course',
    )
    const events = course?.hasCourseInstance as (Thing & {
      offers: Thing
      location: { address: Thing }
    })[] // checked below, part by part
    expect(events.length).toBeGreaterThan(3)
    for (const { offers, location, eventStatus, startDate, endDate } of events) {
      expect(offers).toMatchObject({
        priceCurrency: currency,
        url: `${shopUrl()}/tssa/product/1`,
        price: expect.stringMatching(/^\d+(\.\d\d)?$/),
      })
      expect(location.address.streetAddress).toMatch(lang ? /Moa-gil/ : /모아길/)
      expect(Date.parse(String(endDate))).toBeGreaterThan(Date.parse(String(startDate)))
      expect(String(offers.availability)).toMatch(
        /^https:\/\/schema\.org\/(InStock|SoldOut|PreOrder)$/,
      )
      if (eventStatus === 'https://schema.org/EventCancelled')
        expect(offers.availability).toBe('https://schema.org/SoldOut')
    }
    expect(
      events.filter((event) => event.eventStatus === 'https://schema.org/EventCancelled'),
    ).toHaveLength(1)
  }
})

test('what the sitemap names can be read and kept, stands there once, and has a head of its own', async () => {
  const parts = [
    ...(await (await get('/sitemap.xml')).text()).matchAll(/<loc>([^<]+)<\/loc>/g),
  ].map(([, link = '']) => new URL(link).pathname)
  expect(parts.length).toBeGreaterThan(6)
  const listed: string[] = []
  const titles: string[] = []
  const descriptions: string[] = []
  for (const part of parts) {
    const rows = [...(await (await get(part)).text()).matchAll(/<url><loc>([^<]+)<\/loc>/g)].map(
      ([, link = '']) => new URL(link),
    )
    listed.push(...rows.map(({ href }) => href))
    for (const { pathname, search } of part.includes('products') ? rows.slice(0, 2) : rows) {
      const answer = await get(pathname + search)
      const html = await answer.text()
      expect(
        [answer.status, /name="robots" content="noindex"/.test(html)],
        pathname + search,
      ).toEqual([200, false])
      expect(html).toContain(`hrefLang="en" href="${shopUrl()}${pathname}?lang=en"`)
      titles.push(/<title>([^<]+)/.exec(html)?.[1] ?? '')
      descriptions.push(/name="description" content="([^"]+)/.exec(html)?.[1] ?? '')
    }
  }
  const repeated = (all: string[]) => all.filter((one, at) => all.indexOf(one) !== at)
  expect([listed, titles, descriptions].map(repeated)).toEqual([[], [], []])
})
