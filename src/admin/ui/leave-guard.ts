import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { useDialog } from '#ui/dialogs.tsx'
import { useT } from '#ui/language.tsx'

/** Leaving a form with unsaved changes asks once. What was typed stays in this browser either way. */
export function useLeaveGuard(dirty: boolean): { letGo: () => void } {
  const t = useT()
  const dialog = useDialog()
  const free = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty &&
      !free.current &&
      (currentLocation.pathname !== nextLocation.pathname ||
        currentLocation.search !== nextLocation.search),
  )

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    let asked = true
    void dialog
      .confirm(
        t(
          '저장하지 않은 내용이 있어요. 이 화면을 떠날까요? 적던 내용은 이 브라우저에 남아 있어요.',
        ),
        { title: t('저장하지 않은 내용'), yes: t('떠나기'), no: t('계속 적기') },
      )
      .then((yes) => {
        if (!asked) return
        if (yes) blocker.proceed()
        else blocker.reset()
      })
    return () => {
      asked = false
    }
  }, [blocker, dialog, t])

  useEffect(() => {
    if (!dirty) return
    const warn = (event: BeforeUnloadEvent) => {
      if (!free.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [dirty])

  return {
    letGo: () => {
      free.current = true
    },
  }
}
