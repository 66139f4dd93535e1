import type { ApplicationKind, ApplicationState } from '#shop/application/contract.ts'
import { stateWord } from '#shop/application/rules.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { useT } from '#ui/language.tsx'

const tones: Record<ApplicationState, BadgeTone> = {
  received: 'info',
  reviewing: 'wait',
  need_more: 'bad',
  quoted: 'wait',
  confirmed: 'done',
  approved: 'done',
  rejected: 'plain',
  withdrawn: 'plain',
  suspended: 'plain',
}

export function ApplicationBadge({
  kind,
  state,
}: {
  kind: ApplicationKind
  state: ApplicationState
}) {
  const t = useT()
  return <Badge tone={tones[state]}>{t(stateWord(kind, state))}</Badge>
}
