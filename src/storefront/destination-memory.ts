import { destinationCookie } from '#kernel/destination.ts'
import { rememberTyped } from './typed-before.ts'

/** Whether this browser was ever asked, or told, where its parcels go. */
export function hasDestination(): boolean {
  return document.cookie.split('; ').some((part) => part.startsWith(`${destinationCookie}=`))
}

/** For a year, read by the server with the next page. */
export function rememberDestination(country: string) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it with the next page; cookieStore is not in every browser
  document.cookie = `${destinationCookie}=${country}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`
}

/** Every page tells dates, costs and what can go for that country: it comes anew, with what was typed. */
export async function sendTo(country: string) {
  rememberDestination(country)
  await rememberTyped()
  location.reload()
}
