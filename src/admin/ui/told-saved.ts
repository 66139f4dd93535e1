import { stamp } from '#kernel/day-words.ts'
import type { Translate } from '#ui/language.tsx'

/** How what was saved stands before visitors of the shop. */
export type Standing =
  | 'shown'
  | 'inEnglish'
  | 'inTurn'
  | 'soldOut'
  | 'hidden'
  | 'over'
  | { from: string }

const words = {
  shown: '가게에 바로 보여요.',
  inEnglish: '이 문구가 나오는 영어 화면에 바로 보여요.',
  inTurn: '순서에 따라 가게에 보여요.',
  soldOut: '가게에는 품절로 보여요.',
  hidden: '숨겨 두어 가게에는 보이지 않아요.',
  over: '보일 기간이 지나 가게에는 보이지 않아요.',
}

/** Where something with a switch, and maybe a time, stands. */
export function standingOf(
  isShown: boolean,
  {
    from,
    until,
    now = Date.now(),
  }: { from?: string | null; until?: string | null; now?: number } = {},
): Standing {
  if (!isShown) return 'hidden'
  if (until && Date.parse(until) <= now) return 'over'
  return from && Date.parse(from) > now ? { from } : 'shown'
}

/** "저장했어요. 숨겨 두어 가게에는 보이지 않아요.": what was done, and what visitors see of it. */
export function toldSaved(t: Translate, done: string, standing: Standing): string {
  const seen =
    typeof standing === 'object'
      ? t('{time}부터 가게에 보여요.', { time: stamp(standing.from) })
      : t(words[standing])
  return `${done} ${seen}`
}
