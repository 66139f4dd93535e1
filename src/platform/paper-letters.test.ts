import { expect, test } from 'vitest'
import { differentDots, printed } from '#test/printed.ts'
import { certificatePdf } from './certificate-paper.ts'
import { type PaperText, paperPdf } from './paper.ts'
import { missingOnPaper } from './paper-letters.ts'

const names = [
  ['Korean Hanja', '金民志'],
  ['Japanese', '山田 花子 やまだ ハナコ'],
  ['simplified Chinese', '张伟 刘洋'],
  ['traditional Chinese', '陳冠宇 龍'],
  ['Cyrillic', 'Иван Өлзий'],
  ['Greek', 'Γιώργος'],
  ['Thai', 'สมชาย ใจดี'],
  ['Vietnamese', 'Nguyễn Thị Ánh Tuyết'],
  ['Vietnamese in parts', 'Nguyễn'.normalize('NFD')],
  ['Hebrew', 'דוד לוי'],
  ['Arabic', 'محمد علي'],
  ['of the west', 'Zoë O’Brien Łukasz'],
  ['a company', '株式會社 香 ㈜'],
] as const

const paper = (name: string): PaperText => ({
  title: '거래명세서',
  number: '1',
  facts: [['날짜', '2026-11-28']],
  parties: [{ heading: '받는 분', rows: [['이름', name]] }],
  columns: [{ label: '상품', width: 1 }],
  rows: [[name]],
  sums: [],
  notes: [],
  foot: '',
})
const certificate = (name: string) =>
  certificatePdf({
    ...{ lang: 'ko', title: '수료증', number: '1', name, body: ['했어요.'], facts: [] },
    ...{ day: '2026년', issuer: 'TSSA', check: { words: '확인', url: 'http://shop.example/' } },
  })

test.each(names)('a name that is %s has its letters on paper', async (_kind, name) => {
  expect(missingOnPaper(name)).toEqual([])
  const bare = '.'
  const [sheet, empty] = [
    await printed(await paperPdf(paper(name))),
    await printed(await paperPdf(paper(bare))),
  ]
  const rooms = [
    { left: 36, top: 36, right: 110, bottom: 46 },
    { left: 14, top: 52, right: 110, bottom: 64 },
  ]
  for (const room of rooms) expect(differentDots(sheet, empty, room)).toBeGreaterThan(10)
  const [told, blank] = [
    await printed(await certificate(name)),
    await printed(await certificate(bare)),
  ]
  const middle = { left: 60, top: 66, right: 240, bottom: 86 }
  expect(differentDots(told, blank, middle)).toBeGreaterThan(300)
})

test('what no face has is told, each sign once', () => {
  expect(missingOnPaper('하늘 😀😀 ꦏ')).toEqual(['😀', 'ꦏ'])
})
