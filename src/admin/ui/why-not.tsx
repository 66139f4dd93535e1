type Blocked = { word: string; reason: string }

/** Why some steps cannot be taken, each reason once: a grey button tells a finger nothing. */
export function WhyNot({ id, blocked }: { id: string; blocked: readonly Blocked[] }) {
  const reasons = [...new Set(blocked.map(({ reason }) => reason))]
  if (!reasons.length) return null
  return (
    <ul id={id} className="mt-3 grid gap-0.5 text-caption leading-normal text-ink-500">
      {reasons.map((reason) => (
        <li key={reason}>
          <span className="font-medium text-ink-700">
            {blocked
              .filter((one) => one.reason === reason)
              .map(({ word }) => word)
              .join(', ')}
          </span>{' '}
          · {reason}
        </li>
      ))}
    </ul>
  )
}
