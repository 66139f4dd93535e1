import { expect, test } from 'vitest'
import { whyBeyondLimits } from '#shop/content/dose-rules.ts'
import { items } from './catalogue/index.ts'
import { recipes } from './recipes.ts'

test('no recipe of the sample takes more or less of its oils than the goods say', () => {
  const beyond = recipes.flatMap(({ title, body }) =>
    body.materials.flatMap(({ it_id, note }) => {
      const told = items.find((item) => item.it_id === it_id)?.it_explan ?? ''
      const why = whyBeyondLimits({ title: title[0], note, told })
      return why ? [`${title[0]}: ${note}, ${why.least}–${why.most}`] : []
    }),
  )
  expect(beyond).toEqual([])
})
