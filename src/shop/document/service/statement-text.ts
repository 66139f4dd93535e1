import { inLang } from '#kernel/language.ts'
import { type Ctx, say } from '#platform/context.ts'
import type { PaperText } from '#platform/paper.ts'
import type { Allergens } from '#shop/catalog/allergen-contract.ts'
import { allergens, allergensTold } from '#shop/catalog/allergen-rules.ts'
import { kindWords } from '#shop/document/rules.ts'
import type { Settings } from '#shop/setting/contract.ts'
import { supplierOf } from '#shop/setting/service/supplier.ts'

export type Stated = { it_id: string; it_name: string; it_name_en: string; allergens: Allergens }
export type StatedLot = { lot_no: string; made_on: string; expires_on: string | null }

/** Every substance of the list with a yes or nothing beside it, so that what is not in it is read as well. */
export function statementText(
  ctx: Ctx,
  goods: Stated,
  lot: StatedLot | null,
  { version, day }: { version: string; day: string },
  settings: Settings,
): PaperText {
  const held = allergensTold(goods.allergens)
  const supplier = supplierOf(ctx, settings)
  const nameOf = (one: { name: string; name_en: string }) => inLang(ctx.lang, one.name, one.name_en)
  const [first] = supplier.rows
  const korean = ctx.lang === 'kr'
  const columns: PaperText['columns'] = [
    { label: say(ctx, '성분'), width: korean ? 34 : 56 },
    ...(korean ? [{ label: say(ctx, '영문 이름'), width: 34 }] : []),
    { label: 'CAS', width: 18 },
    { label: say(ctx, '들어 있음'), width: korean ? 14 : 26, align: 'center' },
  ]
  const row = (one: { cas: string; name: string; name_en: string }, holds: boolean) => [
    nameOf(one),
    ...(korean ? [one.name_en] : []),
    one.cas || '–',
    holds ? '●' : '–',
  ]
  return {
    title: say(ctx, kindWords.allergen),
    number: goods.it_id,
    facts: [
      [say(ctx, '상품 번호'), goods.it_id],
      [say(ctx, '버전'), version],
      [say(ctx, '작성일'), day],
    ],
    parties: [
      {
        heading: say(ctx, '성분을 적은 상품'),
        rows: [
          [say(ctx, '이름'), inLang(ctx.lang, goods.it_name, goods.it_name_en)],
          [say(ctx, '로트'), lot?.lot_no ?? say(ctx, '모든 로트')],
          [say(ctx, '만든 날'), lot?.made_on ?? ''],
          [say(ctx, '사용 기한'), lot?.expires_on ?? ''],
        ],
      },
      supplier,
    ],
    words: [
      held.length > 0 ? held.map(nameOf).join(', ') : say(ctx, '아래 성분이 들어 있지 않아요.'),
      say(ctx, '{count}가지', { count: held.length }),
    ],
    columns,
    rows: [
      ...allergens.map(({ cas, ko, en }) =>
        row({ cas, name: ko, name_en: en }, goods.allergens.listed.includes(cas)),
      ),
      ...held.filter(({ cas }) => cas === '').map((one) => row(one, true)),
    ],
    dense: true,
    sums: [],
    notes: [
      {
        heading: say(ctx, '이 표를 읽는 법'),
        lines: [
          say(
            ctx,
            '화장품에 이름을 적게 한 착향제 성분 26가지(EU 규정 1223/2009 부속서 III, 2023/1545로 늘기 전)를 차례로 적고, 가게가 확인한 다른 성분을 그 아래에 더했어요.',
          ),
          say(
            ctx,
            '조향표와 원료사의 성분표로 확인했어요. 함량은 담지 않아요. 원료가 바뀌면 문서 게시판에 새 버전을 올려요.',
          ),
        ],
      },
    ],
    foot: [first?.[1], supplier.rows.at(-1)?.[1]].filter(Boolean).join('  '),
  }
}
