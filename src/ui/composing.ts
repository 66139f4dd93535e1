import type { KeyboardEvent } from 'react'

/** The number that every browser gives a key which an input method keeps for itself. */
const keptByMethod = 229

/**
 * A syllable is still being put together: its Enter ends the syllable and sends nothing. WebKit says the end of the
 * composition before that Enter, so only the number of the key tells.
 */
export function isComposing({ nativeEvent }: Pick<KeyboardEvent, 'nativeEvent'>): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === keptByMethod
}
