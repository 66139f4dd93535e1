const initials = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ']
const vowels = [...'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ']
const finals = ['', ...'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ']

/** Letters that are typed as two. */
const pairs: Record<string, string> = {
  ㅘ: 'ㅗㅏ',
  ㅙ: 'ㅗㅐ',
  ㅚ: 'ㅗㅣ',
  ㅝ: 'ㅜㅓ',
  ㅞ: 'ㅜㅔ',
  ㅟ: 'ㅜㅣ',
  ㅢ: 'ㅡㅣ',
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
}
const joined = new Map(Object.entries(pairs).map(([one, two]) => [two, one]))

/** The Korean keyboard: each letter above the Latin one it shares a key with. */
const keyboard =
  'ㅂqㅈwㄷeㄱrㅅtㅛyㅕuㅑiㅐoㅔpㅁaㄴsㅇdㄹfㅎgㅗhㅓjㅏkㅣlㅋzㅌxㅊcㅍvㅠbㅜnㅡmㅃQㅉWㄸEㄲRㅆTㅒOㅖP'
const keys = new Map(
  [...keyboard.matchAll(/(.)(.)/gu)].map(([, letter = '', key = '']) => [letter, key]),
)
const letters = new Map([...keys].map(([letter, key]) => [key, letter]))

const firstSyllable = 0xac00
const isSyllable = (sign: string) => /^[가-힣]$/.test(sign)
const isConsonant = (sign: string) => initials.includes(sign)

/** The first syllable that begins with a consonant, and the first that no longer does; null for ㄳ, which begins none. */
export function syllablesOf(consonant: string): [from: string, until: string] | null {
  const at = initials.indexOf(consonant)
  const syllable = (number: number) => String.fromCharCode(firstSyllable + number * 588)
  return at < 0 ? null : [syllable(at), syllable(at + 1)]
}

type Parts = { initial: string; vowel: string; final: string }

/** The letters of a syllable; the last may be none. */
export function partsOf(syllable: string): Parts {
  const code = syllable.charCodeAt(0) - firstSyllable
  return {
    initial: initials[Math.floor(code / 588)] ?? '',
    vowel: vowels[Math.floor((code % 588) / 28)] ?? '',
    final: finals[code % 28] ?? '',
  }
}

/** Text as the keys that write it: 캔들 is ㅋㅐㄴㄷㅡㄹ, 왁스 ㅇㅗㅏㄱㅅㅡ. */
export function jamoOf(text: string): string {
  return [...text]
    .flatMap((sign) => {
      if (!isSyllable(sign)) return [sign]
      const { initial, vowel, final } = partsOf(sign)
      return [initial, vowel, final]
    })
    .map((letter) => pairs[letter] ?? letter)
    .join('')
}

/** The first consonant of each syllable, so that ㅎㄴㅋ finds 히노키; a consonant that stands alone is its own. */
export function initialsOf(text: string): string {
  return [...text]
    .map((sign) => (isSyllable(sign) ? partsOf(sign).initial : isConsonant(sign) ? sign : ''))
    .join('')
}

/** Nothing but consonants that stand alone. */
export function isInitials(text: string): boolean {
  return /^[ㄱ-ㅎ]+$/.test(text)
}

/** What the same keys write on a Korean keyboard: elvbwj is 디퓨저. Null for what is no Korean word. */
export function toHangul(typed: string): string | null {
  // all capitals: the lock was on
  const text = /[a-z]/.test(typed) ? typed : typed.toLowerCase()
  if (!/^[a-z]+$/i.test(text)) return null
  const word = compose(
    [...text].map((key) => letters.get(key) ?? letters.get(key.toLowerCase()) ?? key),
  )
  return /^[가-힣]+[ㄱ-ㅎ]?$/.test(word) ? word : null
}

/** What the same keys write on a Latin keyboard: ㅔㄷㄱ려ㅡㄷ is perfume. Null where another script stands. */
export function toLatin(typed: string): string | null {
  const word = [...jamoOf(typed)].map((letter) => keys.get(letter) ?? '').join('')
  return /^[가-힣ㄱ-ㅣ]+$/.test(typed) ? word.toLowerCase() : null
}

/** Letters as they are typed one after the other, put together into syllables. */
export function compose(typed: readonly string[]): string {
  let done = ''
  let open: Parts = { initial: '', vowel: '', final: '' }
  const close = (next: Partial<Parts> = {}) => {
    done += syllableOf(open)
    open = { initial: '', vowel: '', final: '', ...next }
  }
  for (const letter of typed) {
    const { initial, vowel, final } = open
    if (vowels.includes(letter)) {
      const both = joined.get(vowel + letter)
      if (final) {
        // the last consonant begins the next syllable
        const [stays = '', goes = ''] = pairs[final] ?? ['', final]
        open.final = stays
        close({ initial: goes, vowel: letter })
      } else if (vowel && both) open.vowel = both
      else if (initial && !vowel) open.vowel = letter
      else close({ vowel: letter })
    } else if (isConsonant(letter)) {
      const both = joined.get(final + letter)
      if (initial && vowel && !final && finals.includes(letter)) open.final = letter
      else if (final && both) open.final = both
      else close({ initial: letter })
    } else {
      close()
      done += letter
    }
  }
  close()
  return done
}

function syllableOf({ initial, vowel, final }: Parts): string {
  if (!initial || !vowel) return initial + vowel + final
  return String.fromCharCode(
    firstSyllable +
      initials.indexOf(initial) * 588 +
      vowels.indexOf(vowel) * 28 +
      finals.indexOf(final),
  )
}

/**
 * Whether a word may be on its way to another while its last syllable is typed: 디퓨ㅈ, 디퓻 and 디퓨 lead to 디퓨저, 캔드 to 캔들.
 * A consonant on its own stands for any syllable that begins with it.
 */
export function leadsTo(typed: string, word: string): boolean {
  const signs = [...word]
  // one consonant is inside nearly every word
  if (typed.length === 1 && isInitials(typed)) return leadsFrom([typed], signs)
  return signs.some((_, from) => leadsFrom([...typed], signs.slice(from)))
}

function leadsFrom(typed: readonly string[], word: readonly string[]): boolean {
  return typed.every((sign, at) => {
    const there = word[at]
    if (!there) return false
    if (sign === there || sign === initialsOf(there)) return true
    if (at < typed.length - 1) return false
    // the last one: what follows may still join it, and its last consonant may be the next one's first
    return jamoOf(word.slice(at).join('')).startsWith(jamoOf(sign))
  })
}

/** Whether one letter more, less, other or exchanged with its neighbour makes one of the other. */
export function isOneEdit(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1 || one === other) return false
  let same = 0
  while (same < short.length && short[same] === long[same]) same++
  if (long.length > short.length) return short.slice(same) === long.slice(same + 1)
  const rest = (text: string, by: number) => text.slice(same + by)
  if (rest(short, 1) === rest(long, 1)) return true
  return (
    short[same] === long[same + 1] &&
    short[same + 1] === long[same] &&
    rest(short, 2) === rest(long, 2)
  )
}
