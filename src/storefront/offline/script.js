/* Runs in the page that stands where no other can come: its language, what is kept on this device, and trying again. */
const stored = (key) => {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
const list = (key) => {
  try {
    return JSON.parse(stored(key) || 'null')
  } catch {
    return null
  }
}
const week = 7 * 24 * 60 * 60 * 1000
const cookie = /(?:^|; )odemoa_lang=(\w+)/.exec(document.cookie)?.[1]
const english = (cookie ?? stored('pinia/session/language').replaceAll('"', '')) === 'en'
const find = (id) => document.getElementById(id)
const pick = ([korean, foreign]) => (english && foreign ? foreign : korean)
const money = (amount, currency) => {
  if (currency === 'usd') return `$${(amount / 100).toFixed(2)}`
  return english ? `₩${amount.toLocaleString('en')}` : `${amount.toLocaleString('ko')}원`
}

function row(where, ...words) {
  const item = document.createElement('li')
  for (const word of words)
    item.append(Object.assign(document.createElement('span'), { textContent: word }))
  find(where).append(item)
}

function showHeld() {
  const held = list('odemoa/held')
  const fresh = Array.isArray(held) ? held.filter(({ at }) => Date.now() - at < week) : []
  for (const name of new Set(fresh.map((act) => act.name))) row('held-list', name)
  find('held').hidden = fresh.length === 0
}

function showCart() {
  const seen = list('odemoa/cart-seen')
  if (!seen || Date.now() - seen.at > week) return
  for (const line of seen.lines) {
    const option = pick(line.option)
    row(
      'cart-list',
      `${pick(line.name)}${option ? ` (${option})` : ''} × ${line.qty}`,
      money(line.amount, seen.currency),
    )
  }
  find('total').textContent = money(seen.total, seen.currency)
  find('seen').textContent = new Date(seen.at).toLocaleString(english ? 'en' : 'ko', {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  find('cart').hidden = false
}

function again() {
  const wanted = new URL(location.href)
  // a page that failed for want of a line may be asked for twice
  wanted.searchParams.delete('reload')
  location.replace(wanted)
  if (wanted.hash) location.reload()
}

async function look() {
  if (document.visibilityState !== 'visible') return
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null)
  if (answer?.ok) again()
}

document.documentElement.lang = english ? 'en' : 'ko'
document.title = find(english ? 'title-en' : 'title-ko').textContent
showHeld()
showCart()
find('again').addEventListener('click', again)
addEventListener('online', again)
setInterval(() => void look(), 10_000)
