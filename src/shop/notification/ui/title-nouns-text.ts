type Nouns = Record<string, string>

/** What stands for a word that a title cannot do without, in each language. */
export const nouns: { korean: Nouns; english: Nouns } = {
  korean: { pay: '결제', claim: '반품·교환', what: '신청', provider: '결제사', sum: '금액' },
  english: {
    pay: 'payment',
    claim: 'return or exchange',
    what: 'application',
    provider: 'the payment company',
    amount: 'money',
    points: 'points',
  },
}

/** A particle that a title writes for its gap alone fits whatever stands before the gap. */
export const particles: Nouns = { 을: '을(를)', 이: '이(가)' }
