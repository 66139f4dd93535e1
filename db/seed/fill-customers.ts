import { sql } from 'drizzle-orm'
import { before, dayMs as day } from '#kernel/korean-time.ts'
import type { Ctx } from '#platform/context.ts'
import { answerTemplate, inquiryNote, personalInquiry, productInquiry } from '#shop/inquiry/tables.ts'
import type { ReviewFacets } from '#shop/review/contract.ts'
import { facetsOfKind, kindOfCategory } from '#shop/review/rules.ts'
import { faq, faqGroup } from '#shop/support/tables.ts'
import { items } from './catalogue/index.ts'
import { koreanNames } from './content.ts'
import { faqGroups } from './faqs.ts'
import { personalQuestions, productQuestions, readyAnswers } from './questions.ts'
import type { SeedItem } from './shapes.ts'

const seasons = ['spring', 'summer', 'autumn', 'winter'] as const
const rooms = ['small', 'middle', 'large'] as const
const waxes = ['soy', 'soy', 'soy', 'blend', 'palm', 'bees', 'paraffin'] as const

/** What the buyer of a sample review says beside the stars: every third says nothing. */
export function facetsFor(one: SeedItem, at: number, n: number, score: number): ReviewFacets {
  if ((at + n) % 3 === 2) return {}
  const top = Math.floor(one.ca_id / 100) || one.ca_id
  const all: ReviewFacets = {
    strength: 2 + ((at + n) % 3),
    longevity: Math.max(1, Math.min(5, score - (n % 2))),
    season: [seasons[(at + n) % 4] ?? 'winter', ...(n % 2 ? [seasons[(at + 1) % 4] ?? 'spring'] : [])].filter((season, place, list) => list.indexOf(season) === place),
    room: rooms[(at + n * 2) % 3],
    wax: waxes[(at + n) % waxes.length],
    load: 5 + ((at + n) % 5),
  }
  return Object.fromEntries(Object.entries(all).filter(([name]) => facetsOfKind[kindOfCategory(top)].some((asked) => asked === name)))
}

/** The shop answers whoever was not happy, and thanks some of those who were. */
export function replyFor(score: number, at: number, n: number): { is_reply: string; is_reply_en: string } {
  if (score <= 2)
    return {
      is_reply: '기대에 미치지 못해 죄송해요. 불편했던 점을 1:1 문의로 남겨 주시면 바로 살펴볼게요.',
      is_reply_en: 'We are sorry it fell short. Tell us what went wrong in a personal question and we look into it at once.',
    }
  if (score === 3)
    return {
      is_reply: '솔직한 후기 고마워요. 알려 주신 점은 다음 생산에서 고쳐 볼게요.',
      is_reply_en: 'Thank you for being frank. We will try to mend it in the next batch.',
    }
  return (at + n) % 7 === 0
    ? { is_reply: '정성스러운 후기 고마워요. 오래 즐겁게 쓰시길 바라요.', is_reply_en: 'Thank you for writing so kindly. May it last you a long time.' }
    : { is_reply: '', is_reply_en: '' }
}

/** Members of the sample found some reviews helpful. */
export async function seedVotes(ctx: Ctx) {
  await ctx.db.execute(sql`
    insert into review_vote (is_id, mb_id)
    select r.is_id, 'sample' || n from review r, generate_series(1, 12) n where (r.is_id * 7 + n * 5) % 23 < r.is_score - 2`)
  await ctx.db.execute(sql`update review r set is_helpful = v.count from (select is_id, count(*)::int as count from review_vote group by is_id) v where v.is_id = r.is_id`)
  await ctx.db.execute(sql`update review set is_best = true where is_id in (select distinct on (it_id) is_id from review where is_score = 5 and cardinality(is_photos) > 0 order by it_id, is_helpful desc, is_id)`)
}

/** Questions of sample members, most of them answered; a few wait, so that the desk has work. */
export async function seedQuestions(ctx: Ctx) {
  const hours = (ago: number) => before(ctx.now, { hours: ago })
  const members = koreanNames.slice(0, 12)
  const product = productQuestions.flatMap((one, at) => {
    const fitting = items.filter((item) => (Math.floor(item.ca_id / 100) || item.ca_id) === one.top && item.it_price > 0).sort((a, b) => b.sold - a.sold)
    return fitting.slice(0, one.on).map((item, place) => {
      const who = (at * 5 + place * 3) % members.length
      const asked = 30 + at * 41 + place * 67
      const waits = one.answer === ''
      return {
        it_id: item.it_id, mb_id: `sample${who + 1}`, iq_name: members[who] ?? '', iq_category: one.category, iq_subject: one.subject, iq_question: one.question, iq_secret: one.secret ?? false, iq_mail: place % 2 === 0,
        iq_subject_en: one.en?.[0], iq_question_en: one.en?.[1], iq_answer_en: one.en?.[2],
        iq_answer: one.answer, iq_time: hours(waits ? 2 + at * 3 : asked), iq_answer_time: waits ? null : hours(asked - 6),
      }
    })
  })
  // the page shows the newest first by number
  await ctx.db.insert(productInquiry).values(product.sort((a, b) => a.iq_time.getTime() - b.iq_time.getTime()))
  const personal = personalQuestions.map((one) => ({
    mb_id: `sample${one.who}`, qa_category: one.category, qa_subject: one.subject, qa_content: one.content, qa_mail: true, qa_answer: one.answer, qa_time: hours(one.hoursAgo), qa_answer_time: one.answer ? hours(one.hoursAgo - 4) : null,
    od_id: one.withOrder ? sql<string>`(select od_id from shop_order where mb_id = ${`sample${one.who}`} order by od_time desc limit 1)` : null,
  }))
  const made = await ctx.db.insert(personalInquiry).values(personal.sort((a, b) => a.qa_time.getTime() - b.qa_time.getTime())).returning({ qa_id: personalInquiry.qa_id, waits: sql<boolean>`qa_answer_time is null` })
  const waiting = made.find((row) => row.waits)
  if (waiting) await ctx.db.insert(inquiryNote).values({ kind: 'personal', inquiry_id: waiting.qa_id, mb_id: 'owner', body: '창고에 사진을 보내 두었어요. 오후에 답이 오면 알려 드릴게요.', created_at: new Date(ctx.now.getTime() - day / 24) })
  await ctx.db.insert(answerTemplate).values(readyAnswers)
}

export async function seedFaqs(ctx: Ctx) {
  for (const [at, { name, name_en, faqs }] of faqGroups.entries()) {
    const [group] = await ctx.db.insert(faqGroup).values({ fm_subject: name, fm_subject_en: name_en, fm_order: at + 1 }).returning({ fm_id: faqGroup.fm_id })
    if (!group) continue
    await ctx.db
      .insert(faq)
      .values(faqs.map((one, place) => ({ ...group, fa_subject: one.ask, fa_subject_en: one.ask_en, fa_content: one.answer, fa_content_en: one.answer_en, fa_order: place + 1 })))
  }
}
