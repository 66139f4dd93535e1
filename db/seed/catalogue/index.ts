import type { SeedItem } from '#db/seed/shapes.ts'
import { books } from './book.ts'
import { candles } from './candle.ts'
import { diffusers } from './diffuser.ts'
import { kits } from './kit.ts'
import { oils } from './oil.ts'
import { packagings } from './packaging.ts'
import { perfumes } from './perfume.ts'
import { sprays } from './spray.ts'
import { tools } from './tool.ts'
import { vessels } from './vessel.ts'
import { waxes } from './wax.ts'

export { categories } from './categories.ts'

export const items: SeedItem[] = [
  ...perfumes,
  ...candles,
  ...diffusers,
  ...sprays,
  ...oils,
  ...waxes,
  ...vessels,
  ...tools,
  ...kits,
  ...packagings,
  ...books,
]
