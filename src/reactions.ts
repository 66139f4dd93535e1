import type { Reaction } from './platform/react.ts'
import { refreshAllTiles } from './shop/catalog/service.ts'
import { tellOf } from './shop/notification/service/tell.ts'
import { notifiedEvents } from './shop/notification/templates/index.ts'

/** When this happens, that follows: after the commit, tried again until it works. */
export const reactions: Reaction[] = [
  { name: 'telling whom it concerns', on: notifiedEvents, follow: tellOf },
  {
    name: 'dollar prices of the lists follow the rate',
    on: ['setting.saved'],
    follow: async (ctx, happened) => {
      if (happened.subject === 'payment') await refreshAllTiles(ctx)
    },
  },
]
