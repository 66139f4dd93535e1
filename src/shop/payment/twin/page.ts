import { escapeHtml } from '#kernel/escape-html.ts'
/** A page of a stand-in: plain, framed, and plainly not a bank. */
export function twinPage(
  title: string,
  body: string,
  lang: 'kr' | 'en' = 'kr',
  status = 200,
): Response {
  const warning =
    lang === 'en' ? 'Pretend payment · no money moves' : '모의 결제 · 실제 돈은 움직이지 않아요'
  const html = `<!doctype html><html lang="${lang === 'en' ? 'en' : 'ko'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>
<style>body{margin:0;background:#eef0ee;color:#1e1f1c;font:16px/1.6 Pretendard,'Apple SD Gothic Neo','Malgun Gothic',system-ui,sans-serif;word-break:keep-all}
main{max-width:420px;margin:0 auto;padding:32px 20px}.flag{margin:0;background:#8a5a00;color:#fff;padding:10px 20px;text-align:center;font-size:14px;font-weight:600}
section{background:#fff;border:1px solid #d9dbd6;padding:24px;margin-top:16px}h1{font-size:22px;margin:0 0 4px}dl{display:grid;grid-template-columns:auto 1fr;gap:6px 16px;margin:16px 0 20px}dt{color:#6a6b66}dd{margin:0;text-align:right;overflow-wrap:anywhere}
button{font:inherit;min-height:48px;width:100%;border:1px solid #8b8d86;background:#fff;margin-top:10px;cursor:pointer}button.main{background:#1f4d3a;border-color:#1f4d3a;color:#fff;font-weight:600}
button:focus-visible,summary:focus-visible,a:focus-visible{outline:3px solid #1d5fbf;outline-offset:2px}summary{cursor:pointer;margin-top:18px;min-height:44px;line-height:44px}small{color:#6a6b66}table{width:100%;border-collapse:collapse;font-size:14px}td,th{text-align:left;padding:8px 4px;border-bottom:1px solid #d9dbd6}a{color:#1f4d3a}</style></head>
<body><p class="flag">${warning}</p><main>${body}</main></body></html>`
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action *; frame-ancestors 'self'",
    },
  })
}

/** Buttons that post a choice. */
export function choices(
  action: string,
  hidden: Record<string, string>,
  buttons: readonly (readonly [value: string, label: string, main?: boolean])[],
): string {
  const fields = Object.entries(hidden).map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  const pressed = buttons.map(
    ([value, label, main]) =>
      `<button name="choice" value="${escapeHtml(value)}"${main ? ' class="main"' : ''}>${escapeHtml(label)}</button>`,
  )
  return `<form method="post" action="${escapeHtml(action)}">${fields.join('')}${pressed.join('')}</form>`
}

export function rows(pairs: readonly (readonly [string, string])[]): string {
  return `<dl>${pairs.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`
}

export function seeOther(url: string): Response {
  return new Response(null, { status: 303, headers: { location: url } })
}
