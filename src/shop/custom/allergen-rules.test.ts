import { expect, test } from 'vitest'
import { allergenNames, substancesHeld } from './allergen-rules.ts'
import { allergenWords } from './ui/allergen-words.ts'

test('what a certificate names is read with its number and share, beside all that is not in it', () => {
  const all = substancesHeld({ linalool: 62.5, 'oakmoss extract': 0.4, menthol: 3 })
  expect(all.filter(({ percent }) => percent > 0)).toEqual([
    { cas: '78-70-6', name: '리날룰', name_en: 'Linalool', percent: 62.5 },
    {
      cas: '90028-68-5',
      name: '참나무이끼추출물',
      name_en: 'Evernia prunastri extract',
      percent: 0.4,
    },
    { cas: '', name: 'menthol', name_en: 'menthol', percent: 3 },
  ])
  expect(all).toHaveLength(26)
  expect(substancesHeld({}).filter(({ cas }) => !cas)).toEqual([])
})

test('the desk offers exactly the substances that a statement tells of', () => {
  expect(Object.keys(allergenWords)).toEqual([...allergenNames])
})
