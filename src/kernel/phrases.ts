export const phrases: Record<string, string> = {
  '오드모아 ODEMOA · 향이 모이는 곳': 'ODEMOA · where scents gather',
  '향수, 캔들, 디퓨저와 향을 만드는 재료까지. 향이 모이는 곳, 오드모아입니다.': 'Perfume, candles, diffusers and everything to make a scent yourself. Odemoa is where scents gather.',
}
