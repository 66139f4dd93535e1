import type { PayWindow, TossWindow } from '#shop/payment/contract.ts'
import { WindowClosed } from './window-closed.ts'

/** Sends the buyer on to pay. The browser leaves the page, or comes back here with a `WindowClosed`. */
export async function openPayWindow({ redirect, toss }: PayWindow): Promise<void> {
  if (redirect) return window.location.assign(redirect)
  if (toss?.pretend) return window.location.assign(pretendAddress(toss, toss.pretend))
  if (toss) await openToss(toss)
}

/** The real window of Toss Payments, by its own script, loaded when it is first needed. */
async function openToss(asked: TossWindow) {
  try {
    const { loadTossPayments, ANONYMOUS } = await import('@tosspayments/tosspayments-sdk')
    const toss = await loadTossPayments(asked.client_key)
    const payment = toss.payment({
      customerKey: asked.customer_key === 'ANONYMOUS' ? ANONYMOUS : asked.customer_key,
    })
    const common = {
      amount: { currency: 'KRW', value: asked.amount },
      orderId: orderIdOf(asked),
      orderName: asked.order_name,
      successUrl: asked.success_url,
      failUrl: asked.fail_url,
      customerName: asked.customer_name,
      customerEmail: asked.customer_email,
      ...(asked.customer_phone ? { customerMobilePhone: asked.customer_phone } : {}),
      ...(asked.tax_free ? { taxFreeAmount: asked.tax_free } : {}),
    }
    const asCash = { cashReceipt: { type: '미발행' as const }, ...escrowOf(asked) }
    if (asked.method === 'VIRTUAL_ACCOUNT')
      await payment.requestPayment({
        ...common,
        method: 'VIRTUAL_ACCOUNT',
        virtualAccount: { validHours: asked.valid_hours, ...asCash },
      })
    else if (asked.method === 'TRANSFER')
      await payment.requestPayment({ ...common, method: 'TRANSFER', transfer: asCash })
    else
      await payment.requestPayment({
        ...common,
        method: 'CARD',
        card: asked.easy ? { flowMode: 'DIRECT', easyPay: 'TOSSPAY' } : { flowMode: 'DEFAULT' },
      })
  } catch (error) {
    const code =
      error && typeof error === 'object' && 'code' in error ? String(error.code) : 'WINDOW_FAILED'
    throw new WindowClosed(
      code === 'USER_CANCEL' ? 'PAY_PROCESS_CANCELED' : code,
      error instanceof Error ? error.message : '',
    )
  }
}

/** In the provider's own words; left out, its window would ask the buyer once more. */
function escrowOf({ escrow }: TossWindow) {
  if (!escrow) return { useEscrow: false }
  return {
    useEscrow: true,
    escrowProducts: escrow.map(({ id, name, code, unit_price, quantity }) => ({
      id,
      name,
      code,
      unitPrice: unit_price,
      quantity,
    })),
  }
}

function orderIdOf({ success_url }: TossWindow): string {
  return new URL(success_url).searchParams.get('pay_id') ?? ''
}

/** The local stand-in takes in its address what the real script would hand over. */
function pretendAddress(asked: TossWindow, address: string): string {
  const query = new URLSearchParams({
    method: asked.method,
    easy: asked.easy ? '1' : '',
    orderId: orderIdOf(asked),
    orderName: asked.order_name,
    amount: String(asked.amount),
    taxFreeAmount: String(asked.tax_free),
    useEscrow: asked.escrow ? '1' : '',
    successUrl: asked.success_url,
    failUrl: asked.fail_url,
  })
  return `${address}?${query}`
}
