import type { Why } from './rules.ts'

/** At least two syllables or four Latin letters, so that it can be told apart; empty is none. */
export function whyBadNick(typed: string): Why {
  const nick = typed.trim()
  if (!nick) return null
  if ([...nick].length > 20) return ['별명은 20자까지예요.']
  if (!/^[\p{L}\p{M}\p{N}_ ]+$/u.test(nick))
    return ['별명에는 글자, 숫자, 밑줄(_), 띄어쓰기만 쓸 수 있어요.']
  const syllables =
    nick.match(/[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)
      ?.length ?? 0
  return syllables >= 2 || [...nick].length >= 4
    ? null
    : ['별명은 한글 2자 이상이나 영문 4자 이상이에요.']
}

export type Browser = { kind: 'pc' | 'mobile' | 'tablet'; browser: string; system: string }

// the order matters: most browsers also claim to be Chrome and Safari
const browsers: [RegExp, string][] = [
  [/KAKAOTALK/i, 'KakaoTalk'],
  [/NAVER\(|; NAVER/i, 'NAVER'],
  [/Whale\//, 'Whale'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** What a browser says of itself, as its owner would; empty words where it says nothing known. */
export function readBrowser(userAgent: string): Browser {
  const named = (list: [RegExp, string][]) => list.find(([sign]) => sign.test(userAgent))?.[1] ?? ''
  const kind = /iPad|Android(?!.*Mobile)|Tablet/.test(userAgent)
    ? 'tablet'
    : /Mobi|iPhone/.test(userAgent)
      ? 'mobile'
      : 'pc'
  return { kind, browser: named(browsers), system: named(systems) }
}
