import type { Material } from '#shop/custom/formula-contract.ts'
import type { Tool } from './contract.ts'
import type { Raw } from './field-rules.ts'
import {
  type Basis,
  type Blend,
  blendFor,
  blendOf,
  burnHours,
  burnRate,
  reedsFor,
  times,
  volumeOf,
  type Wicking,
  wickFor,
} from './fill-rules.ts'
import { type Lye, leastSuperfat, oilsIn, soapOf } from './soap-rules.ts'
import { figureIn, readRaw } from './tool-rules.ts'

type Params = Record<string, string | number>
/** A line of a result: what it is, its figure, and what the figure is counted from. */
export type Row = {
  word: string
  params?: Params
  figure: string
  strong?: boolean
  of?: string
  ofParams?: Params
}
export type Need = { material_id: number; amount: number }
export type Result = {
  rows: Row[]
  needs: Need[]
  /** phrases: cautions stand first */
  cautions: string[]
  notes: string[]
  wicking: Wicking | null
}

const g = (grams: number) => `${grams >= 1000 ? grams.toFixed(0) : grams.toFixed(1)} g`
const empty: Result = { rows: [], needs: [], cautions: [], notes: [], wicking: null }

/** What the figures come to; null while one of them cannot be read. */
export function resultOf(tool: Tool, raw: Raw, materials: readonly Material[]): Result | null {
  const { numbers, errors } = readRaw(tool, raw)
  if (Object.keys(errors).length) return null
  const ask: Ask = {
    raw,
    n: (name) => numbers[name] ?? 0,
    material: (name) => materials.find(({ material_id }) => String(material_id) === raw[name]),
    wicks: materials.flatMap(({ kind, material_id, fits_from, fits_to }) =>
      kind === 'wick' && fits_from !== null && fits_to !== null
        ? [{ material_id, from: fits_from, to: fits_to }]
        : [],
    ),
  }
  return results[tool](ask)
}

type Ask = {
  raw: Raw
  n: (name: string) => number
  material: (name: string) => Material | undefined
  wicks: { material_id: number; from: number; to: number }[]
}

const results: Record<Tool, (ask: Ask) => Result> = {
  vessel: vesselResult,
  wick: wickResult,
  burn: burnResult,
  diffuser: diffuserResult,
  soap: (ask) => (ask.raw.way === 'cold' ? coldSoap(ask) : meltedSoap(ask)),
  spray: sprayResult,
}

const factorOf = ({ n }: Ask) => n('count') * (1 + n('overage') / 100)

function needsFrom(ask: Ask, medium: string, blend: Blend): Need[] {
  const found = [
    { material: ask.material(medium), amount: blend.medium },
    { material: ask.material('oil'), amount: blend.oil },
  ]
  return found.flatMap(({ material, amount }) =>
    material ? [{ material_id: material.material_id, amount }] : [],
  )
}

const loadWords = (basis: Basis) => (basis === 'wax' ? '왁스의 {load}%' : '전체의 {load}%')

function blendRows(one: Blend, all: Blend, medium: string, basis: Basis, load: number): Row[] {
  const of = { of: loadWords(basis), ofParams: { load } }
  return [
    { word: medium, figure: g(all.medium), strong: true },
    { word: '향료', figure: g(all.oil), strong: true, ...of },
    { word: '다 합쳐서', figure: g(all.total) },
    { word: '하나에', figure: `${g(one.medium)} + ${g(one.oil)}`, ...of },
  ]
}

