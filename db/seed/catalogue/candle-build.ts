import type { SeedItem } from '#db/seed/shapes.ts'
import { FOR_CANDLE } from './add-ons.ts'
import { type Both, item, type Sheet, section } from './build.ts'
import { household } from './notices.ts'

const BURN = section(['태우는 법', 'How to burn it'],
  ['처음에는 표면 전체가 녹을 때까지 한두 시간 켜 두세요. 켜기 전마다 심지를 5 mm로 다듬고, 한 번에 네 시간을 넘기지 마세요.', 'The first time, let the whole surface melt: one or two hours. Trim the wick to 5 mm before each lighting and stop after four hours.'])
const CAUTIONS: Both = ['타는 동안 자리를 비우지 마세요. 어린이와 반려동물이 닿지 않는 곳, 커튼과 바람에서 30 cm 넘게 떨어진 평평한 곳에서 쓰고 왁스가 1 cm 남으면 멈추세요. 환기가 되는 곳에서 사용하세요', 'Never leave burning unattended. Keep from children and pets, 30 cm from curtains and draughts, on a level surface; stop at 1 cm of wax. Use where air can circulate']

type Candle = Omit<Sheet, 'ca' | 'notice'> & { ca?: number; unscented?: boolean }

export function candle({ unscented, sections, ...sheet }: Candle): SeedItem {
  return item({
    ca: 201, addOns: FOR_CANDLE, ...sheet, sections: [...(sections ?? []), BURN],
    notice: household({
      kind: [`${sheet.name[0]} (향초)`, `${sheet.name[1]} (candle)`],
      form: ['실내용 초, 고체', 'Candle for indoor use, solid'],
      amount: ['옵션에 적힌 중량·개수', 'Weight or count as stated in the option'],
      names: unscented ? ['소이왁스, 비즈왁스, 면 심지', 'Soy wax, beeswax, cotton wick'] : ['소이왁스, 향료(리날룰, 리모넨, 시트로넬올 함유), 면 심지', 'Soy wax, fragrance (contains linalool, limonene, citronellol), cotton wick'],
      cautions: CAUTIONS,
    }),
  })
}
