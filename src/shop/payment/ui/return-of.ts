/** What the provider's address says of the buyer who comes back. */
export type Return = {
  pay_id: string
  provider_key: string
  amount: number | undefined
  code: string
  message: string
}

/** Toss Payments and PayPal each add their own words to the address. */
export function returnOf(search: URLSearchParams): Return {
  const word = (name: string) => search.get(name) ?? ''
  return {
    pay_id: word('pay_id') || word('orderId'),
    provider_key: word('paymentKey') || (word('PayerID') ? word('token') : ''),
    amount: /^\d{1,10}$/.test(word('amount')) ? Number(word('amount')) : undefined,
    code: word('code').slice(0, 60),
    message: word('message').slice(0, 300),
  }
}

export function isPayId(pay_id: string): boolean {
  return /^[\w.=-]{6,64}$/.test(pay_id)
}
