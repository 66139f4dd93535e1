/**
 * What a choice looks like where it looks other than the first picture: item, then the first value of its option
 * (or the one named after a slash), then the photograph.
 */
export const looks: Record<string, Record<string, string>> = {
  '1701000015': { '/무광 실버': 'perfume-travel-spray-silver.webp', '/황동': 'perfume-travel-spray-brass.webp' },
  '1702000001': { '70 g 미니': 'candle-hinoki-mini.webp', '500 g 3심지': 'candle-hinoki-three.webp', '220 g/너도밤나무 뚜껑': 'lid-beech.webp' },
  '1702000002': { '70 g 미니': 'candle-ember-mini.webp', '500 g 3심지': 'candle-ember-three.webp', '220 g/너도밤나무 뚜껑': 'lid-beech.webp' },
  '1702000004': { '70 g 미니': 'candle-amber-glass-mini.webp', '500 g 3심지': 'candle-amber-glass-three.webp' },
  '1702000005': { '70 g 미니': 'candle-fig-mini.webp', '500 g 3심지': 'candle-fig-three.webp', '220 g/너도밤나무 뚜껑': 'lid-beech.webp' },
  '1702000003': { '70 g 미니': 'candle-cotton-mini.webp', '500 g 3심지': 'candle-cotton-three.webp' },
  '1702000006': { '70 g 미니': 'candle-black-tea-mini.webp', '500 g 3심지': 'candle-black-tea-three.webp' },
  '1702000007': { '70 g 미니': 'candle-concrete-mini.webp' },
  '1702000009': { '4.5 cm': 'candle-bubble-small.webp', '8 cm': 'candle-bubble-large.webp' },
  '1702000011': { '7 cm': 'candle-ribbed-low.webp', '15 cm': 'candle-ribbed-high.webp' },
  '1702000012': { '10 cm × 3': 'candle-ribbed.webp' },
  '1703000001': { '500 ml 리필 포함': 'refill-diffuser-linen.webp' },
  '1703000002': { '500 ml 리필 포함': 'refill-diffuser-hinoki.webp' },
  '1703000003': { '500 ml 리필 포함': 'refill-diffuser-fig.webp' },
  '1703000004': { '500 ml 리필 포함': 'refill-diffuser-rose.webp' },
  '1703000005': { '500 ml 리필 포함': 'refill-diffuser-sea.webp' },
  '1703000006': { '500 ml 리필 포함': 'refill-diffuser-white.webp' },
  '1703000007': { '500 ml 리필 포함': 'refill-diffuser-black.webp' },
  '1703000008': { '500 ml 리필 포함': 'refill-diffuser-garden.webp' },
  '1704000001': { '100 ml': 'spray-pine-small.webp' },
  '1704000002': { '100 ml': 'spray-rose-small.webp' },
  '1704000003': { '100 ml': 'spray-ink-small.webp' },
  '1704000004': { '100 ml': 'spray-clay-small.webp' },
  '1708000006': { '갈색': 'dye-single-brown.webp', '분홍': 'dye-single-pink.webp', '연두': 'dye-single-green.webp', '파랑': 'dye-single-blue.webp', '노랑': 'dye-single-yellow.webp', '검정': 'dye-single-black.webp' },
}

/** The photograph of one option; '' where it looks like the item. */
export function lookOf(it_id: string, values: readonly string[]): string {
  const own = looks[it_id]
  const [first = '', second = ''] = values
  return own?.[`${first}/${second}`] ?? own?.[`/${second}`] ?? own?.[first] ?? ''
}
