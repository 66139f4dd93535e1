import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

export type AccordionProps = {
  title: ReactNode
  children: ReactNode
  open?: boolean
  /** what is inside may wait until it is opened */
  onOpen?: () => void
  className?: string
}

/** Opens and closes without script, and is found by the browser's own search. */
export function Accordion({ title, children, open = false, onOpen, className }: AccordionProps) {
  return (
    <details
      open={open}
      onToggle={(event) => event.currentTarget.open && onOpen?.()}
      className={cx('group/acc', className)}
    >
      <summary className="flex min-h-12 items-center justify-between gap-3">
        {title}
        <ChevronDown
          aria-hidden="true"
          size={18}
          strokeWidth={1.5}
          className="shrink-0 text-control transition-transform duration-[200ms] group-open/acc:rotate-180"
        />
      </summary>
      {children}
    </details>
  )
}
