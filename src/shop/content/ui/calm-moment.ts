/** How long a page is left alone with somebody who does nothing, in milliseconds. */
const patience = 2_500
/** How long nothing is done after something was. */
const rest = 900

const takes = ['pointerdown', 'touchstart']
const lets = ['pointerup', 'touchend', 'touchcancel']
const does = ['pointermove', 'keydown', 'scroll', 'wheel', 'focusin']

/**
 * Calls back once, when nothing is under somebody's hand: no finger or button is down, nothing was clicked, typed or scrolled a moment
 * ago, nothing is open over the page, and no form has been begun. What comes over a page sooner gets the click, or the letters, that
 * were meant for the page.
 * What it answers with takes it back.
 */
export function calmMoment(act: () => void): () => void {
  const listening = new AbortController()
  let held = false
  let timer = setTimeout(look, patience)
  for (const sign of [...takes, ...lets, ...does])
    addEventListener(sign, hear, { capture: true, passive: true, signal: listening.signal })

  function hear({ type }: Event) {
    if (takes.includes(type)) held = true
    if (lets.includes(type)) held = false
    wait()
  }

  function wait() {
    clearTimeout(timer)
    timer = setTimeout(look, rest)
  }

  function look() {
    if (held || isWriting() || isSomethingOpen() || isFormBegun()) return wait()
    stop()
    act()
  }

  function stop() {
    clearTimeout(timer)
    listening.abort()
  }
  return stop
}

function isWriting(): boolean {
  const at = document.activeElement
  return (
    at instanceof HTMLElement && (at.isContentEditable || at.matches('input, textarea, select'))
  )
}

/** What somebody has just opened: a sheet, a drawer, a box, a menu of the header, a list below a field. */
const opened = [
  '[role=dialog]',
  '[role=alertdialog]',
  '[role=menu]',
  'dialog[open]',
  ':popover-open',
  'header [aria-expanded=true]',
  '[aria-haspopup][aria-expanded=true]',
  '[role=combobox][aria-expanded=true]',
].join(',')

function isSomethingOpen(): boolean {
  return [...document.querySelectorAll(opened)].some((one) => one.checkVisibility())
}

const textFields = 'main form :is(textarea, input:is([type=text], [type=email], [type=tel]))'

function isFormBegun(): boolean {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(textFields)].some(
    (field) => field.value.trim() !== '' && !field.closest('search'),
  )
}
