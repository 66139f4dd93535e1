export const phrases: Record<string, string> = {
  '한 번에 고를 수 있는 수를 넘었어요.': 'More than can be chosen at once.',
  // one smell under two names, as a search for a note reads them
  장미: 'rose',
  재스민: 'jasmine',
  자스민: 'jasmine',
  시더: 'cedar',
  시더우드: 'cedarwood',
  삼나무: 'Japanese cedar',
  샌달우드: 'sandalwood',
  백단: 'sandalwood',
  사향: 'musk',
  바닐라: 'vanilla',
  이끼: 'moss',
  오크모스: 'oakmoss',
  은방울꽃: 'lily of the valley',
}
