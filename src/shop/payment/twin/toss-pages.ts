import type { Hono } from 'hono'
import { escapeHtml } from '#kernel/escape-html.ts'
import { choices, rows, seeOther, twinPage } from './page.ts'
import type { TossDesk } from './toss-desk.ts'
import type { Choice } from './toss-payment.ts'

const won = (amount: number) => `${amount.toLocaleString('ko-KR')}원`
const methodWords: Record<string, string> = {
  CARD: '신용카드',
  VIRTUAL_ACCOUNT: '가상계좌',
  TRANSFER: '계좌이체',
}

const failures: Record<string, [code: string, message: string]> = {
  cancel: ['PAY_PROCESS_CANCELED', '사용자에 의해 결제가 취소되었습니다.'],
  abort: ['PAY_PROCESS_ABORTED', '결제 진행 중 승인에 실패하여 결제가 중단되었습니다.'],
  reject: ['REJECT_CARD_COMPANY', '결제 승인이 거절되었습니다.'],
}

/** What a buyer sees of the stand-in: its window, its virtual accounts, its receipts. */
export function tossPages(app: Hono, desk: TossDesk) {
  app.get('/window', (c) => {
    const asked = c.req.query()
    const total = Number(asked.amount)
    if (!asked.orderId || !asked.successUrl || !asked.failUrl || !(total > 0))
      return twinPage('모의 결제', '<section><h1>결제 정보가 빠졌어요</h1></section>', 'kr', 400)
    const isAccount = asked.method === 'VIRTUAL_ACCOUNT'
    const hard: [Choice | string, string][] = [
      ['abort', '진행 중에 중단하기'],
      ['reject', '카드사에서 거절하기'],
      ['short', '승인할 때 한도초과·잔액부족'],
      ['lose', '승인하고 답을 잃어버리기'],
      ['silent', '승인 요청에 답하지 않기'],
      ['broken', '승인 요청에 한 번 오류 내기'],
    ]
    return twinPage(
      '모의 결제',
      `<section><h1>${escapeHtml(asked.orderName ?? '')}</h1>${rows([
        ['결제 방법', asked.easy === '1' ? '간편결제' : (methodWords[asked.method ?? ''] ?? '')],
        ['주문번호', asked.orderId],
        ['결제 금액', won(total)],
        ...(asked.useEscrow === '1'
          ? ([['구매안전서비스', '에스크로로 결제']] satisfies [string, string][])
          : []),
      ])}${choices('window', asked, [
        ['pay', isAccount ? '가상계좌 받기' : `${won(total)} 결제하기`, true],
        ['cancel', '결제 취소'],
      ])}<details><summary>문제가 생긴 경우 해 보기</summary>${choices('window', asked, hard)}</details></section>`,
    )
  })

  app.post('/window', async (c) => {
    const form = await c.req.parseBody()
    const text = (name: string) => (typeof form[name] === 'string' ? form[name] : '')
    const back = (url: string, words: Record<string, string>) => {
      const to = new URL(url)
      for (const [name, word] of Object.entries(words)) to.searchParams.set(name, word)
      return seeOther(to.href)
    }
    const failure = failures[text('choice')]
    // like the real one: nobody tells the order of a payment that the buyer has cancelled
    if (failure)
      return back(text('failUrl'), {
        code: failure[0],
        message: failure[1],
        ...(failure[0] === 'PAY_PROCESS_CANCELED' ? {} : { orderId: text('orderId') }),
      })
    const choice =
      (['short', 'lose', 'silent', 'broken'] as const).find((one) => one === text('choice')) ??
      'pay'
    const kept = desk.agree({
      orderId: text('orderId'),
      orderName: text('orderName'),
      method: text('method') || 'CARD',
      easy: text('easy') === '1',
      escrow: text('useEscrow') === '1',
      total: Number(text('amount')),
      taxFree: Number(text('taxFreeAmount')) || 0,
      choice,
    })
    return back(text('successUrl'), {
      paymentType: 'NORMAL',
      orderId: kept.orderId,
      paymentKey: kept.paymentKey,
      amount: String(kept.total),
    })
  })

  app.get('/account/:paymentKey', (c) => {
    const kept = desk.byKey(c.req.param('paymentKey'))
    if (!kept?.account)
      return twinPage('모의 가상계좌', '<section><h1>없는 계좌예요</h1></section>', 'kr', 404)
    const words: Record<string, string> = {
      WAITING_FOR_DEPOSIT: '입금을 기다려요',
      DONE: '입금됐어요',
      CANCELED: '취소됐어요',
      EXPIRED: '닫힌 계좌예요',
      PARTIAL_CANCELED: '일부를 돌려줬어요',
    }
    return twinPage(
      '모의 가상계좌',
      `<section><h1>${escapeHtml(words[kept.status] ?? kept.status)}</h1>${rows([
        ['주문', kept.orderName],
        ['계좌', `우리은행 ${kept.account.number}`],
        ['금액', won(kept.total)],
      ])}${
        kept.status === 'WAITING_FOR_DEPOSIT'
          ? choices(`../account/${kept.paymentKey}`, {}, [
              ['DONE', '지금 입금하기', true],
              ['CANCELED', '기한 지나게 하기'],
            ])
          : kept.status === 'DONE'
            ? choices(`../account/${kept.paymentKey}`, {}, [
                ['WAITING_FOR_DEPOSIT', '은행이 입금을 되돌리게 하기'],
              ])
            : ''
      }</section>`,
    )
  })

  app.post('/account/:paymentKey', async (c) => {
    const { choice } = await c.req.parseBody()
    const paymentKey = c.req.param('paymentKey')
    if (choice === 'DONE' || choice === 'WAITING_FOR_DEPOSIT' || choice === 'CANCELED')
      await desk.deposit(paymentKey, choice)
    return seeOther(`${paymentKey}`)
  })

  app.get('/receipt/:key', (c) => {
    const kept = desk.byKey(c.req.param('key'))
    const cash = desk.receipts()[c.req.param('key')]
    if (!kept && !cash)
      return twinPage('모의 영수증', '<section><h1>없는 영수증이에요</h1></section>', 'kr', 404)
    const facts: [string, string][] = kept
      ? [
          ['주문', kept.orderName],
          ['결제 금액', won(kept.total)],
          ['취소한 금액', won(kept.total - kept.balance)],
        ]
      : [
          ['주문번호', cash?.orderId ?? ''],
          ['금액', won(cash?.amount ?? 0)],
        ]
    return twinPage('모의 영수증', `<section><h1>모의 영수증</h1>${rows(facts)}</section>`)
  })
}
