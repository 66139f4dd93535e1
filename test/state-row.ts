/** A state, what leads on from it and by whom, and why it is an end where nothing does. */
export type Row = {
  state: string
  buyer: string[]
  desk: string[]
  alone: string[]
  end: string | null
}

/** What may be done, each with why not; false where it is not asked of this state. */
export type Acts = Record<string, string | null | false>

export const open = (acts: Acts) => Object.keys(acts).filter((name) => acts[name] === null)
