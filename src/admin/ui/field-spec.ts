/** One field of a form. Labels are phrases. */
export type FieldSpec = { name: string; label: string; hint?: string } & (
  | { type: 'both'; most: number; long?: boolean; optional?: boolean }
  | { type: 'text'; most: number; optional?: boolean }
  | { type: 'number'; unit?: string; currency?: 'usd'; optional?: boolean }
  | { type: 'day' }
  | { type: 'trend' }
  | { type: 'choice'; choices: readonly { value: string; label: string }[]; number?: boolean }
  | { type: 'picture'; optional?: boolean }
  | { type: 'pictures'; most: number }
  | { type: 'item' }
  | { type: 'option' }
  | { type: 'items' }
  | {
      type: 'rows'
      add: string
      row: string
      fields: readonly FieldSpec[]
      empty: Record<string, unknown>
    }
)
