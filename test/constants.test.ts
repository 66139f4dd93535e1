import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageNumbers } from '#kernel/paging.ts'
import { listCacheSeconds, requestTimeout } from '#kernel/queries.ts'
import { mostReadPopups, popupSpeed } from '#shop/content/popup-rules.ts'
import { mostFeeds } from '#shop/content/rules.ts'
import { mostPolls, pollEvery } from '#shop/session/ui/kakao-login.ts'
import { noticesShown } from '#storefront/footer-parts.tsx'
import { translationDebounce } from '#storefront/pending-terms.ts'
import { shownPast } from '#storefront/scroll-to-top.tsx'
import { loginDebounce } from '#storefront/use-login-question.tsx'
import { yearsAhead, yearsBack } from '#ui/date-picker.tsx'
import { fieldOffset } from '#ui/field-errors.ts'
import { compressFrom, jpegQuality } from '#ui/file-rules.ts'
import { desktopFrom, variantAbove } from '#ui/screen.tsx'

/** The numbers that the shop promises, in one place: whoever changes one of them changes a promise. */
test.each([
  ['a refused call asks for the log-in after', loginDebounce, 300],
  ['unknown phrases leave after', translationDebounce, 2_000],
  ['a call may take', requestTimeout, 10_000],
  ['a list is kept for seconds', listCacheSeconds, 60],
  ['read popups that are remembered', mostReadPopups, 5],
  ['a popup turns in', popupSpeed, 500],
  ['pictures of the feed', mostFeeds, 6],
  ['notices in the footer', noticesShown, 5],
  ['the way up appears past a share of the window', shownPast, 0.4],
  ['a field with an error stops below the edge by', fieldOffset, 120],
  ['the log-in beside the page is asked for every', pollEvery, 1_000],
  ['the log-in beside the page is asked for at most', mostPolls, 600],
  ['the picker goes back by years', yearsBack, 100],
  ['the picker goes ahead by years', yearsAhead, 10],
  ['pictures are made smaller from', compressFrom, 4 * 1024 * 1024],
  ['pictures are made smaller to a quality of', jpegQuality, 0.7],
  ['the desktop page stands above', variantAbove, 1000],
  ['the desktop flag is set from', desktopFrom, 1024],
] as const)('%s %d', (_what, is, promised) => expect(is).toBe(promised))

test('a hash target stops 70 px below the edge', () =>
  expect(readFileSync('src/ui/styles.css', 'utf8')).toContain('scroll-padding-top: 70px'))

test('five page numbers stand around the current one', () => {
  expect(pageNumbers(7, 20)).toEqual([5, 6, 7, 8, 9])
  expect(pageNumbers(1, 3)).toEqual([1, 2, 3])
  expect(pageNumbers(20, 20)).toEqual([16, 17, 18, 19, 20])
})
