/** A template's title without what differs from one to the next: left out at its beginning and its end, and … within it. */
export function plainTitle(title: string): string {
  const plain = title
    .replace(/^(\{\w+\})+(을\(를\)|이\(가\)|님의|님|[을를이가은는에의:])?\s*/, '')
    .replace(/\s*\(\{\w+\}\)/, '')
    .replace(/[:：]?\s*(\{\w+\})+$/, '')
    .replace(/(\{\w+\})+(을\(를\)|이\(가\))?/g, '…')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}
