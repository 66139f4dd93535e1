type Excuse = { package: string; until: string; why: string }
export function judge(told: unknown, excuses: readonly Excuse[], today: string): string[]
