import { readFileSync } from 'node:fs'
import { filesIn, inRoot, step } from '../lib/project.mjs'

const phone = 'Mozilla/5.0 (Linux; Android 15) Mobile'
const desk = 'Mozilla/5.0'

/** Where visits begin or lead; the site map does not name them all. */
const doors = [
  '/shop/category/12',
  '/shop/search',
  '/shop/cart',
  '/shop/order-form',
  '/login',
  '/shop/product/1701000011',
]
/** Weights: the home page, a door, a page of the site map for visits to begin with, a file of the shop's own phrases, a product, a review, any other page. */
const [ofHome, ofDoor, ofEntry, ofPhrases, ofProduct, ofReview, ofPage] = [
  9_000, 4_000, 400, 30, 40, 100, 1,
]
/** Of each door the browser writes a part, with these files' phrases. */
const behindDoors =
  /[\\/](ui[\\/][^\\/]+|storefront[\\/][^\\/]+|catalog[\\/]pages[\\/]product[\\/][^\\/]+|(cart|order|payment)[\\/]ui[\\/][^\\/]+|(cart|order-form)-page)\.tsx$/
const ofShoppers = /[\\/]src[\\/](ui|storefront|shop[\\/][^\\/]+[\\/](ui|pages))[\\/].*\.tsx$/
const headingPhrase = /(?:<h[12][^>]*>[^<']*|title=\{)\bt\(\s*'([^']*)'/g
const heading =
  /<(h1|h2|h3|p|span|a|div|strong)\b[^>]*class="[^"]*\b(?:type-display|type-h1|type-h2|font-serif)\b[^"]*"[^>]*>([\s\S]*?)<\/\1>/g

/** How often each syllable is met, in all and in headings. */
export async function readPages(shop) {
  const count = { all: new Map(), headings: new Map() }
  for (const file of filesIn(inRoot('src')).filter((one) => ofShoppers.test(one))) {
    const source = readFileSync(file, 'utf8')
    for (const [, phrase] of source.matchAll(/\bt\(\s*'([^']*)'/g))
      add(count.all, phrase, behindDoors.test(file) ? ofDoor : ofPhrases)
    for (const [, phrase] of source.matchAll(headingPhrase)) add(count.headings, phrase, ofEntry)
  }
  const visits = (await addressesOf(shop)).flatMap(({ path, worth }) =>
    (worth >= ofEntry ? [desk, phone] : [phone]).map((agent) => ({ path, agent, worth })),
  )
  for (const { path, agent, worth } of visits) {
    const answer = await fetch(shop + path, { headers: { 'user-agent': agent } })
    if (!answer.ok) {
      step(`${path} answers ${answer.status}`)
      continue
    }
    const body = (await answer.text()).replace(
      /^[\s\S]*?<body[^>]*>|<script[\s\S]*?<\/script>/g,
      '',
    )
    add(count.all, body, worth)
    add(
      count.headings,
      [...body.matchAll(heading)].map(([, , words]) => words.replace(/<[^>]*>/g, '')).join(''),
      worth,
    )
  }
  // what shoppers wrote comes over a page that stands already
  const reviews = await (await fetch(`${shop}/api/v1/product-review?per_page=100`)).json()
  for (const { is_content } of reviews.data) add(count.all, is_content, ofReview)
  step(`${visits.length} pages say ${count.all.size} syllables, ${count.headings.size} in headings`)
  return count
}

function add(count, text, worth) {
  for (const letter of new Set(text))
    if (/[가-힣]/.test(letter)) count.set(letter, (count.get(letter) ?? 0) + worth)
}

async function addressesOf(shop) {
  const maps = placesIn(await (await fetch(`${shop}/sitemap.xml`)).text())
  // each week of the picks stands on the home page in its turn: title and goods are those of the page it leads to
  const { data: weeks } = await (await fetch(`${shop}/api/v1/week-picks`)).json()
  const ownWeeks = weeks.map(({ url }) => url).filter((url) => url.startsWith('/'))
  const found = new Map([
    ...doors.map((path) => [path, ofDoor]),
    ...['/', ...ownWeeks].map((path) => [path, ofHome]),
  ])
  for (const map of maps) {
    const worth = worthOf(map)
    for (const path of placesIn(await (await fetch(shop + map)).text()))
      if (!found.has(path)) found.set(path, worth)
  }
  return [...found].map(([path, worth]) => ({ path, worth }))
}

function worthOf(map) {
  if (/pages|categories/.test(map)) return ofEntry
  return /products/.test(map) ? ofProduct : ofPage
}

function placesIn(xml) {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => new URL(at).pathname)
}
