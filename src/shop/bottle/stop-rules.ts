import type { WarningCode } from './check-rules.ts'

/** What is said of each, on the page and in a refusal. */
export const stopPhrases: Record<WarningCode, string> = {
  empty: '라벨이 비어 있어요. 글이나 그림을 하나 이상 놓아 주세요.',
  contrast: '바탕과 비슷한 색이라 잘 안 보여요 ({ratio} : 1).',
  size: '글자가 너무 작아 읽을 수 없어요. {least} pt부터 인쇄할 수 있어요.',
  stroke: '선이 너무 가늘어요. {least} pt부터 고르게 인쇄돼요.',
  safe: '잘리는 선에 너무 가까워요. 가장자리에서 {safe} mm 안쪽에 놓아 주세요.',
  resolution:
    '그림이 이 크기에는 흐려요 ({dpi} dpi). 300 dpi가 좋고, 150 dpi부터 인쇄할 수 있어요.',
  glyph: '이 글꼴에 없는 글자가 있어요: {letters}',
  one_letter: '한 글자만 남은 줄이 있어요.',
  too_long: '한 줄에 {most}자까지 적을 수 있어요. 줄을 나눠 주세요.',
  too_many_lines: '글은 한 칸에 {most}줄까지 적을 수 있어요. 칸을 나눠 주세요.',
}
