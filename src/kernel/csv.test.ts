import { expect, test } from 'vitest'
import { readCsv, writeCsv } from './csv.ts'

test('what is written can be read back', () => {
  const rows = [
    ['phrase', 'english'],
    ['쉼표, 그리고 "따옴표"', 'two\nlines'],
    ['=1+1', '-5'],
    ['', 'only the second'],
  ]
  expect(readCsv(writeCsv(rows))).toEqual(rows)
})

test('no cell runs as a formula', () => {
  expect(writeCsv([['=HYPERLINK("x")', '@a', '-3', '+82']])).toBe(
    `\ufeff"'=HYPERLINK(""x"")",'@a,-3,'+82\r\n`,
  )
  expect(writeCsv([['＝1+1', '＋82', '－1', '＠a']])).toBe(`\ufeff'＝1+1,'＋82,'－1,'＠a\r\n`)
  // a program that cuts what is blank would find the formula behind it
  const hidden = [['\t=1+1', '\r=1+1', '\n=1+1']]
  expect(writeCsv(hidden)).toBe(`\ufeff'\t=1+1,"'\r=1+1","'\n=1+1"\r\n`)
  expect(readCsv(writeCsv(hidden))).toEqual(hidden)
})
