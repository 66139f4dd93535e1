import { inLang } from '#kernel/language.ts'
import { type Ctx, say } from '#platform/context.ts'
import type { PaperText } from '#platform/paper.ts'
import type { Allergens } from '#shop/catalog/allergen-contract.ts'
import { allergens, allergensTold } from '#shop/catalog/allergen-rules.ts'
import type { HeldSubstance } from '#shop/custom/allergen-rules.ts'
import { kindWords } from '#shop/document/rules.ts'
import type { Settings } from '#shop/setting/contract.ts'
import { supplierOf } from '#shop/setting/service/supplier.ts'
import type { Issue } from './write-statements.ts'

export type StatedGoods = {
  it_id: string
  it_name: string
  it_name_en: string
  allergens: Allergens
}
export type StatedLot = { lot_no: string; made_on: string; expires_on: string | null }
export type StatedMaterial = {
  material_id: number
  name: string
  name_en: string
  cas: string
  substances: readonly HeldSubstance[]
}
type Substance = { cas: string; name: string; name_en: string }

/** Every substance of the list with a yes or nothing beside it, so that what is not in it is read as well. */
export function statementText(
  ctx: Ctx,
  goods: StatedGoods,
  lot: StatedLot | null,
  issue: Issue,
  settings: Settings,
): PaperText {
  const held = allergensTold(goods.allergens)
  const mark = (one: Substance, holds: boolean) => ({ ...one, mark: holds ? '●' : '–' })
  return sheet(ctx, issue, settings, {
    number: goods.it_id,
    fact: [say(ctx, '상품 번호'), goods.it_id],
    heading: say(ctx, '성분을 적은 상품'),
    about: [
      [say(ctx, '이름'), inLang(ctx.lang, goods.it_name, goods.it_name_en)],
      [say(ctx, '로트'), lot?.lot_no ?? say(ctx, '모든 로트')],
      [say(ctx, '만든 날'), lot?.made_on ?? ''],
      [say(ctx, '사용 기한'), lot?.expires_on ?? ''],
    ],
    held,
    column: { label: say(ctx, '들어 있음'), align: 'center' },
    rows: [
      ...allergens.map(({ cas, ko, en }) =>
        mark({ cas, name: ko, name_en: en }, goods.allergens.listed.includes(cas)),
      ),
      ...held.filter(({ cas }) => cas === '').map((one) => mark(one, true)),
    ],
    how: [
      say(
        ctx,
        '화장품에 이름을 적게 한 착향제 성분 26가지(EU 규정 1223/2009 부속서 III, 2023/1545로 늘기 전)를 차례로 적고, 가게가 확인한 다른 성분을 그 아래에 더했어요.',
      ),
      say(
        ctx,
        '조향표와 원료사의 성분표로 확인했어요. 함량은 담지 않아요. 원료가 바뀌면 문서 게시판에 새 버전을 올려요.',
      ),
    ],
  })
}

/** A material tells the share of each as well: whoever blends reckons with it. */
export function materialText(
  ctx: Ctx,
  material: StatedMaterial,
  issue: Issue,
  settings: Settings,
): PaperText {
  const number = String(material.material_id)
  return sheet(ctx, issue, settings, {
    number,
    fact: [say(ctx, '재료 번호'), number],
    heading: say(ctx, '성분을 적은 재료'),
    about: [
      [say(ctx, '이름'), inLang(ctx.lang, material.name, material.name_en)],
      ['CAS', material.cas],
    ],
    held: material.substances.filter(({ percent }) => percent > 0),
    column: { label: say(ctx, '무게 비율'), align: 'right' },
    rows: material.substances.map((one) => ({
      ...one,
      mark: one.percent > 0 ? `${one.percent}%` : '–',
    })),
    how: [
      say(
        ctx,
        '화장품에 이름을 적게 한 착향제 성분 25가지를 차례로 적고, 원료사가 적은 다른 성분을 그 아래에 더했어요. 비율은 희석하지 않은 재료의 무게에 든 만큼이에요.',
      ),
      say(ctx, '원료사의 성분표를 옮겨 적었어요. 성분표가 바뀌면 문서 게시판에 새 버전을 올려요.'),
    ],
  })
}

type Told = {
  number: string
  fact: [string, string]
  heading: string
  about: [string, string][]
  held: readonly Substance[]
  column: { label: string; align: 'center' | 'right' }
  rows: readonly (Substance & { mark: string })[]
  how: string[]
}

function sheet(ctx: Ctx, { version, day }: Issue, settings: Settings, told: Told): PaperText {
  const supplier = supplierOf(ctx, settings)
  const nameOf = ({ name, name_en }: Substance) => inLang(ctx.lang, name, name_en)
  const [first] = supplier.rows
  const korean = ctx.lang === 'kr'
  const { held } = told
  return {
    title: say(ctx, kindWords.allergen),
    number: told.number,
    facts: [told.fact, [say(ctx, '버전'), version], [say(ctx, '작성일'), day]],
    parties: [{ heading: told.heading, rows: told.about }, supplier],
    words: [
      held.length > 0 ? held.map(nameOf).join(', ') : say(ctx, '아래 성분이 들어 있지 않아요.'),
      say(ctx, '{count}가지', { count: held.length }),
    ],
    columns: [
      { label: say(ctx, '성분'), width: korean ? 34 : 56 },
      ...(korean ? [{ label: say(ctx, '영문 이름'), width: 34 }] : []),
      { label: 'CAS', width: 18 },
      { ...told.column, width: korean ? 14 : 26 },
    ],
    rows: told.rows.map((one) => [
      nameOf(one),
      ...(korean ? [one.name_en] : []),
      one.cas || '–',
      one.mark,
    ]),
    dense: true,
    sums: [],
    notes: [{ heading: say(ctx, '이 표를 읽는 법'), lines: told.how }],
    foot: [first?.[1], supplier.rows.at(-1)?.[1]].filter(Boolean).join('  '),
  }
}
