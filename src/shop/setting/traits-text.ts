import type { TraitGroup } from './trait-contract.ts'

const trait = (id: string, ko: string, en: string) => ({ id, name: { ko, en } })

/** What a shop begins with. Staff change it as they like; a group of which no goods are is not shown. */
export const standardTraits: { groups: TraitGroup[] } = {
  groups: [
    {
      ...trait('room', '쓰는 곳', 'Where to use'),
      values: [
        trait('living', '거실', 'Living room'),
        trait('bedroom', '침실', 'Bedroom'),
        trait('bath', '욕실', 'Bathroom'),
        trait('entrance', '현관', 'Entrance'),
        trait('study', '서재', 'Study'),
        trait('kitchen', '부엌', 'Kitchen'),
      ],
    },
    {
      ...trait('wax', '왁스', 'Wax'),
      values: [
        trait('soy', '소이왁스', 'Soy wax'),
        trait('bees', '비즈왁스', 'Beeswax'),
        trait('coconut', '코코넛 왁스', 'Coconut wax'),
        trait('gel', '젤왁스', 'Gel wax'),
        trait('paraffin', '파라핀', 'Paraffin'),
      ],
    },
  ],
}
