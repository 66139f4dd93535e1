/** Where what was typed waits while the page comes anew in the other language. Read once, then gone. */
export const typedKey = 'odemoa/typed'

const memory = () => import('./typed-memory.ts')

/** Before the page comes in the other language. A page that cannot be remembered comes all the same. */
export async function rememberTyped() {
  await memory().then(
    ({ rememberTyped }) => rememberTyped(),
    () => {},
  )
}

/** Once the page stands in the new language: brings back what was typed, if anything waits. Answers how to stop. */
export function bringBackTyped(): () => void {
  let stop = () => {}
  let left = false
  if (isWaiting())
    void memory().then(
      ({ fillInTyped }) => {
        if (!left) stop = fillInTyped()
      },
      () => {},
    )
  return () => {
    left = true
    stop()
  }
}

function isWaiting(): boolean {
  try {
    return sessionStorage.getItem(typedKey) !== null
  } catch {
    return false
  }
}
