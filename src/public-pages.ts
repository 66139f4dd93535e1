/** Pages that are the same for everyone in one language, currency and device class. */
export const publicPages = [
  /^\/$/,
  /^\/shop\/(category|product)\/[^/]+$/,
  /^\/shop\/(best-seller|new-item|search)$/,
  /^\/(login|login\/kakao|login\/network-error|register|forgot-password|shop\/reset)$/,
  /^\/customer\/notice(\/\d+)?$/,
  /^\/customer\/product-(inquiry|review)$/,
  /^\/customer\/shipment-cost$/,
  /^\/tssa\/(main|about|class-product|category|studio|books|notice|(product|notice)\/\d{1,15})$/,
  /^\/contents\/[a-z\d-]{1,60}(\/\d{1,15})?$/,
]

/** What a page asks for while it stands (`.data`) is its visitor's own. */
export function isPublicPage(path: string): boolean {
  return !path.endsWith('.data') && publicPages.some((pattern) => pattern.test(path))
}

/** Those that show dates and seats, which move with every booking. */
export const classPages = /^\/(tssa\/.+)?$/