function vesselResult(ask: Ask): Result {
  const { n, raw } = ask
  const basis: Basis = raw.basis === 'total' ? 'total' : 'wax'
  const across = n('across')
  const volume = volumeOf(
    raw.shape === 'ml'
      ? { shape: 'ml', ml: n('ml') }
      : raw.shape === 'square'
        ? { shape: 'square', across, deep: n('deep'), height: n('height') }
        : { shape: 'round', across, height: n('height') },
  )
  const density = {
    medium: ask.material('wax')?.density || 1,
    oil: ask.material('oil')?.density || 1,
  }
  const one = blendFor(volume, basis, n('load'), density)
  const all = times(one, factorOf(ask))
  const wicking = raw.shape === 'round' ? wickFor(across, ask.wicks) : null
  return {
    rows: [
      { word: '하나의 부피', figure: `${volume.toFixed(0)} ml` },
      ...blendRows(one, all, '왁스', basis, n('load')),
    ],
    needs: [...needsFrom(ask, 'wax', all), ...wickNeed(wicking, n('count'))],
    cautions: [],
    notes: [
      '왁스는 굳은 뒤의 밀도로 셈해요. 첫 용기는 물을 부어 무게를 재 보고 견주어 주세요.',
      '판매하거나 선물하는 캔들은 안전기준 적합확인 시험과 신고가 필요해요.',
    ],
    wicking,
  }
}

function wickNeed(wicking: Wicking | null, count: number): Need[] {
  return wicking ? [{ material_id: wicking.material_id, amount: wicking.count * count }] : []
}

function wickResult(ask: Ask): Result {
  const wicking = wickFor(ask.n('across'), ask.wicks)
  return {
    rows: wicking
      ? [
          { word: '심지 수', figure: `${wicking.count * ask.n('count')}` },
          { word: '심지 하나가 맡는 안지름', figure: `${wicking.each.toFixed(0)} mm` },
        ]
      : [],
    needs: wickNeed(wicking, ask.n('count')),
    cautions: wicking
      ? []
      : ['표에 맞는 심지가 없어요. 너무 좁거나 넓은 용기는 시험해 보고 정해 주세요.'],
    notes: ['왁스와 향료에 따라 한 호수 위아래가 맞기도 해요. 꼭 한 번 태워 보고 정하세요.'],
    wicking,
  }
}

function burnResult({ n, raw }: Ask): Result {
  const measured = raw.way !== 'guess'
  const rate = burnRate(n('before'), n('after'), n('hours'))
  const { least, most } = burnHours(n('wax'), measured ? { rate } : { across: n('across') })
  const notes = ['한 번에 네 시간을 넘기지 말고, 바닥에 1 cm가 남으면 그만 태워 주세요.']
  if (measured)
    return {
      ...empty,
      rows: [
        { word: '한 시간에', figure: `${rate.toFixed(2)} g`, strong: true },
        { word: '다 타는 데', figure: `${least.toFixed(0)} h`, strong: true },
      ],
      notes,
    }
  return {
    ...empty,
    rows: [
      { word: '다 타는 데', figure: `${least.toFixed(0)}–${most.toFixed(0)} h`, strong: true },
    ],
    notes: ['재지 않은 값이라 범위로만 알려 드려요. 무게를 두 번 재면 한 값으로 나와요.', ...notes],
  }
}

function diffuserResult(ask: Ask): Result {
  const { n } = ask
  const density = {
    medium: ask.material('base')?.density || 1,
    oil: ask.material('oil')?.density || 1,
  }
  const one = blendFor(n('ml'), 'total', n('load'), density)
  const all = times(one, factorOf(ask))
  const { least, most } = reedsFor(n('ml'))
  const reed = ask.material('reed')
  const ml = (grams: number, of: number) => `${(grams / of).toFixed(0)} ml`
  return {
    rows: [
      ...blendRows(one, all, '베이스', 'total', n('load')),
      {
        word: '하나를 부피로 재면',
        figure: `${ml(one.medium, density.medium)} + ${ml(one.oil, density.oil)}`,
      },
      { word: '병마다 스틱', figure: `${least}–${most}` },
    ],
    needs: [
      ...needsFrom(ask, 'base', all),
      ...(reed ? [{ material_id: reed.material_id, amount: least * n('count') }] : []),
    ],
    cautions: ['베이스와 오일은 불이 붙을 수 있어요. 불 곁에서 섞지 마세요.'],
    notes: [
      '스틱은 적은 수로 시작해 하나씩 더해 보세요.',
      '판매하거나 선물하는 디퓨저는 안전기준 적합확인 시험과 신고가 필요해요.',
    ],
    wicking: null,
  }
}

