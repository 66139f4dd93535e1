import { dayWord } from '#kernel/day-words.ts'
import { koreanDay } from '#kernel/korean-time.ts'
import { inLang } from '#kernel/language.ts'
import { formatMoney } from '#kernel/money.ts'
import { type Ctx, say } from '#platform/context.ts'
import { drawPaper } from '#platform/draw-paper.ts'
import type { PaperText } from '#platform/paper.ts'
import { costInCents } from '#shop/custom/batch-rules.ts'
import type { Formula } from '#shop/custom/formula-contract.ts'
import type { FormulaFigures, IfraCheck } from '#shop/custom/formula-rules.ts'
import { formulaFigures, lineName, materialOf, partOf } from '#shop/custom/formula-view-rules.ts'
import { type IfraCategory, noLimit } from '#shop/custom/ifra-contract.ts'
import { readSettings } from '#shop/setting/service.ts'
import { fileName, noteWord } from './formula-out.ts'
import { showFormula } from './formulas.ts'

/** A sheet for the bench: what to weigh, what it comes to, and who says the limits. */
export async function formulaPdf(ctx: Ctx, formula_id: number) {
  const formula = await showFormula(ctx, formula_id)
  const { studio, payment, company } = await readSettings(ctx)
  const category = studio.categories[formula.product]
  const figures = formulaFigures(formula, studio.categories)
  const money = (won: number) =>
    ctx.currency === 'usd'
      ? formatMoney(costInCents(won, payment.usd_rate), 'usd', ctx.lang)
      : formatMoney(Math.round(won), 'krw', ctx.lang)
  return {
    bytes: await drawPaper(ctx, {
      ...textOf(ctx, formula, { figures, category, money }),
      foot: `${inLang(ctx.lang, company.name.ko, company.name.en)}  ${dayWord(koreanDay(ctx.now), ctx.lang)}`,
    }),
    name: fileName(formula, 'pdf'),
    type: 'application/pdf',
  }
}

const productWord: Record<Formula['product'], string> = {
  perfume: '향수',
  candle: '캔들',
  diffuser: '디퓨저',
  spray: '룸스프레이',
  soap: '비누',
  wax: '왁스 멜트',
}
const grams = (value: number) => value.toFixed(value < 10 ? 3 : 2)

type Counted = {
  figures: FormulaFigures
  category: IfraCategory
  money: (won: number) => string
}

function textOf(ctx: Ctx, formula: Formula, counted: Counted): Omit<PaperText, 'foot'> {
  const t = (phrase: string, params?: Record<string, string | number>) => say(ctx, phrase, params)
  const { figures, category, money } = counted
  const { load, batch, units } = formula
  return {
    title: formula.title,
    number: `v${formula.version_no}`,
    facts: [
      [t('만드는 것'), t(productWord[formula.product])],
      [
        t('향료 비율'),
        formula.basis === 'wax' ? t('왁스의 {load}%', { load }) : t('전체의 {load}%', { load }),
      ],
      [t('전체 양'), `${grams(batch)} g · ${t('{count}개 분량', { count: units })}`],
      [t('상태'), formula.state === 'final' ? t('완성') : t('고치는 중')],
    ],
    parties: [],
    columns: [
      { label: t('재료'), width: 30 },
      { label: t('노트'), width: 9 },
      { label: t('비율 (%)'), width: 11, align: 'right' },
      { label: t('배치에 드는 양 (g)'), width: 15, align: 'right' },
      { label: t('희석 (%)'), width: 9, align: 'right' },
      { label: t('순량 (g)'), width: 11, align: 'right' },
      { label: t('IFRA 한도'), width: 18, align: 'right' },
    ],
    rows: formula.lines.map((line, at) => {
      const part = figures.parts[at]
      const { note } = partOf(formula, line)
      const cas = materialOf(formula, line)?.cas
      return [
        [lineName(formula, line, ctx.lang), cas && `CAS ${cas}`, line.comment]
          .filter(Boolean)
          .join('\n'),
        note && t(noteWord[note] ?? ''),
        (part?.percent ?? 0).toFixed(2),
        grams(part?.grams ?? 0),
        String(line.dilution),
        grams(part?.neat ?? 0),
        part?.ifra ? limitText(ctx, part.ifra) : '–',
      ]
    }),
    sums: [
      [t('향료'), `${grams(figures.concentrate)} g`],
      [t('순량 (g)'), `${grams(figures.neat)} g`],
      [formula.basis === 'wax' ? t('왁스') : t('베이스'), `${grams(figures.rest)} g`],
      ...(figures.cost === null ? [] : [[t('향료 재료비'), money(figures.cost)] as const]),
      [
        formula.overage || formula.loss ? t('여유와 손실까지') : t('합계'),
        `${grams(figures.made)} g`,
        true,
      ],
    ],
    notes: [
      {
        heading: t('메모'),
        lines: [formula.notes, formula.tags.map((one) => `#${one}`).join(' ')],
      },
      {
        heading: t('IFRA 분류 {category} · 한도 합 {sum}', {
          category,
          sum: figures.ifra_sum.toFixed(2),
        }),
        lines: [
          t(
            '참고용 계산이며 판매 전 공인 시험이 필요해요. 한도는 재료마다 적은 출처의 값이고, 출처가 없는 재료는 확인할 수 없어요.',
          ),
          ...sourcesOf(ctx, formula),
        ],
      },
      {
        heading: t('시향 기록'),
        lines: formula.trials.map(
          ({ tried_on, rating, comment }) =>
            `${dayWord(tried_on, ctx.lang)}  ${'★'.repeat(rating)}  ${comment}`,
        ),
      },
    ],
  }
}

function limitText(ctx: Ctx, { state, limit, share }: IfraCheck): string {
  if (state === 'unknown') return say(ctx, '확인 불가')
  if (limit !== null && limit >= noLimit) return say(ctx, '제한 없음')
  const word = say(ctx, state === 'over' ? '넘음' : '안쪽')
  return `${word}\n${share < 0.1 ? share.toPrecision(2) : share.toFixed(2)} / ${limit}%`
}

function sourcesOf(ctx: Ctx, formula: Formula): string[] {
  const told = formula.lines.flatMap((line) => {
    const found = materialOf(formula, line)
    return found?.ifra_source
      ? [`${inLang(ctx.lang, found.name, found.name_en)}: ${found.ifra_source}`]
      : []
  })
  return [...new Set(told)]
}
