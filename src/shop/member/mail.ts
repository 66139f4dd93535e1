import type { Lang } from '#kernel/language.ts'
import { type PhraseParams, translate } from '#kernel/translate.ts'
import type { Settings } from '#shop/setting/contract.ts'
import { type Letter, letterOf } from '#shop/setting/letter-rules.ts'

type Facts = { company: Settings['company']; name: string; url: string }

/** The whole id, to the address its owner gave. */
export function idMail(
  lang: Lang,
  { mb_ids, company, name, url }: Facts & { mb_ids: string[] },
): Letter {
  const say = wordsOf(lang)
  return letterOf({
    lang,
    company,
    title: say('아이디를 알려 드려요'),
    lead: say('{name} 님, 물어보신 아이디예요.', { name }),
    tables: [mb_ids.map((mb_id) => [say('아이디'), mb_id])],
    button: { label: say('로그인하기'), url },
    notes: [notAsked(lang, company)],
  })
}

export function resetMail(
  lang: Lang,
  { mb_id, minutes, company, name, url }: Facts & { mb_id: string; minutes: number },
): Letter {
  const say = wordsOf(lang)
  return letterOf({
    lang,
    company,
    title: say('비밀번호를 다시 정해 주세요'),
    lead: say('{name} 님, 아래 버튼을 눌러 새 비밀번호를 정해 주세요.', { name }),
    tables: [[[say('아이디'), mb_id]]],
    button: { label: say('비밀번호 다시 정하기'), url },
    notes: [
      say('{count}분 안에 한 번만 쓸 수 있어요. 새 메일을 받으면 이전 링크는 쓸 수 없어요.', {
        count: minutes,
      }),
      notAsked(lang, company),
    ],
  })
}

function notAsked(lang: Lang, { phone }: Settings['company']): string {
  return wordsOf(lang)(
    '직접 요청하지 않았다면 이 메일을 무시해 주세요. 걱정되면 {phone}로 알려 주세요.',
    { phone },
  )
}

function wordsOf(lang: Lang) {
  return (phrase: string, params?: PhraseParams) => translate(lang, phrase, params)
}
