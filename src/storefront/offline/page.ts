import { escapeHtml } from '#kernel/escape-html.ts'
import { translate } from '#kernel/translate.ts'
import type { Settings } from '#shop/setting/contract.ts'
import script from './script.js?raw'

export const offlinePath = '/offline.html'
export const workerPath = '/sw.js'
export const checkInWorkerPath = '/check-in-worker.js'

/**
 * What a browser shows in the shop's place when there is no line. One file for both languages, with all it needs in it:
 * it is fetched while there is one, and nothing can be fetched for it later. Only the letters lie apart: whoever
 * has read the shop has them in the browser's own cache.
 */
export function offlinePage({ company }: Pick<Settings, 'company'>, faces: string): string {
  const { phone, email, hours, lunch, closed } = company
  return `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#fbf9f5">
<title>ODEMOA</title>
<style>${faces}${style}</style>
</head>
<body>
<header><svg width="5" height="20" viewBox="0 0 5 20" aria-hidden="true"><path fill="#e6b422" d="M0 0h5v7H0z"/><path fill="#d4809c" d="M0 7h5v7H0z"/><path fill="#a8482f" d="M0 14h5v6H0z"/></svg>ODEMOA</header>
<main>
${drawing}
<h1>${both('연결되지 않았어요', 'title')}</h1>
<p>${both('인터넷이 끊겼거나, 가게가 잠시 답하지 않아요. 다시 연결되면 이 화면이 저절로 열려요.')}</p>
<button id="again" type="button">${both('다시 시도')}</button>
<section id="held" hidden>
<h2>${both('이 기기에 담아 두었어요')}</h2>
<ul id="held-list"></ul>
<p class="note">${both('다시 연결되면 저절로 보낼게요.')}</p>
</section>
<section id="cart" hidden>
<h2>${both('마지막으로 본 장바구니')}</h2>
<p class="note" id="seen"></p>
<ul id="cart-list"></ul>
<p class="total"><span>${both('합계')}</span><span id="total"></span></p>
<p class="note">${both('값과 재고는 다시 연결되면 확인해요.')}</p>
</section>
<section>
<h2>${both('전화로 물어보기')}</h2>
<p class="phone"><a href="tel:${escapeHtml(phone.replace(/[^\d+]/g, ''))}">${escapeHtml(phone)}</a></p>
<p class="note">${told(hours)}<br>${told(lunch)}<br>${told(closed)}</p>
<p class="note"><a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a></p>
</section>
</main>
<script>${script}</script>
</body>
</html>
`
}

function both(phrase: string, id?: string): string {
  return bothOf((lang) => translate(lang, phrase), id)
}

function told({ ko, en }: { ko: string; en: string }): string {
  return bothOf((lang) => (lang === 'en' ? en || ko : ko))
}

function bothOf(words: (lang: 'kr' | 'en') => string, id?: string): string {
  const part = (lang: 'ko' | 'en', text: string) =>
    `<span lang="${lang}"${id ? ` id="${id}-${lang}"` : ''}>${escapeHtml(text)}</span>`
  return part('ko', words('kr')) + part('en', words('en'))
}

// the empty glass of ui/drawings
const drawing = `<svg width="96" height="96" viewBox="0 0 96 96" fill="none" stroke="currentColor" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M28 34v37c0 4 3 7 7 7h26c4 0 7-3 7-7V34"/><ellipse cx="48" cy="34" rx="20" ry="5"/><path d="M33 67c0 3 3 4 6 4h18c3 0 6-1 6-4" opacity=".5"/><path d="M48 66V50m0 0c0-3 2-4 2-7"/><path d="M18 84h60" opacity=".5"/></svg>`

// the tokens of ui/tokens.css that it needs
const style = `
:root{--paper:#fbf9f5;--line:#e7e0d3;--ink:#1f1b17;--soft:#4a443c;--quiet:#6b6358;--pine:#2f5d50;--focus:#0b57d0}
*{box-sizing:border-box;margin:0}
html{background:var(--paper);color:var(--ink);-webkit-text-size-adjust:100%}
body{font:1rem/1.65 "Pretendard Variable","Apple SD Gothic Neo","Malgun Gothic","Noto Sans KR",system-ui,sans-serif;letter-spacing:-.01em;word-break:keep-all;overflow-wrap:anywhere;min-height:100dvh}
html[lang=en] body{letter-spacing:0;word-break:normal;line-height:1.55}
html[lang=en] [lang=ko],html[lang=ko] [lang=en]{display:none}
header{display:flex;align-items:center;gap:10px;height:56px;padding:0 20px;border-bottom:1px solid var(--line)}
header,h1,h2{font-family:"Hahmlet Variable","Noto Serif KR",AppleMyungjo,Batang,serif;font-weight:600}
header{font-size:1.1875rem;letter-spacing:.14em}
main{max-width:560px;margin:0 auto;padding:44px 20px 72px}
main>svg{color:var(--soft);margin-left:-14px}
h1{font-size:1.75rem;line-height:1.3;margin:16px 0 10px}
h2{font-size:1.125rem;line-height:1.4}
p{color:var(--soft);text-wrap:pretty}
section{margin-top:36px;padding-top:24px;border-top:1px solid var(--line)}
[hidden]{display:none}
ul{list-style:none;padding:0;margin:10px 0 12px}
li,.total{display:flex;justify-content:space-between;gap:20px;padding:10px 0}
li+li,.total{border-top:1px solid var(--line)}
li span+span,.total span:last-child{white-space:nowrap;font-variant-numeric:tabular-nums}
.total{color:var(--ink);font-weight:600;margin-bottom:8px}
.note{font-size:.875rem;color:var(--quiet)}
.phone{font-size:1.25rem;font-weight:600;font-variant-numeric:tabular-nums;margin:6px 0 4px}
a{color:var(--ink);text-underline-offset:4px;display:inline-flex;align-items:center;min-height:44px}
button{font:inherit;font-weight:600;min-height:48px;padding:0 24px;margin-top:24px;border:0;border-radius:6px;background:var(--pine);color:#fff;cursor:pointer}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
@media (width>1000px){header{height:66px;padding:0 40px;font-size:1.375rem}main{padding-top:72px}h1{font-size:2.125rem}}
`
