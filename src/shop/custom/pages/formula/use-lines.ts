import { useCallback, useState } from 'react'
import { useT } from '#ui/language.tsx'
import { useToast } from '#ui/toasts.tsx'
import { type Draft, type DraftLine, emptyLine, withFill, withShares } from './draft.ts'

type Change = (change: (draft: Draft) => Draft) => void

/** What happens to the lines of a formula; every function stays the same, so that other lines are not drawn again. */
export function useLines(change: Change, targetOf: (draft: Draft) => number) {
  const t = useT()
  const toast = useToast()
  const [together, setTogether] = useState(false)

  const setLine = useCallback(
    (key: number, part: Partial<DraftLine>) =>
      change((draft) => {
        const lines = draft.lines.map((line) => {
          if (line.key === key) return { ...line, ...part }
          // one line alone takes what is left
          return part.fills ? { ...line, fills: false } : line
        })
        const next = { ...draft, lines }
        return part.fills ? withFill(next, targetOf(next)) : next
      }),
    [change, targetOf],
  )
  const removeLine = useCallback(
    (key: number) =>
      change((draft) => ({ ...draft, lines: draft.lines.filter((line) => line.key !== key) })),
    [change],
  )
  const addLine = useCallback(
    () => change((draft) => ({ ...draft, lines: [...draft.lines, emptyLine()] })),
    [change],
  )
  const written = useCallback(
    (key: number) =>
      change((draft) => {
        const filled = withFill(draft, targetOf(draft))
        if (!together || draft.unit !== 'percent') return filled
        const next = withShares(filled, key)
        if (next) return next
        toast(t('잠근 재료 때문에 이 비율로는 100%를 맞출 수 없어요.'))
        return filled
      }),
    [change, targetOf, together, toast, t],
  )
  return { setLine, removeLine, addLine, written, together, setTogether }
}
