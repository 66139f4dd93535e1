import type { Mood, Room, Use } from '#shop/scent/contract.ts'

/** Translated where they are shown. */
export const roomWords: Record<Room, string> = {
  living: '거실',
  bedroom: '침실',
  bath: '욕실',
  entrance: '현관',
  study: '서재',
  kitchen: '주방',
}
export const moodWords: Record<Mood, string> = {
  fresh: '산뜻한',
  calm: '차분한',
  warm: '따뜻한',
  sweet: '달콤한',
  clear: '맑은',
  deep: '깊은',
}
export const useWords: Record<Use, string> = {
  perfume: '향수',
  candle: '캔들',
  diffuser: '디퓨저',
  spray: '룸스프레이',
  oil: '프래그런스 오일',
}
