export type Shape = {
  _zod?: {
    def: {
      shape?: Record<string, Shape>
      innerType?: Shape
      element?: Shape
      options?: Shape[]
      entries?: Record<string, unknown>
      type: string
    }
  }
}

type Given = {
  seed: number
  /** what is sent where something odd is; its strings stand where text belongs */
  odd: readonly unknown[]
  /** one of so many fields has something odd */
  often?: number
}

/** Makes what endpoints are asked with, by their own contracts; the same seed makes the same calls. */
export function openMaker({ seed, odd, often = 4 }: Given) {
  let at = seed
  function chance(below: number): number {
    at = (Math.imul(at, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((at / 2 ** 32) * below)
  }
  const one = <T>(from: readonly T[]): T => from[chance(from.length)] as T // none of the lists is empty
  const words = odd.filter((value) => typeof value === 'string')

  /** Something like what a field takes, or something odd. */
  function madeFor(shape: Shape | undefined, depth = 0): unknown {
    const def = shape?._zod?.def
    if (!def || depth > 6 || chance(often) === 0) return one(odd)
    if (def.shape)
      return Object.fromEntries(
        Object.entries(def.shape)
          .filter(() => chance(12) > 0)
          .map(([name, field]) => [name, madeFor(field, depth + 1)]),
      )
    if (def.element) return Array.from({ length: chance(4) }, () => madeFor(def.element, depth + 1))
    if (def.options) return madeFor(one(def.options), depth + 1)
    if (def.innerType) return madeFor(def.innerType, depth + 1)
    if (def.entries) return one(Object.values(def.entries))
    if (def.type === 'number' || def.type === 'int')
      return one([0, 1, 2, 1_000, 10_000, 999_999_999])
    if (def.type === 'boolean') return chance(2) === 0
    return one(words)
  }
  return { chance, one, madeFor }
}
