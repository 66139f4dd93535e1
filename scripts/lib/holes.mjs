const counts = new Set(['high', 'critical'])

/** Known holes that count, in words, of what `npm audit --json` answers; `excuses` says which of them do no harm here, and until when that is believed. */
export function judge(told, excuses, today) {
  if (!told?.vulnerabilities)
    throw new Error(
      `The registry told of no holes and of none being there: ${told?.message ?? 'no answer'}`,
    )
  return Object.values(told.vulnerabilities)
    .filter(
      ({ severity, via }) => counts.has(severity) && via.some((one) => typeof one === 'object'),
    )
    .flatMap(({ name, severity, via }) => {
      const excuse = excuses.find((one) => one.package === name)
      if (excuse && excuse.until >= today) return []
      const [{ title, url }] = via.filter((one) => typeof one === 'object')
      const late = excuse ? `; the excuse ended on ${excuse.until}` : ''
      return [`${name}: ${title} (${severity}, ${url})${late}`]
    })
    .sort()
}
