/** What every class is called; looked for alone it means all of them. */
const anyClass =
  /^(클래스|수업|강좌|강의|체험|공방|만들기|예약|class|classes|workshops?|courses?|tssa)$/

/** The words that a class is to hold, without those that every class is called. */
export function wordsIn(keyword: string): string[] {
  return keyword
    .normalize('NFC')
    .toLowerCase()
    .split(/\s+/)
    .map((word) => (anyClass.test(word) ? '' : word.replace(/(클래스|수업)$/, '')))
    .filter(Boolean)
    .slice(0, 6)
}
