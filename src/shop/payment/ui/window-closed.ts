/** Why the window did not lead to a payment: a code of the provider. */
export class WindowClosed extends Error {
  code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

export const otherFailure = '결제가 되지 않았어요. 다시 시도하거나 다른 결제 방법을 골라 주세요.'
