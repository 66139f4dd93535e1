import { redirectDocument } from 'react-router'
import { lostAddress } from './paths.ts'

/** `none`: no script of another house runs here; `finder`: that of the post codes alone; `shop`: of every service that has its key. */
export type PageHosts = 'none' | 'finder' | 'shop'

/** Where passwords are typed, and at the desk, nothing of others runs; the desk finds addresses where it types them. */
export function hostsOn(path: string): PageHosts {
  if (/^\/admin\/(phone-order|orders\/[^/]+\/edit)\/?$/.test(path)) return 'finder'
  return /^\/(admin|login|forgot-password|shop\/reset)(\/|$)/.test(path) ? 'none' : 'shop'
}

/** Whether a page may stand in a document that was opened at `opened`: what a document lets in stays as long as it does. */
export function fitsInto(path: string, opened: string): boolean {
  // what could not be found is told where it was asked for, and asks for nothing of others
  if (path === lostAddress) return true
  const [wanted, given] = [hostsOn(path), hostsOn(opened)]
  // at the desk one goes on where one is: a word of what was done stands there
  return wanted === given || (wanted === 'none' && given === 'finder')
}

let opened: string | null = null

/** A page that does not fit into this document comes as a document of its own. */
export async function ownDocument({ request }: { request: Request }, next: () => Promise<unknown>) {
  opened ??= window.location.pathname
  if (!fitsInto(new URL(request.url).pathname, opened)) throw redirectDocument(request.url)
  return next()
}
