import { inLang, type Lang } from '../../kernel/language.ts'
import { type Letter, letter } from '../../kernel/letter.ts'
import { type PhraseParams, translate } from '../../kernel/translate.ts'

type Facts = { shop: { ko: string; en: string }; name: string; phone: string; url: string }

/** The whole id, to the address its owner gave. */
export function idMail(lang: Lang, { mb_ids, ...facts }: Facts & { mb_ids: string[] }): Letter {
  const { say, shop, foot } = wordsOf(lang, facts)
  return letter(lang, {
    shop,
    subject: say('[{shop}] 아이디를 알려 드려요', { shop }),
    lead: say('{name} 님, 물어보신 아이디예요.', { name: facts.name }),
    rows: mb_ids.map((mb_id) => [say('아이디'), mb_id]),
    link: { label: say('로그인하기'), url: facts.url },
    foot,
  })
}

export function resetMail(lang: Lang, { mb_id, minutes, ...facts }: Facts & { mb_id: string; minutes: number }): Letter {
  const { say, shop, foot } = wordsOf(lang, facts)
  return letter(lang, {
    shop,
    subject: say('[{shop}] 비밀번호를 다시 정해 주세요', { shop }),
    lead: say('{name} 님, 아래 버튼을 눌러 새 비밀번호를 정해 주세요.', { name: facts.name }),
    rows: [[say('아이디'), mb_id]],
    link: { label: say('비밀번호 다시 정하기'), url: facts.url },
    foot: [say('{count}분 안에 한 번만 쓸 수 있어요. 새 메일을 받으면 이전 링크는 쓸 수 없어요.', { count: minutes }), ...foot],
  })
}

function wordsOf(lang: Lang, { shop, phone }: Pick<Facts, 'shop' | 'phone'>) {
  const say = (phrase: string, params?: PhraseParams) => translate(lang, phrase, params)
  return { say, shop: inLang(lang, shop.ko, shop.en), foot: [say('직접 요청하지 않았다면 이 메일을 무시해 주세요. 걱정되면 {phone}로 알려 주세요.', { phone })] }
}
