import { adminPaths } from '#kernel/admin-paths.ts'
import type { Ctx } from '#platform/context.ts'
import type { Happened } from '#platform/react.ts'
import type { Kind } from '#shop/notification/templates/index.ts'
import type { Facts } from './facts.ts'
import { payloadWords } from './payload-words.ts'

const links: Record<string, () => string> = {
  'house.disk': () => adminPaths.health(),
  'house.backup_failed': () => adminPaths.backups(),
  'house.card_testing': () => adminPaths.payments(),
  'house.holds': () => adminPaths.orders({ od_status: '주문' }),
}

/** Of the house itself: it concerns the staff and nobody else. */
export async function aboutHouse(_ctx: Ctx, kind: Kind, happened: Happened): Promise<Facts | null> {
  return {
    mb_id: null,
    mail: null,
    phone: null,
    lang: 'kr',
    words: payloadWords(kind, happened.payload),
    link: links[happened.name]?.() ?? adminPaths.health(),
    tables: () => [],
  }
}
