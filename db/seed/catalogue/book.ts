import type { SeedItem } from '#db/seed/shapes.ts'
import { type Both, choose, id, item, points, type Sheet } from './build.ts'
import { book as notice } from './notices.ts'

type Book = Omit<Sheet, 'ca' | 'notice' | 'sections' | 'notax' | 'maker' | 'choices'> & { pages: number; published: Both; chapters: Both[]; stock: [number, number]; extra: Both; extraWon: number }

/** Books carry no VAT. */
function book({ pages, published, chapters, stock, extra, extraWon, ...sheet }: Book): SeedItem {
  const line = (language: 0 | 1) => chapters.map((chapter, i) => `${i + 1}. ${chapter[language]}`).join(' / ')
  return item({
    ...sheet, ca: 1102, notax: true, maker: ['오드모아 출판', 'Odemoa Books'], sections: [points(['차례', 'Contents'], ...chapters)],
    choices: choose(['구성', 'Edition'], [['책', 'Book'], [extra[0], extra[1], extraWon]], stock),
    notice: notice({ title: sheet.name, size: ['170 × 220 mm', '170 × 220 mm'], pages: [`${pages}쪽`, `${pages} pages`], parts: ['본책 1권 (옵션에 따라 구성 추가)', 'One book (more with the chosen edition)'], published, contents: [line(0), line(1)] }),
  })
}

