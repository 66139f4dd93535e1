import type { Material } from '#shop/custom/formula-contract.ts'
import type { Tool } from './contract.ts'

/** What a calculator asks. Words are Korean phrases, translated where they are shown. */
export type Field = { name: string; label: string; when?: [field: string, ...is: string[]] } & (
  | { kind: 'number'; unit: string; least: number; most: number; start: string; whole?: boolean }
  | { kind: 'choice'; start: string; choices: [value: string, label: string][] }
  | { kind: 'material'; of: MaterialKind }
  | { kind: 'oils'; start: string }
)
export type MaterialKind = 'wax' | 'oil' | 'diffuser' | 'alcohol' | 'soap' | 'wick' | 'reed'
export type Raw = Readonly<Record<string, string>>

/** Which materials of the library a field offers. */
export function isOf(kind: MaterialKind, material: Material): boolean {
  if (kind === 'oil') return material.kind === 'accord' || material.kind === 'raw'
  if (kind === 'diffuser' || kind === 'alcohol')
    return (
      material.kind === 'carrier' &&
      material.uses.includes(kind === 'diffuser' ? 'diffuser' : 'spray')
    )
  return material.kind === (kind === 'soap' ? 'base' : kind)
}

const load = (start: string, most = 40): Field => ({
  kind: 'number',
  name: 'load',
  label: '향료 비율',
  unit: '%',
  least: 0.1,
  most,
  start,
})
const count: Field = {
  kind: 'number',
  name: 'count',
  label: '몇 개 만드나요',
  unit: '개',
  least: 1,
  most: 1000,
  start: '1',
  whole: true,
}
const overage: Field = {
  kind: 'number',
  name: 'overage',
  label: '여유분',
  unit: '%',
  least: 0,
  most: 50,
  start: '3',
}
const millimetres = (name: string, label: string, start: string, ...is: string[]): Field => ({
  kind: 'number',
  name,
  label,
  unit: 'mm',
  least: 10,
  most: 500,
  start,
  ...(is.length ? { when: ['shape', ...is] satisfies [string, ...string[]] } : {}),
})
const ml = (start: string, when?: [string, ...string[]]): Field => ({
  kind: 'number',
  name: 'ml',
  label: '담을 부피',
  unit: 'ml',
  least: 1,
  most: 20_000,
  start,
  ...(when ? { when } : {}),
})
const oil: Field = { kind: 'material', name: 'oil', label: '향료', of: 'oil' }
const cold: [string, ...string[]] = ['way', 'cold']

