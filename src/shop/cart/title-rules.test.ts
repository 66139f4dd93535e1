import { expect, test } from 'vitest'
import { lineWords } from './title-rules.ts'

test.each([
  ['라벤더 오일 10 ml', '용량: 30 ml', '라벤더 오일'],
  ['라벤더 오일 10 ml', '용량: 10 ml', '라벤더 오일 10 ml'],
  ['앰버 캔들 220 g', '용량: 70 g 미니', '앰버 캔들'],
  ['라벤더 오일 100 ml 벌크', '용량: 500 ml', '라벤더 오일 100 ml 벌크'],
  ['미니 디퓨저 100 ml', '병 색: 화이트', '미니 디퓨저 100 ml'],
  ['100 ml', '용량: 30 ml', '100 ml'],
])('%s of which %s was chosen is called %s', (it_name, ct_option, title) => {
  const line = { io_type: 0, it_name, it_name_en: '', ct_option, ct_option_en: '' }
  expect(lineWords(line, (ko) => ko).title).toBe(title)
})
