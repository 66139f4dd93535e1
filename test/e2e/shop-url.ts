let url = ''

/** Where the shop of this file is: each has its own, so that no journey meets what another did. */
export function shopUrl(): string {
  if (!url) throw new Error('no shop is open here')
  return url
}

export function tellShopUrl(opened: string) {
  url = opened
}