export const fields: Record<Tool, readonly Field[]> = {
  vessel: [
    {
      kind: 'choice',
      name: 'shape',
      label: '용기 모양',
      start: 'round',
      choices: [
        ['round', '둥근 용기'],
        ['square', '네모 용기'],
        ['ml', '부피를 알아요'],
      ],
    },
    millimetres('across', '안지름·가로', '80', 'round', 'square'),
    millimetres('deep', '세로', '60', 'square'),
    millimetres('height', '부을 높이', '70', 'round', 'square'),
    ml('300', ['shape', 'ml']),
    { kind: 'material', name: 'wax', label: '왁스', of: 'wax' },
    oil,
    {
      kind: 'choice',
      name: 'basis',
      label: '무엇의 비율인가요',
      start: 'wax',
      choices: [
        ['wax', '왁스의 %'],
        ['total', '전체의 %'],
      ],
    },
    load('8', 20),
    count,
    overage,
  ],
  wick: [millimetres('across', '용기 안지름', '75'), count],
  burn: [
    {
      kind: 'choice',
      name: 'way',
      label: '태워 보았나요',
      start: 'measured',
      choices: [
        ['measured', '재어 봤어요'],
        ['guess', '아직이에요'],
      ],
    },
    {
      kind: 'number',
      name: 'wax',
      label: '왁스 양',
      unit: 'g',
      least: 1,
      most: 20_000,
      start: '220',
    },
    {
      kind: 'number',
      name: 'before',
      label: '태우기 전 무게',
      unit: 'g',
      least: 1,
      most: 50_000,
      start: '540',
      when: ['way', 'measured'],
    },
    {
      kind: 'number',
      name: 'after',
      label: '태운 뒤 무게',
      unit: 'g',
      least: 0,
      most: 50_000,
      start: '350',
      when: ['way', 'measured'],
    },
    {
      kind: 'number',
      name: 'hours',
      label: '태운 시간',
      unit: '시간',
      least: 0.1,
      most: 500,
      start: '40',
      when: ['way', 'measured'],
    },
    { ...millimetres('across', '용기 안지름', '75'), when: ['way', 'guess'] },
  ],
  diffuser: [
    ml('200'),
    { kind: 'material', name: 'base', label: '베이스', of: 'diffuser' },
    oil,
    load('20'),
    { kind: 'material', name: 'reed', label: '스틱', of: 'reed' },
    count,
    overage,
  ],
  soap: [
    {
      kind: 'choice',
      name: 'way',
      label: '만드는 방법',
      start: 'melt',
      choices: [
        ['melt', '녹여 붓기 (MP)'],
        ['cold', '저온법 (CP)'],
      ],
    },
    {
      kind: 'number',
      name: 'grams',
      label: '비누 하나의 무게',
      unit: 'g',
      least: 5,
      most: 5_000,
      start: '100',
      when: ['way', 'melt'],
    },
    { kind: 'material', name: 'base', label: '비누 베이스', of: 'soap', when: ['way', 'melt'] },
    {
      kind: 'oils',
      name: 'oils',
      label: '기름',
      start: 'olive:400,coconut:200,palm:200',
      when: cold,
    },
    {
      kind: 'choice',
      name: 'lye',
      label: '가성소다 종류',
      start: 'naoh',
      when: cold,
      choices: [
        ['naoh', 'NaOH (굳은 비누)'],
        ['koh', 'KOH (물비누)'],
      ],
    },
    {
      kind: 'number',
      name: 'superfat',
      label: '슈퍼팻',
      unit: '%',
      least: 0,
      most: 20,
      start: '5',
      when: cold,
    },
    {
      kind: 'number',
      name: 'purity',
      label: '가성소다 순도',
      unit: '%',
      least: 80,
      most: 100,
      start: '98',
      when: cold,
    },
    {
      kind: 'number',
      name: 'water',
      label: '가성소다 1 g에 물',
      unit: 'g',
      least: 1,
      most: 4,
      start: '2',
      when: cold,
    },
    oil,
    load('2', 6),
    count,
  ],
  spray: [
    ml('100'),
    { kind: 'material', name: 'base', label: '알코올', of: 'alcohol' },
    {
      kind: 'number',
      name: 'water',
      label: '베이스 가운데 물',
      unit: '%',
      least: 0,
      most: 60,
      start: '0',
    },
    oil,
    load('6'),
    count,
    overage,
  ],
}

export const toolWords: Record<Tool, { title: string; note: string }> = {
  vessel: {
    title: '용기에 맞는 왁스와 오일',
    note: '용기를 재면 왁스와 오일이 몇 g인지 알려 드려요.',
  },
  wick: { title: '심지 고르기', note: '안지름에 맞는 심지와 개수를 표에서 찾아요.' },
  burn: { title: '타는 시간', note: '두 번 잰 무게로 한 시간에 타는 양을 구해요.' },
  diffuser: {
    title: '디퓨저 베이스와 스틱',
    note: '병에 맞는 베이스와 오일, 스틱 수를 알려 드려요.',
  },
  soap: { title: '비누 배합', note: '녹여 붓는 비누와 저온법의 가성소다를 계산해요.' },
  spray: { title: '룸스프레이', note: '알코올과 물, 향료가 몇 g인지 알려 드려요.' },
}
