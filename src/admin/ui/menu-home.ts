import { useRef, useState } from 'react'

/** Where a menu opens: within the landmark of its button, so that whoever goes from landmark to landmark does not lose it. */
export function useMenuHome() {
  const trigger = useRef<HTMLButtonElement>(null)
  const [home, setHome] = useState<HTMLElement>()
  // within a dialog it opens where dialogs do, or it would be cut with it
  const onOpenChange = () => setHome(trigger.current?.closest<HTMLElement>('main') ?? undefined)
  return { trigger, home, onOpenChange }
}
