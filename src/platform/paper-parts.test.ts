import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { certificatePdf } from './certificate-paper.ts'
import { type PaperText, papersPdf } from './paper.ts'

type Node = { role?: string; alt?: string; id?: string; children?: Node[] }

const paper = (number: string, rows: number): PaperText => ({
  title: '거래명세서',
  number,
  facts: [['작성일', '2026-11-29']],
  parties: [{ heading: '공급자', rows: [['상호', '오드모아']], seal: '오드모아' }],
  columns: [
    { label: '품명', width: 3 },
    { label: '금액', width: 1, align: 'right' },
  ],
  rows: Array.from({ length: rows }, (_, at) => [`캔들 ${at + 1}`, '10,000원']),
  sums: [['합계', '14,000원', true]],
  notes: [{ heading: '배송 메모', lines: ['문 앞에 두어 주세요'] }],
  foot: '오드모아 02-000-0000',
})

/** The parts of a page as another program reads them, each with its words. */
async function partsOf(bytes: Uint8Array, page = 1): Promise<string[]> {
  const sheet = await (await getDocumentProxy(bytes.slice())).getPage(page)
  const { items } = await sheet.getTextContent({ includeMarkedContent: true })
  const texts = new Map<string, string>()
  const open: string[] = []
  for (const item of items)
    if ('str' in item) {
      const id = open.findLast(Boolean) ?? 'none'
      texts.set(id, (texts.get(id) ?? '') + item.str)
    } else if (item.type === 'endMarkedContent') open.pop()
    else open.push(item.id ?? '')
  const wordsOf = ({ id, children = [] }: Node): string =>
    (id ? (texts.get(id) ?? '') : '') + children.map(wordsOf).join('')
  const walk = (node: Node): string[] =>
    (node.children ?? []).some(({ role }) => role)
      ? (node.children ?? []).flatMap(walk)
      : node.role
        ? [`${node.role} ${(node.alt ?? wordsOf(node)).trim()}`]
        : []
  // whose type names no roles; parts of other pages have no words here
  return walk((await sheet.getStructTree()) as Node).filter((part) => !part.endsWith(' '))
}

test('a paper says its language, shows its title and tells its parts, on every page', async () => {
  const bytes = await papersPdf({ papers: [paper('2611290001', 60), paper('7', 1)], lang: 'ko' })
  const document = await getDocumentProxy(bytes.slice())
  const { info } = await document.getMetadata()
  expect(info).toMatchObject({ Language: 'ko', Title: '거래명세서' })
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true })
  expect(await document.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true })
  const first = await partsOf(bytes)
  expect(first.slice(0, 10)).toEqual([
    ...['H1 거래명세서', 'P 2611290001', 'P 작성일 2026-11-29', 'H2 공급자'],
    ...['TH 상호', 'TD 오드모아', 'TH 품명', 'TH 금액', 'TD 캔들 1', 'TD 10,000원'],
  ])
  // what stands on each page for the eye is not read out again
  const second = await partsOf(bytes, 2)
  expect(second[0]).toMatch(/^TD 캔들 \d+$/)
  expect(second.slice(-4)).toEqual([
    'TH 합계',
    'TD 14,000원',
    'H2 배송 메모',
    'P 문 앞에 두어 주세요',
  ])
  expect((await partsOf(bytes, 3))[0]).toBe('H1 거래명세서')
})

test('so does a certificate, and the code on it tells where it leads', async () => {
  const url = 'https://shop.example/certificates/T-1'
  const bytes = await certificatePdf({
    ...{ lang: 'en', title: 'Certificate', number: 'T-1', name: 'Minji', body: ['Well done.'] },
    ...{ facts: [['Hours', '12']], day: '2026', issuer: 'TSSA', check: { words: 'Check', url } },
  })
  const { info } = await (await getDocumentProxy(bytes.slice())).getMetadata()
  expect(info).toMatchObject({ Language: 'en' })
  expect(await partsOf(bytes)).toEqual([
    ...['P T-1', 'H1 Certificate', 'P Minji', 'P Well done.', 'P 2026', 'P TSSA'],
    ...['TH Hours', 'TD 12', `Figure ${url}`, 'P Check'],
  ])
})
