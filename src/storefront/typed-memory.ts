import { typedKey } from './typed-before.ts'

/** parts of a page that come a little later get their words back as well */
const waitFor = 5_000

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Kept = { path: string; top: number; fields: [key: string, value: string | boolean][] }

const secret = /^(password|file|hidden|submit|button|image|reset|search)$/
const never = /(password|one-time-code|^cc-)/

function isTick(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
}

/** The fields of the page that may be remembered, each under a name that is the same in both languages. */
function fieldsOfPage(): Map<string, Field> {
  const found = new Map<string, Field>()
  const seen = new Map<string, number>()
  for (const field of document.querySelectorAll<Field>('#main :is(input, textarea, select)')) {
    if (secret.test(field.type) || never.test(field.autocomplete) || field.disabled) continue
    const name = `${field.name || field.id}${isTick(field) ? `=${field.value}` : ''}`
    if (!field.name && !field.id) continue
    const nth = seen.get(name) ?? 0
    seen.set(name, nth + 1)
    found.set(`${name}#${nth}`, field)
  }
  return found
}

const heldBy = (field: Field) => (isTick(field) ? field.checked : field.value)

/** Before the page comes in the other language: what was typed, and how far it was scrolled. Never a password, never a file. */
export function rememberTyped() {
  const fields = [...fieldsOfPage()].map(([key, field]): [string, string | boolean] => [
    key,
    heldBy(field),
  ])
  try {
    sessionStorage.setItem(
      typedKey,
      JSON.stringify({ path: location.pathname, top: Math.round(scrollY), fields } satisfies Kept),
    )
  } catch {
    // without storage it is typed again
  }
}

function takeKept(): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(typedKey) ?? 'null') as Kept | null // written above
    sessionStorage.removeItem(typedKey)
    return kept?.path === location.pathname ? kept : null
  } catch {
    return null
  }
}

/** Writes as a person would, so that the page's own code hears of it. */
function write(field: Field, value: string | boolean) {
  if (isTick(field)) return field.click()
  const proto =
    field instanceof HTMLTextAreaElement
      ? HTMLTextAreaElement
      : field instanceof HTMLSelectElement
        ? HTMLSelectElement
        : HTMLInputElement
  Object.getOwnPropertyDescriptor(proto.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(
    new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  )
}

/** Once the page stands in the new language. What was touched since is left alone. Answers how to stop. */
export function fillInTyped(): () => void {
  const kept = takeKept()
  if (!kept) return () => {}
  const left = new Map(kept.fields)
  const fill = () => {
    for (const [key, field] of fieldsOfPage()) {
      const value = left.get(key)
      if (value === undefined) continue
      left.delete(key)
      if (
        heldBy(field) !== value &&
        field !== document.activeElement &&
        !(value === false && isTick(field) && field.type === 'radio')
      )
        write(field, value)
    }
  }
  fill()
  window.scrollTo({ top: kept.top, behavior: 'instant' })
  const later = new MutationObserver(fill)
  const main = document.getElementById('main')
  if (main && left.size > 0) later.observe(main, { childList: true, subtree: true })
  const timer = setTimeout(() => later.disconnect(), waitFor)
  return () => {
    clearTimeout(timer)
    later.disconnect()
  }
}
