let isAsked = false

/** Ctrl+K, or ⌘K: leads to the box over everything. */
export function isCommand(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
}

function hear(event: KeyboardEvent) {
  if (!isCommand(event)) return
  event.preventDefault()
  isAsked = true
}

// the box comes when it is known who is here; whoever was quicker is led to it then
if (typeof document !== 'undefined') addEventListener('keydown', hear)

/** Whether the box was asked for before it was there; from here on it listens itself. */
export function takeEarlyCommand(): boolean {
  removeEventListener('keydown', hear)
  const was = isAsked
  isAsked = false
  return was
}
