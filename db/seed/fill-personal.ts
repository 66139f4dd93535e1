import { koreanToday } from '#kernel/korean-time.ts'
import { type Ctx, nobody } from '#platform/context.ts'
import { personalForm } from '#shop/personal-payment/desk-contract.ts'
import { makePersonal, withdrawPersonal } from '#shop/personal-payment/service/make.ts'
import { takeTransfer } from '#shop/personal-payment/service/settle.ts'

const samples = [
  { state: 'waiting', form: { mb_id: 'sample1', subject: '맞춤 향수 잔금', subject_en: 'Balance of your custom perfume', content: '시향지 3차에서 고르신 배합으로 50ml 두 병을 만들어요.', price: 86_000 } },
  { state: 'waiting', form: { name: '정유나', email: 'yuna@mail.example', hp: '010-2345-6789', subject: '제주 추가 배송비', subject_en: 'Extra shipping to Jeju', price: 3_000 } },
  { state: 'paid', form: { mb_id: 'sample2', subject: '답례품 40개 상자 인쇄', subject_en: 'Printing of 40 gift boxes', price: 120_000 } },
  { state: 'withdrawn', form: { name: '한지우', email: 'jiwoo@mail.example', subject: '유리병 각인', subject_en: 'Engraving of a bottle', price: 15_000 } },
] as const

/** Links in every state, so that desk and my page are not empty. */
export async function seedPersonal(ctx: Ctx) {
  const boss = { ...ctx, visitor: { ...nobody, mb_id: 'owner', staff_role: 'owner' as const } }
  for (const { state, form } of samples) {
    const asked = personalForm.parse({ currency: 'krw', lang: 'kr', until: koreanToday(14), ...form })
    const { pp_id, price } = await makePersonal(boss, asked)
    if (state === 'paid') await takeTransfer(boss, pp_id, { amount: price, reason: '통장 내역에서 확인했어요.' })
    if (state === 'withdrawn') await withdrawPersonal(boss, pp_id, '각인은 이번에는 그냥 해 드리기로 했어요.')
  }
}
