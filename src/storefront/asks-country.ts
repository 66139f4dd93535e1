/** Where goods are looked at and chosen, whose dates and costs the country decides; forms, orders and classes are not interrupted. */
export function asksCountryOn(pathname: string): boolean {
  return /^\/(?:$|(?:shop\/(?:category|best-seller|new-item|search|product|cart)|contents\/(?:promotion|select|diy)|customer\/shipment-cost)(?:\/|$))/.test(
    pathname,
  )
}
