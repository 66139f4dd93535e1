import { expect, test } from 'vitest'
import { withViewed } from './viewed.ts'

const item = (it_id: string) => ({ it_id, it_name: it_id, it_name_en: it_id, thumb_image: '' })

test('a product comes to the head of what was looked at, once, and twenty are kept', () => {
  const twenty = Array.from({ length: 20 }, (_, at) => item(String(at)))
  expect(
    withViewed(twenty, item('7'))
      .map(({ it_id }) => it_id)
      .slice(0, 3),
  ).toEqual(['7', '0', '1'])
  expect(withViewed(twenty, item('7'))).toHaveLength(20)
  expect(withViewed(twenty, item('new'))).toHaveLength(20)
  expect(withViewed([], item('a'))).toEqual([item('a')])
})
