import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Face = { family: string; weight: string; range: string; told: Record<string, number> }

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
const css = read('type.css')
const faces: Face[] = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = '']) => {
  const say = (name: string) => new RegExp(`${name}: ([^;]*);`).exec(body)?.[1] ?? ''
  const percent = (name: string) => Number.parseFloat(say(name) || '100')
  return {
    family: say('font-family'),
    weight: say('font-weight'),
    range: say('unicode-range'),
    told: {
      size: percent('size-adjust'),
      above: percent('ascent-override'),
      below: percent('descent-override'),
    },
  }
})
const families = [...new Set(faces.map(({ family }) => family))]

test.each(families)('%s draws every range in every weight it has', (family) => {
  // a browser takes the faces of one weight and forgets the ranges that stand under another
  const theirs = faces.filter((face) => face.family === family)
  const weights = [...new Set(theirs.map(({ weight }) => weight))]
  const ranges = [...new Set(theirs.map(({ range }) => range))]
  expect(theirs.map(({ weight, range }) => `${weight} ${range}`).toSorted()).toEqual(
    weights.flatMap((weight) => ranges.map((range) => `${weight} ${range}`)).toSorted(),
  )
})

test('however much a stand-in is stretched, its line is as high as that of our letters', () => {
  const ours = { Pretendard: [95.2, 24.1], Soon: [95.2, 24.1], Hahmlet: [116, 29] } as const
  expect(families.length).toBeGreaterThan(4)
  for (const { family, told } of faces) {
    const { size = 0, above = 0, below = 0 } = told
    const [up, down] = ours[(/\w+/.exec(family)?.[0] ?? '') as keyof typeof ours]
    expect(Math.abs((size * above) / 100 - up), `${family} ${size}`).toBeLessThan(0.2)
    expect(Math.abs((size * below) / 100 - down), `${family} ${size}`).toBeLessThan(0.2)
  }
})

test('common and rare letters of a family have one weight, or a browser would pass one of them by', () => {
  const rest = ['faces/more.css', 'faces/rare.css'].map(read).join('')
  for (const family of ['Pretendard Rest', 'Hahmlet Rest']) {
    const theirs = [...rest.matchAll(/@font-face \{([^}]*)\}/g)].flatMap(([, body = '']) =>
      body.includes(`"${family}"`) ? (/font-weight: ([^;]*);/.exec(body)?.[1] ?? '') : [],
    )
    expect(theirs.length).toBeGreaterThan(20)
    expect([...new Set(theirs)]).toHaveLength(1)
  }
})