export const books: SeedItem[] = [
  book({ id: id(11, 1), name: ['더 퍼퓨머: 24개 어코드로 배우는 조향', 'The Perfumer: a workshop in 24 accords'], words: ['도서 조향 향수 어코드 입문', 'book perfumery perfume accords beginner'], price: 32000, images: ['book-perfumer.webp', 'scene-books.webp'], pages: 248, published: ['2025년 3월 10일', '10 March 2025'], stock: [120, 36], extra: ['책 + 시향지 100장', 'Book and 100 blotters'], extraWon: 6000, related: [id(11, 5), id(9, 2), id(5, 26), id(6, 6)], sold: 146,
    chapters: [['코와 기억, 기록하는 법', 'Nose, memory and notes'], ['열두 계열의 재료', 'Materials in twelve families'], ['24개 어코드 실습', 'Twenty-four accords, step by step'], ['숙성과 여과, 안전 기준', 'Resting, filtering and safety']],
    about: [['공방에서 여섯 해 동안 가르친 순서를 그대로 책에 옮겼어요. 재료 세 가지로 시작해 마지막 장에서는 서른 가지를 다루게 돼요.', 'Six years of teaching at our bench, in the same order. You start with three materials and finish with thirty.'], ['모든 처방은 방울이 아니라 그램으로 적었고, 실패한 처방과 고친 과정도 함께 실었어요.', 'Every formula is in grams, and the failures are printed beside their corrections.']] }),
  book({ id: id(11, 2), name: ['캔들 랩: 왁스와 심지와 온기', 'Candle Lab: wax, wick and warmth'], words: ['도서 캔들 왁스 심지 입문', 'book candle wax wick beginner'], price: 28000, images: ['book-candle-lab.webp', 'scene-books.webp'], pages: 192, published: ['2024년 10월 21일', '21 October 2024'], stock: [94, 41], extra: ['책 + 심지 비교 팩', 'Book and wick tester pack'], extraWon: 6500, related: [id(9, 1), id(8, 4), id(6, 1), id(11, 3)], sold: 131,
    chapters: [['왁스 일곱 가지의 성격', 'Seven waxes and their tempers'], ['심지 시험표 만들기', 'Building a wick test sheet'], ['붓기, 서리, 터널 고치기', 'Pouring, frosting, tunnelling'], ['작은 가게의 생산 기록', 'Batch records for a small shop']],
    about: [['왜 어떤 캔들은 가운데만 파이고 어떤 것은 벽에 얼룩이 남을까요? 사진 140장으로 증상을 먼저 찾고 원인을 거꾸로 따라가는 책이에요.', 'Why does one candle tunnel and another leave stains on the glass? Find the symptom among 140 photographs and follow it back to its cause.'], ['집 부엌에서 할 수 있는 시험만 골랐어요.', 'Only tests that fit a home kitchen.']] }),
  book({ id: id(11, 3), name: ['스틸 에어: 리드, 베이스, 방', 'Still Air: reeds, bases, rooms'], words: ['도서 디퓨저 공간 베이스', 'book diffuser space base'], price: 26000, off: 10, images: ['book-diffuser.webp'], pages: 168, published: ['2025년 6월 2일', '2 June 2025'], stock: [77, 0], extra: ['책 + 리드 스틱 20개', 'Book and twenty reeds'], extraWon: 7000, related: [id(9, 3), id(6, 5), id(3, 17), id(11, 2)], sold: 68,
    chapters: [['움직이지 않는 공기', 'Air that does not move'], ['베이스와 증발 속도', 'Bases and evaporation'], ['리드의 굵기와 수', 'How many reeds, how thick'], ['방 열두 곳의 기록', 'Twelve rooms on record']],
    about: [['같은 디퓨저도 복도와 침실에서는 전혀 다르게 들려요. 방의 크기, 온도, 문이 열리는 횟수로 향의 세기를 헤아리는 법을 다뤘어요.', 'One diffuser sounds different in a hall and a bedroom. The book reckons strength by size, warmth and how often a door opens.'], ['열두 곳의 방을 석 달씩 기록한 표가 부록으로 있어요.', 'An appendix tabulates twelve rooms, three months each.']] }),
  book({ id: id(11, 4), name: ['솝 룸: 저온법 기초', 'Soap Room: cold process basics'], words: ['도서 비누 저온법 기초', 'book soap cold-process basics'], price: 24000, images: ['book-soap.webp'], pages: 156, published: ['2025년 1월 13일', '13 January 2025'], stock: [63, 22], extra: ['책 + 계산 카드', 'Book and lye cards'], extraWon: 4000, related: [id(9, 4), id(6, 7), id(5, 34), id(11, 5)], sold: 57,
    chapters: [['가성소다를 다루는 옷차림', 'What to wear around lye'], ['기름 열 가지의 비누값', 'Soap values of ten oils'], ['트레이스, 틀, 보온', 'Trace, mould, insulation'], ['6주 건조 기록', 'Six weeks of curing']],
    about: [['안전 장비를 갖추는 법부터 시작해 첫 비누 한 판을 건조대에 올리는 데까지만 다뤄요. 욕심내지 않은 얇은 책이에요.', 'It begins with protective gear and ends when the first batch is on the rack. A thin book that does not try for more.'], ['비누값 계산을 표로 정리해 계산기 없이도 배합을 짤 수 있어요.', 'Soap values are in tables, so you can plan a recipe without a calculator.']] }),
  book({ id: id(11, 5), name: ['48 어코드: 처방 노트', '48 Accords: a formula notebook'], words: ['도서 어코드 처방 노트 기록', 'book accords formula notebook'], price: 19000, fresh: true, images: ['book-accords.webp'], pages: 128, published: ['2025년 9월 1일', '1 September 2025'], stock: [138, 52], extra: ['책 2권', 'Two copies'], extraWon: 17000, related: [id(11, 1), id(5, 25), id(9, 2), id(10, 3)], sold: 103,
    chapters: [['어코드 48개의 뼈대', 'Skeletons of forty-eight accords'], ['빈 처방지 60장', 'Sixty blank formula pages'], ['희석표와 단위 환산', 'Dilution and unit tables']],
    about: [['어코드 48개를 한 쪽에 하나씩, 재료와 비율만 적었어요. 옆 쪽은 비어 있어 고친 배합을 바로 적을 수 있어요.', 'Forty-eight accords, one to a page: materials and shares only. The facing page is blank for your own changes.'], ['펼치면 평평하게 눕는 실 제본이라 작업대에서 손을 떼고 볼 수 있어요.', 'Thread-sewn to lie flat, so both hands stay free at the bench.']] }),
]
