import { escapeHtml } from '#kernel/escape-html.ts'
import { htmlLang, type Lang } from '#kernel/language.ts'
import { translate } from '#kernel/translate.ts'
import { people } from './kakao-people-text.ts'

const style = `body{margin:0;background:#f4f0e8;color:#1f1b17;font:16px/1.6 system-ui,sans-serif}main{max-width:420px;margin:48px auto;padding:32px 24px;background:#fff;border-top:6px solid #fee500}
h1{font-size:22px;margin:0 0 4px}p{margin:0 0 16px;color:#4a443c;font-size:15px}label{display:flex;gap:10px;padding:10px 0;border-top:1px solid #e7e0d3;align-items:baseline}
button{display:block;width:100%;min-height:48px;margin-top:12px;border:0;border-radius:6px;font:600 16px system-ui,sans-serif;cursor:pointer}.yes{background:#fee500;color:#191600}.no{background:#e7e0d3;color:#1f1b17}
input[type=radio]{accent-color:#191600}a{display:inline-block;margin-top:16px;color:inherit}`

const frame = (lang: Lang, title: string, content: string) =>
  `<!doctype html><html lang="${htmlLang(lang)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style><main><h1>${title}</h1>${content}</main></html>`

function wordsOf(lang: Lang) {
  return (phrase: string, params?: Record<string, string>) =>
    escapeHtml(translate(lang, phrase, params))
}

/** Says at once that it is not the real one. */
export function twinPage(lang: Lang, action: string): string {
  const say = wordsOf(lang)
  const choices = [
    ...people.map(({ key, name, email, verified }) => [
      key,
      say(verified ? '{name} · {email} (확인된 메일)' : '{name} · {email} (확인되지 않은 메일)', {
        name,
        email,
      }),
    ]),
    [`new-${Math.floor(Math.random() * 1e9)}`, say('처음 보는 사람 · 메일 없음')],
    ['broken', say('카카오 서버 오류 흉내 내기')],
  ]
  return frame(
    lang,
    say('모의 카카오 로그인'),
    `<p>${say('진짜 카카오가 아니에요. 이 컴퓨터에서만 쓰는 연습용 화면이에요.')}</p>
<form method="post" action="${escapeHtml(action)}">
${choices.map(([key, words], at) => `<label><input type="radio" name="person" value="${key}"${at ? '' : ' checked'}>${words}</label>`).join('\n')}
<button class="yes" name="answer" value="agree">${say('동의하고 계속하기')}</button><button class="no" name="answer" value="cancel">${say('취소')}</button></form>
<p><a href="/twin/kakao/apps">${say('연결된 서비스 관리')}</a></p>`,
  )
}

/** Who is linked to this shop, each to be unlinked as in Kakao's own settings. */
export function twinAppsPage(
  lang: Lang,
  linked: readonly (readonly [id: number, name: string])[],
): string {
  const say = wordsOf(lang)
  const rows = linked.map(
    ([id, name]) =>
      `<form method="post" action="/twin/kakao/apps/unlink"><p>${escapeHtml(name)} · ${id}</p><input type="hidden" name="user_id" value="${id}"><button class="no">${say('{name} 님의 오드모아 연결 끊기', { name })}</button></form>`,
  )
  return frame(
    lang,
    say('모의 카카오의 연결된 서비스'),
    `<p>${say('진짜 카카오가 아니에요. 이 컴퓨터에서만 쓰는 연습용 화면이에요.')}</p>${rows.join('\n') || `<p>${say('연결된 사람이 없어요.')}</p>`}`,
  )
}
