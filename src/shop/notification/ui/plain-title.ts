import { chooseParticles } from '#kernel/translate.ts'
import { nouns, particles } from './title-nouns-text.ts'

const gap = String.raw`\{\w+\}`
const inBrackets = new RegExp(String.raw`\s*\([^()]*${gap}[^()]*\)`, 'g')
const named = /(?<!of |[:：] ?|^)\{(\w+)\}|\{(pay|claim|what|provider)\}(?=.*[^\s,{}()])/g
const first = new RegExp(
  `^(?:${gap})+(?:을[(]를[)]|이[(]가[)]| ?님[의이]?,?|[을를이가은는에의:])?\\s*`,
)
const last = new RegExp(`\\s*[:：,]\\s*(?:${gap}[\\s,]*)*$|(?:\\s(?:on|of|for|in))?\\s+${gap}$`)

/** A template's title without what differs from one to the next: a plain noun where it needs one, else left out. */
export function plainTitle(title: string): string {
  const words = /[가-힣]/.test(title) ? nouns.korean : nouns.english
  let plain = title
    .replace(inBrackets, '')
    .replace('for {company}', 'for a company')
    // what was done with it says which sum it is
    .replace(/(?<=하신 )\{amount\}/, words.sum ?? '')
    .replace(named, (whole, one?: string, other?: string) => words[one ?? other ?? ''] ?? whole)
  for (let before = ''; before !== plain; ) {
    before = plain
    plain = plain.replace(first, '').replace(last, '')
  }
  plain = plain
    // the word before takes the particle
    .replace(/ \{(?:amount|points|item)\}([을이])(?= )/g, (_, one: string) => particles[one] ?? one)
    .replace(/ (?:of )?\{(?:amount|points|item)\}/g, '')
    .replace(new RegExp(gap, 'g'), '…')
  return plain.charAt(0).toUpperCase() + chooseParticles(plain).slice(1)
}
