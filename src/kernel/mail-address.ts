export const longestMail = 100

const local = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const label = /^[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u

/**
 * Why this is not the address of one person; null when it is. Neither a list (`a,b@c.co`), nor a name with its address
 * (`Ada <a@b.co>`), nor what mail programs read as a remark or a quotation: each of them may send what is meant for one to another.
 */
export function whyBadMail(typed: string): [phrase: string] | null {
  const mail = typed.trim()
  if (!mail) return ['메일 주소를 적어 주세요.']
  if (mail.length > longestMail) return ['메일 주소는 100자까지예요.']
  if (!mail.includes('@')) return ['메일 주소에 @가 빠졌어요. 예: name@example.com']
  return isMail(mail) ? null : ['메일 주소 형식이 아니에요. 예: name@example.com']
}

export function isMail(typed: string): boolean {
  const [name = '', domain = '', ...more] = typed.trim().split('@')
  if (more.length || name.length > 64 || !local.test(name)) return false
  const labels = domain.split('.')
  const last = labels.at(-1) ?? ''
  if (labels.length < 2 || last.length < 2 || /^\d+$/.test(last)) return false
  return labels.every((one) => one.length <= 63 && label.test(one)) && hasHost(domain)
}

/** A domain in any script is one that has a form for the wire. */
function hasHost(domain: string): boolean {
  try {
    return new URL(`http://${domain}`).hostname.length <= 253
  } catch {
    return false
  }
}
