import { addDays } from '#kernel/days.ts'
import { Failure, refuse } from '#kernel/failure.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { networkOf } from '#platform/client-address.ts'
import type { Ctx } from '#platform/context.ts'
import { announce } from '#platform/events.ts'
import { limitWrong } from '#platform/rate-limit.ts'
import { touch, transact } from '#platform/transact.ts'
import { answerApplication } from '#shop/application/service/answer.ts'
import { anyApplication } from '#shop/application/service/desk.ts'
import { usualDays } from '#shop/personal-payment/rules.ts'
import { makePersonal } from '#shop/personal-payment/service/make.ts'
import { newBooking } from '#shop/seat/service/new-booking.ts'
import type { ProposalView } from '#shop/tssa/proposal-contract.ts'
import { whyCannotAccept } from '#shop/tssa/proposal-rules.ts'
import { findBooker } from '#shop/tssa/store/dates.ts'
import {
  insertPrivateDate,
  noteTaken,
  type ProposalRow,
  takeProposal,
} from '#shop/tssa/store/proposals.ts'
import { endOf, proposalByToken, showProposal } from './proposals.ts'

const triesPerHour = 30

type Accepted = { name: string; expected: number }

/** Taken once, whoever presses: the private date, its booking and the link to pay stand together or not at all. */
export async function acceptProposal(
  ctx: Ctx,
  token: string,
  given: Accepted,
): Promise<ProposalView> {
  const counted = {
    key: `class-proposal:${networkOf(ctx.ip)}`,
    most: triesPerHour,
    seconds: 3600,
  }
  await limitWrong(ctx, counted, () => proposalByToken(ctx, token))
  await transact(ctx, async (ctx) => {
    const row = await proposalByToken(ctx, token)
    const { proposal } = row
    refuse(whyCannotAccept(proposal, ctx.now), 'CONFLICT')
    if (proposal.amount !== given.expected)
      throw new Failure('CONFLICT', '그사이 견적이 바뀌었어요. 새로 불러와서 확인해 주세요.')
    if (!(await takeProposal(ctx, proposal.proposal_id, given.name)))
      throw new Failure('CONFLICT', '이미 수락한 견적이에요.')
    const asked = await anyApplication(ctx, proposal.ap_id)
    const mb_id = asked.mb_id && (await findBooker(ctx, asked.mb_id))
    const session_id = await insertPrivateDate(ctx, dateOf(ctx, row))
    const booking_id = await newBooking(
      ctx,
      {
        session_id,
        mb_id,
        people: proposal.people,
        state: 'confirmed',
        amount: proposal.amount,
        lang: asked.lang,
        note: asked.company,
        created_at: ctx.now,
      },
      Array.from({ length: proposal.people }, (_, at) => ({
        name: at ? `${given.name} +${at}` : given.name,
        hp: at ? '' : asked.mobile,
      })),
    )
    const paid = proposal.amount ? await askForMoney(ctx, row, { ...asked, mb_id }) : null
    await noteTaken(ctx, proposal.proposal_id, {
      session_id,
      booking_id,
      pp_id: paid?.pp_id ?? null,
      pay_token: paid?.token ?? null,
    })
    await answerApplication(ctx, proposal.ap_id, {
      from: ['quoted'],
      state: 'confirmed',
      reply: '',
      answer_path: `/tssa/proposal/${token}`,
    })
    await announce(ctx, 'class.proposal_accepted', booking_id, {
      ap_id: proposal.ap_id,
      session_id,
      class: { ko: row.product.title, en: row.product.title_en || row.product.title },
      when: proposal.starts_at.toISOString(),
      amount: proposal.amount,
      currency: 'krw',
    })
    touch(ctx, 'class')
  })
  return showProposal(ctx, token)
}

function dateOf(ctx: Ctx, { proposal }: ProposalRow) {
  return {
    class_id: proposal.class_id,
    starts_at: proposal.starts_at,
    ends_at: endOf(proposal),
    place: proposal.place,
    place_en: proposal.place_en,
    instructor_id: proposal.instructor_id,
    capacity: proposal.people,
    booked: proposal.people,
    min_people: 1,
    opens_at: ctx.now,
    closes_at: ctx.now,
  }
}

type Asked = { mb_id: string | null; name: string; email: string; mobile: string; lang: string }

/** Paid by the house's own link: any way the shop takes, within a week and before the class. */
function askForMoney(ctx: Ctx, { proposal, product }: ProposalRow, asked: Asked) {
  const week = addDays(koreanDay(ctx.now), usualDays)
  const day = koreanDay(proposal.starts_at)
  return makePersonal(ctx, {
    subject: `TSSA · ${product.title}`.slice(0, 80),
    subject_en: `TSSA · ${product.title_en || product.title}`.slice(0, 80),
    content: '',
    content_en: '',
    price: proposal.amount,
    currency: 'krw',
    lang: asked.lang === 'en' ? 'en' : 'kr',
    mb_id: asked.mb_id ?? '',
    name: asked.name.slice(0, 30),
    email: asked.email,
    hp: asked.mobile,
    od_id: '',
    until: week < day ? week : day,
    ways: [],
    send: false,
  })
}
