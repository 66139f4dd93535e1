import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  // a loader of its own is a file of its own, for a round trip that its page's file takes anyway
  splitRouteModules: false,
} satisfies Config