function meltedSoap(ask: Ask): Result {
  const { n } = ask
  const one = blendOf(n('grams') / (1 + n('load') / 100), 'wax', n('load'))
  const all = times(one, n('count'))
  const of = { of: '베이스의 {load}%', ofParams: { load: n('load') } }
  return {
    rows: [
      { word: '비누 베이스', figure: g(all.medium), strong: true },
      { word: '향료', figure: g(all.oil), strong: true, ...of },
      { word: '하나에', figure: `${g(one.medium)} + ${g(one.oil)}`, ...of },
    ],
    needs: needsFrom(ask, 'base', all),
    cautions: [],
    notes: ['베이스는 60도쯤에서 녹이고, 향료는 식기 시작할 때 넣어 주세요.'],
    wicking: null,
  }
}

function coldSoap(ask: Ask): Result {
  const { n, raw } = ask
  const lye: Lye = raw.lye === 'koh' ? 'koh' : 'naoh'
  const oils = oilsIn(raw.oils ?? '').map(({ oil, text }) => ({ oil, grams: figureIn(text) }))
  const soap = soapOf({
    oils: oils.map((one) => ({ ...one, grams: one.grams * n('count') })),
    lye,
    superfat: n('superfat'),
    purity: n('purity'),
    water: n('water'),
    load: n('load'),
  })
  const oil = ask.material('oil')
  return {
    rows: [
      { word: '기름', figure: g(soap.oils) },
      {
        word: lye === 'koh' ? '가성칼륨 (KOH)' : '가성소다 (NaOH)',
        figure: g(soap.lye),
        strong: true,
        of: '슈퍼팻 {superfat}%, 순도 {purity}%',
        ofParams: { superfat: n('superfat'), purity: n('purity') },
      },
      { word: '물', figure: g(soap.water), strong: true },
      { word: '향료', figure: g(soap.scent), of: '기름의 {load}%', ofParams: { load: n('load') } },
      { word: '다 합쳐서', figure: g(soap.total) },
    ],
    needs: oil ? [{ material_id: oil.material_id, amount: soap.scent }] : [],
    cautions: [
      ...(n('superfat') < leastSuperfat
        ? ['슈퍼팻이 3%보다 작으면 가성소다가 남을 수 있어요. 처음이라면 5%로 만들어 주세요.']
        : []),
      '반드시 물에 가성소다를 조금씩 넣으세요. 거꾸로 하면 끓어 튀어요. 보안경과 장갑을 끼고 환기해 주세요.',
      '기름의 값은 평균이에요. 산 기름에 적힌 비누화 값이 다르면 그 값을 따라 다시 계산해 주세요.',
    ],
    notes: ['가성소다와 기름은 가게에서 팔지 않아요. 4주 넘게 말린 뒤 pH를 확인하고 써 주세요.'],
    wicking: null,
  }
}

function sprayResult(ask: Ask): Result {
  const { n } = ask
  const water = n('water') / 100
  const alcohol = ask.material('base')
  const oil = ask.material('oil')
  const medium = 1 / ((1 - water) / (alcohol?.density || 1) + water)
  const one = blendFor(n('ml'), 'total', n('load'), { medium, oil: oil?.density || 1 })
  const all = times(one, factorOf(ask))
  const spirit = { ...all, medium: all.medium * (1 - water) }
  return {
    rows: [
      { word: '알코올', figure: g(spirit.medium), strong: true },
      ...(water > 0 ? [{ word: '정제수', figure: g(all.medium * water), strong: true }] : []),
      {
        word: '향료',
        figure: g(all.oil),
        strong: true,
        of: '전체의 {load}%',
        ofParams: { load: n('load') },
      },
      { word: '다 합쳐서', figure: g(all.total) },
      { word: '하나에', figure: g(one.total) },
    ],
    needs: needsFrom(ask, 'base', spirit),
    cautions: ['알코올은 불이 붙어요. 불 곁에서 섞거나 뿌리지 마세요.'],
    notes: [
      ...(water > 0 ? ['물을 섞으면 뿌옇게 될 수 있어요. 조금씩 섞어 맑은지 보세요.'] : []),
      '판매하거나 선물하는 룸스프레이는 안전기준 적합확인 시험과 신고가 필요해요.',
    ],
    wicking: null,
  }
}
