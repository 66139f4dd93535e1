/** The English of every phrase in the house: each folder keeps its own, this merges them. */
const found = import.meta.glob<{ phrases: Record<string, string> }>('./*/**/phrases.ts', { eager: true })

export const phrases: Record<string, string> = Object.assign({}, ...Object.values(found).map((module) => module.phrases))
