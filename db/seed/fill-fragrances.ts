import { asc, eq } from 'drizzle-orm'
import { addDays } from '#kernel/days.ts'
import { before, koreanDay } from '#kernel/korean-time.ts'
import { type Ctx, nobody } from '#platform/context.ts'
import { emptyTyped } from '#shop/application/field-rules.ts'
import { agreements, privacyVersion } from '#shop/application/rules.ts'
import { application } from '#shop/application/tables.ts'
import { frozenOwn } from '#shop/custom/service/frozen.ts'
import { formula } from '#shop/custom/tables.ts'
import { quoteScent } from '#shop/fragrance/service/desk.ts'

const briefs = [
  { purpose: 'brand', product_form: 'diffuser', moods: 'calm,warm', likes: 'woody,amber', pieces: '50', volume: '200', name: '오세린', mobile: '010-0000-2103', email: 'gift@mail.example', company: '새벽출판사', message: '책장 사이에서 나는 나무 냄새였으면 해요.', daysAgo: 3, offered: true, from: '' },
  { purpose: 'gift', product_form: 'perfume', moods: 'bright,soft', likes: 'citrus,floral', dislikes: 'musk', intensity: 'light', season: 'spring', feel: 'neutral', ages: 'young', touches: '4', conditions: 'vegan', countries: 'kr', pieces: '1', volume: '50', packaging: 'stock', print: '열 번째 봄', meeting: 'online', name: '오세린', mobile: '010-0000-2103', email: 'gift@mail.example', company: '', message: '함께 일한 지 십 년 된 동료에게 주고 싶어요.', daysAgo: 0.4, offered: false, from: 'sample1' },
]

/** Briefs for scents of one's own, one of them with an offer. */
export async function seedFragrances(ctx: Ctx) {
  const boss = { ...ctx, visitor: { ...nobody, mb_id: 'owner', staff_role: 'owner' as const } }
  for (const { daysAgo, offered, from, ...brief } of briefs) {
    const created_at = before(ctx.now, { hours: daysAgo * 24 })
    const typed = { ...emptyTyped(), ...brief }
    const formula = from ? await formulaOf({ ...ctx, now: created_at }, from) : null
    const [made] = await ctx.db.insert(application).values({
      kind: 'fragrance', typed, formula, mb_id: from || null, agreed: [...agreements], created_at, updated_at: created_at, privacy_version: privacyVersion,
      name: typed.name, mobile: typed.mobile.replace(/\D/g, ''), email: typed.email, company: typed.company,
    }).returning({ ap_id: application.ap_id })
    if (!made || !offered) continue
    await quoteScent(boss, made.ap_id, {
      lines: [
        { part: 'development', what: '향 개발', what_en: 'Development of the scent', amount: 450_000 },
        { part: 'samples', what: '샘플 2회', what_en: 'Two rounds of samples', amount: 120_000 },
        { part: 'production', what: '디퓨저 200 ml × 50개', what_en: '50 diffusers of 200 ml', amount: 1_350_000 },
      ],
      currency: 'krw', deposit: 570_000, rounds: 2, valid_until: addDays(koreanDay(ctx.now), 14),
      promises: { owner: 'house', exclusive: 24, nda: true, again: 26_000, papers: ['ifra', 'sds'] },
      note: '서가의 나무와 종이를 두 방향으로 풀어 볼게요.', terms: '',
    })
  }
}

/** The first formula of a sample member, as it is. */
async function formulaOf(ctx: Ctx, mb_id: string) {
  const [first] = await ctx.db.select({ formula_id: formula.formula_id }).from(formula).where(eq(formula.mb_id, mb_id)).orderBy(asc(formula.formula_id)).limit(1)
  return first ? frozenOwn({ ...ctx, visitor: { ...nobody, mb_id } }, first.formula_id) : null
}
