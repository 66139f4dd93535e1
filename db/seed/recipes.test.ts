import { expect, test } from 'vitest'
import { items } from './catalogue/index.ts'
import { recipes } from './recipes.ts'

/** A thing a step may name, and how the list calls it. */
const things: [step: RegExp, listed: RegExp][] = [
  [/심지/, /심지/],
  [/용기/, /용기/],
  [/왁스/, /왁스/],
  [/오일|베티버/, /오일/],
  [/베이스(?!인)/, /베이스/],
  [/알코올/, /알코올/],
  [/리드/, /리드/],
  [/병(에|을)/, /병/],
  [/비커/, /비커/],
  [/저어요|젓고|젓지/, /젓개/],
  [/재요|\d g/, /저울/],
  [/\d+도(까지|가|에서)/, /온도계/],
  [/중탕/, /중탕/],
  [/시향지/, /시향지/],
  [/틀에/, /틀/],
  [/전자레인지/, /전자레인지/],
  [/자르고/, /가위/],
]
const nameOf = (it_id: string) => items.find((item) => item.it_id === it_id)?.it_name ?? ''

test.each(recipes.map((recipe) => [recipe.title[0], recipe.body] as const))('%s: all that its steps use is on its list', (_, body) => {
  const list = [...body.materials.map((line) => nameOf(line.it_id)), ...body.tools.flatMap((tool) => [tool.name, nameOf(tool.it_id)])].join('\n')
  for (const { text } of body.steps)
    for (const [named, listed] of things) if (named.test(text)) expect(list, text).toMatch(listed)
})

test('each line names goods and a choice that the shop has', () => {
  for (const line of recipes.flatMap(({ body }) => [...body.materials, ...body.tools.filter((tool) => tool.it_id)])) {
    const option = items.find((item) => item.it_id === line.it_id)?.options.find((option) => option.values.join('|') === line.io_id)
    expect(option?.stock, `${nameOf(line.it_id)} ${line.io_id}`).toBeGreaterThan(0)
  }
})

test('lists and steps speak both languages', () => {
  for (const { body } of recipes) {
    for (const line of [...body.materials.map((line) => line.note_en), ...body.tools.map((tool) => tool.name_en), ...body.steps.map((step) => step.text_en)]) expect(line).toMatch(/^[^가-힣]+$/)
  }
})
