import { describe, expect, test } from 'vitest'
import { formulaFigures } from '#shop/custom/formula-view-rules.ts'
import { usualCategories } from '#shop/custom/ifra-contract.ts'
import { scaled } from '#shop/custom/share-rules.ts'
import { batchDensity, batchGrams, figure, inBatchUnit } from './amounts.ts'
import {
  bodyOf,
  type Draft,
  type DraftLine,
  draftOf,
  emptyLine,
  inOtherUnit,
  ownMaterial,
  previewOf,
  sumIn,
  withFill,
  withShares,
} from './draft.ts'

// repeatable, so that a failure can be looked at
function dice(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return {
    upTo: (most: number) => Math.floor(next() * most),
    amount: () => String(Math.round(next() ** 3 * 90_000 + 1) / 1000),
  }
}
type Dice = ReturnType<typeof dice>

const known = { library: [], accords: [] }
const draft = (given: Partial<Draft>): Draft => ({ ...draftOf(), ...given })
const line = (given: Partial<DraftLine>) => emptyLine({ what: ownMaterial, name: '가', ...given })

/** What a maker may do next: write, add, take out, lock, thin, let one fill, change the unit. */
const edits: ((before: Draft, roll: Dice) => Draft)[] = [
  (before, roll) => written(before, roll.upTo(before.lines.length), roll.amount()),
  (before, roll) => ({ ...before, lines: [...before.lines, line({ amount: roll.amount() })] }),
  (before, roll) => {
    const out = roll.upTo(before.lines.length)
    return before.lines.length > 2
      ? { ...before, lines: before.lines.filter((_, at) => at !== out) }
      : before
  },
  (before, roll) => {
    const chosen = roll.upTo(before.lines.length)
    return {
      ...before,
      lines: before.lines.map((one, at) => (at === chosen ? { ...one, locked: !one.locked } : one)),
    }
  },
  (before, roll) => {
    const chosen = roll.upTo(before.lines.length)
    return {
      ...before,
      lines: before.lines.map((one, at) => (at === chosen ? { ...one, dilution: '10' } : one)),
    }
  },
  (before, roll) =>
    inOtherUnit(before, (['g', 'ml', 'drop', 'percent'] as const)[roll.upTo(4)] ?? 'g', known),
]

function written(before: Draft, chosen: number, amount: string): Draft {
  const lines = before.lines.map((one, at) => (at === chosen ? { ...one, amount } : one))
  const next = { ...before, lines }
  const key = lines[chosen]?.key ?? 0
  return before.unit === 'percent' ? (withShares(next, key) ?? before) : next
}

describe.each(Array.from({ length: 20 }, (_, at) => at + 1))('edits as thrown by %i', (seed) => {
  test('leave percents that make exactly 100.00', () => {
    const roll = dice(seed)
    let now = draft({
      lines: Array.from({ length: 2 + seed }, () => line({ amount: roll.amount() })),
    })
    for (let turn = 0; turn < 60; turn++) {
      now = edits[roll.upTo(edits.length)]?.(now, roll) ?? now
      const { parts } = formulaFigures(previewOf(now, known), usualCategories)
      const hundredths = parts.map(({ percent }) => Math.round(percent * 100))
      expect(hundredths.reduce((all, one) => all + one, 0)).toBe(10_000)
    }
    // said in percent they make 100.00 in the fields too, and stay there while shares are moved
    now = inOtherUnit(now, 'percent', known)
    expect(sumIn(now)).toBe(100)
    for (let turn = 0; turn < 30; turn++) {
      now = written(now, roll.upTo(now.lines.length), String(roll.upTo(10_000) / 100))
      expect(Math.abs(sumIn(now) - 100)).toBeLessThanOrEqual(0.01)
    }
  })

  test('scaled to 137 pieces and back come to the same within a hundredth of a gram', () => {
    const roll = dice(seed)
    const start = Array.from({ length: 1 + seed * 10 }, () => Number(roll.amount()))
    const total = start.reduce((all, one) => all + one, 0)
    const many = scaled(start, total * 137)
    expect(many.reduce((all, one) => all + one, 0)).toBeCloseTo(total * 137, 3)
    for (const [at, amount] of scaled(many, total).entries())
      expect(Math.abs(amount - (start[at] ?? 0))).toBeLessThan(0.01)
  })
})

