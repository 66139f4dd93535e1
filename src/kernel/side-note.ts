/**
 * What is known of an object beside what it says: JSON does not tell it, a copy does not take it along, and it is gone with the
 * object. A WeakMap answers the same, but the engine holds what is in one until it next looks through all of its memory: the
 * data of each page outlived the page.
 */
export type SideNote<V> = {
  of(object: object): V | undefined
  /** what nobody may change any more is left without */
  note(object: object, value: V): void
}

export function sideNote<V>(name: string): SideNote<V> {
  const key = Symbol(name)
  return {
    of: (object) => (object as { [key]?: V })[key],
    note(object, value) {
      if (Object.isExtensible(object))
        Object.defineProperty(object, key, { value, writable: true, configurable: true })
    },
  }
}
