/** Visitors from as many networks who looked for a word before others see it, and days that they count. */
export const [leastAskers, askedDays] = [5, 30]
/** Of a day no more is written down: a flood of words takes no more room. */
export const mostAskedADay = 20_000

const [shortest, longest] = [2, 20]
// `fig & cedar`, `no.03`, perfumer's; nothing else that signs stand in is a word
const word = /^[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*$/u
const lone = /[ㄱ-ㅎㅏ-ㅣ]/

/** Whether a search is words that may be shown to others: letters that were pressed, half syllables and signs are not. */
export function isShowable(search: string): boolean {
  return (
    search.length >= shortest &&
    search.length <= longest &&
    /\p{L}{2}/u.test(search) &&
    !lone.test(search) &&
    search.split(' ').every((one) => one === '&' || word.test(one))
  )
}
