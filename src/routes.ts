import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every page a person can visit. */
export default [layout('storefront/frame.tsx', [index('storefront/pages/home.tsx'), route('*', 'storefront/pages/not-found.tsx')])] satisfies RouteConfig
