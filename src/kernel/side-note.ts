/**
 * What is known of an object beside what it says: JSON does not tell it, a copy does not take it along, and it is gone with the
 * object. A WeakMap answers the same, but while its table is young the engine holds all that is in it, and one that is filled with
 * every page is made anew again and again: 70 kB of each page outlived it.
 */
export type SideNote<V> = {
  of(object: object): V | undefined
  /** what nobody may change any more is left without */
  note(object: object, value: V): void
}

export function sideNote<V>(name: string): SideNote<V> {
  const key = Symbol(name)
  return {
    // nobody else has the key
    of: (object) => (object as { [key]?: V })[key],
    note(object, value) {
      if (Object.isExtensible(object))
        Object.defineProperty(object, key, { value, writable: true, configurable: true })
    },
  }
}
