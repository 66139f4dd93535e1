/** Whether the page was opened under an old name of the shop, with or without www. */
export function isOldHost(hostname: string, old_hosts: readonly string[]): boolean {
  const bare = (host: string) => host.toLowerCase().replace(/^www\./, '')
  return old_hosts.some((old) => bare(old) === bare(hostname))
}
