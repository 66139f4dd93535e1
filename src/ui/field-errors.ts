/** Messages per field, as the wire tells them. */
export type FieldErrors = Record<string, string[]>

/** so far under the top edge of the window a field comes to stand, in px */
export const fieldOffset = 120

/** Dotted keys fall together under their first part: `options.0.ct_qty` → `options`. */
export function groupErrors(errors: FieldErrors): FieldErrors {
  const grouped: FieldErrors = {}
  for (const [key, messages] of Object.entries(errors)) {
    const name = key.split('.')[0] ?? key
    grouped[name] = [...(grouped[name] ?? []), ...messages]
  }
  return grouped
}

/** A field by its name; one of a part, `receiver.od_b_name`, also as `od_b_name` within what is marked `data-fields="receiver"`. */
export function selectorOf(name: string): string {
  const [part = '', ...rest] = name.split('.')
  const plain = (one: string, within = '') =>
    ['name', 'data-field'].map((mark) => `${within}[${mark}="${CSS.escape(one)}"]`)
  return [
    ...plain(name),
    ...(rest.length ? plain(rest.join('.'), `[data-fields="${CSS.escape(part)}"] `) : []),
  ].join(', ')
}

/** The control of a field on screen; null when it is not shown. */
export function findField(name: string, within: ParentNode = document): HTMLElement | null {
  const found = [...within.querySelectorAll<HTMLElement>(selectorOf(name))].find((element) =>
    element.checkVisibility(),
  )
  if (!found) return null
  return found.matches('input, select, textarea, button')
    ? found
    : (found.querySelector<HTMLElement>('input, select, textarea, button') ?? found)
}

/** What a field on screen is called; empty where nothing says so, and on the server. */
export function labelOf(name: string): string {
  if (typeof document === 'undefined') return ''
  const field = findField(name) as HTMLInputElement | null // where it is no control it has no labels
  return field?.labels?.[0]?.firstChild?.textContent ?? ''
}

/** Opens the folded sections that hide a field. */
function unfold(name: string, within: ParentNode = document) {
  for (const element of within.querySelectorAll(selectorOf(name)))
    for (
      let fold = element.closest('details:not([open])');
      fold;
      fold = fold.parentElement?.closest('details:not([open])') ?? null
    )
      fold.setAttribute('open', '')
}

/** Scrolls to a field, 120 px under the top edge, and focuses it; a folded section is opened first. */
export function goToField(name: string, within?: ParentNode): boolean {
  unfold(name, within)
  const field = findField(name, within)
  if (!field) return false
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({
    top: Math.max(0, field.getBoundingClientRect().top + window.scrollY - fieldOffset),
    behavior: calm ? 'auto' : 'smooth',
  })
  field.focus({ preventScroll: true })
  return true
}

/** Goes to the first field on the page, in the order of the page; false when none is on screen. */
export function goToFirst(names: string[], within?: ParentNode): boolean {
  for (const name of names) unfold(name, within)
  const shown = names
    .flatMap((name) => findField(name, within) ?? [])
    .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  const first = shown[0]
  const name = first && names.find((one) => findField(one, within) === first)
  return name ? goToField(name, within) : false
}