test('two hundred lines said in percent make 100.00, and the smallest is not lost', () => {
  const lines = [
    line({ amount: '0.001' }),
    ...Array.from({ length: 199 }, () => line({ amount: '1.7' })),
  ]
  const said = inOtherUnit(draft({ lines }), 'percent', known)
  expect(sumIn(said)).toBe(100)
  const grams = inOtherUnit(draft({ lines: lines.slice(0, 3) }), 'percent', known)
  expect(figure(grams.lines[0]?.amount ?? '')).toBeGreaterThan(0)
})

test('the solvent fills what is left, and nothing where the others pass the whole', () => {
  const lines = [
    line({ amount: '30' }),
    line({ amount: '', fills: true }),
    line({ amount: '12.5' }),
  ]
  const filled = withFill(draft({ unit: 'percent', lines }), 100)
  expect([filled.lines[1]?.amount, sumIn(filled)]).toEqual(['57.5', 100])
  const over = withFill(
    draft({ unit: 'percent', lines: [line({ amount: '130' }), lines[1] ?? line({})] }),
    100,
  )
  expect(over.lines[1]?.amount).toBe('')
})

describe('a batch', () => {
  const oil = { material_id: 1, density: 0.9 }
  const alcohol = { material_id: 2, density: 0.789 }
  // of materials only what is counted here
  const shop = { library: [oil, alcohol], accords: [] } as unknown as Parameters<typeof bodyOf>[1]
  const perfume = (given: Partial<Draft>) =>
    draft({ load: '20', medium_id: '2', lines: [emptyLine({ what: '1', amount: '3' })], ...given })

  test('in millilitres weighs what is mixed in it', () => {
    // of a gram 0.2 ÷ 0.9 ml is oil and 0.8 ÷ 0.789 ml alcohol
    const fifty = perfume({ batch: '50', batch_unit: 'ml' })
    expect(batchDensity(fifty, shop)).toBeCloseTo(0.80895, 4)
    expect([batchGrams(fifty, shop), bodyOf(fifty, shop).batch]).toEqual([40.45, 40.45])
    const stronger = batchGrams({ ...fifty, load: '40' }, shop)
    expect(stronger).toBeGreaterThan(40.45)
  })

  test('in drops counts each as the estimate that is told', () => {
    expect(batchGrams(perfume({ batch: '1000', batch_unit: 'drop' }), shop)).toBe(30)
  })

  test('said in another unit and back is the same batch', () => {
    const start = perfume({ batch: '100' })
    const [ml, drops] = [inBatchUnit(start, 'ml', shop), inBatchUnit(start, 'drop', shop)]
    expect([ml.batch, drops.batch]).toEqual(['123.616', '3333'])
    expect(inBatchUnit(ml, 'g', shop).batch).toBe('100')
    expect(Number(inBatchUnit(drops, 'g', shop).batch)).toBeCloseTo(100, 1)
  })

  test('of wax counts its load as a share of the wax', () => {
    const candle = perfume({ product: 'candle', basis: 'wax', load: '10', medium_id: '' })
    // 1 g of oil in 11, the wax as heavy as water
    const expected = 11 / (1 / 0.9 + 10)
    expect(batchDensity(candle, shop)).toBeCloseTo(expected, 9)
  })

  test('that nobody wrote stays empty in every unit', () => {
    const empty = inBatchUnit(perfume({ batch: '' }), 'ml', shop)
    expect([empty.batch, empty.batch_unit, bodyOf(empty, shop).batch]).toEqual(['', 'ml', 0])
  })
})

test.each(['-5', '1e99', 'abc', '0', '1000001', '\u202E5'])(
  'an amount of %s counts as nothing, and is sent to be refused at its line',
  (amount) => {
    const written = draft({ lines: [line({ amount }), line({ amount: '2' })] })
    expect(sumIn(written)).toBe(2)
    expect(previewOf(written, known).lines).toHaveLength(1)
    expect(bodyOf(written, known).lines.map((one) => one.amount)).toEqual([0, 2])
    expect(written.lines[0]?.amount).toBe(amount)
  },
)
