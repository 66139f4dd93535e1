export const suites: Record<'attack' | 'faults', Record<string, string[]>>
