import type { Page } from 'playwright-core'
import { open } from './steps.ts'

/** The words of the bottle designer and of its jobs, as a customer reads them. */
export const words = {
  kr: {
    things: '글과 그림',
    start: '시작',
    example: '두 사람의 날',
    text: '글',
    flat: '라벨 펼침',
    name: '도안 이름',
    proofFirst: '시안부터 받아 보기',
    send: '도안 보내기',
    who: '이름',
    mail: '메일 주소',
    phone: '휴대폰 번호',
    privacy: /동의해요\.$/,
    rights: /글과 그림을 쓸 권리/,
    preparing: /시안을 준비하고 있어요/,
    place: '의견을 남길 곳 고르기',
    change: '고칠 곳',
    comment: '의견 남기기',
    proof: (round: number) => `시안 ${round}차`,
    madeToOrder: /주문에 맞춰 만드는 상품/,
    approve: '이 시안으로 승인하기',
    needConsent: '맞춤 제작에 동의해 주세요.',
    pay: '결제하러 가기',
    paid: '결제가 끝났어요. 고맙습니다.',
    making: '제작 준비',
  },
  en: {
    things: 'Text & images',
    start: 'Start',
    example: 'The day of two',
    text: 'Text',
    flat: 'Flat label',
    name: 'Name of the design',
    proofFirst: 'See a proof first',
    send: 'Send the design',
    who: 'Name',
    mail: 'Email',
    phone: 'Phone number',
    privacy: /I agree that my name/,
    rights: /I may use these words/,
    preparing: /preparing a proof/,
    place: 'Choose a place for the comment',
    change: 'What to change',
    comment: 'Leave a comment',
    proof: (round: number) => `Proof ${round}`,
    madeToOrder: /^This is made to order/,
    approve: 'Approve this proof',
    needConsent: 'Please agree that it is made to order.',
    pay: 'Go on to the payment',
    paid: 'Paid. Thank you.',
    making: 'Paid',
  },
} as const

/** Staff open the job of this name and send its design as the next proof. */
export async function sendProof(page: Page, title: string, round: number) {
  await open(page, '/admin/bottle-jobs')
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('button', { name: '시안 보내기' }).click()
  await page.getByRole('heading', { name: `시안 ${round}차` }).waitFor()
}
