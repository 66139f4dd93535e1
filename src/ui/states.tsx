import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { cx } from './class-names.ts'
import { EmptyVessel, SpilledVessel } from './drawings.tsx'
import { useT } from './language.tsx'

type Props = {
  title: string
  children?: ReactNode
  /** one next act */
  action?: ReactNode
  drawing?: ReactNode
  level?: 1 | 2
  className?: string
}

/** Names the thing, says why it is not there, and offers one next act. */
export function EmptyState({
  title,
  children,
  action,
  drawing = <EmptyVessel />,
  level = 2,
  className,
}: Props) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div
      className={cx(
        'rise mx-auto flex max-w-[30em] flex-col items-center px-4 py-16 text-center desk:py-24',
        className,
      )}
    >
      {drawing}
      <Heading className="type-h2 mt-6">{title}</Heading>
      {children && <div className="mt-3 text-ink-700">{children}</div>}
      {action && <div className="mt-7 flex flex-wrap justify-center gap-2.5">{action}</div>}
    </div>
  )
}

/** Something broke on the way: says what, and offers to try again. */
export function ErrorState({
  title,
  children,
  onRetry,
  action,
  level,
  className,
}: Props & { onRetry?: () => void }) {
  const t = useT()
  return (
    <div role="alert">
      <EmptyState
        title={title}
        level={level}
        className={className}
        drawing={<SpilledVessel />}
        action={
          onRetry || action ? (
            <>
              {onRetry && <Button onClick={onRetry}>{t('다시 시도')}</Button>}
              {action}
            </>
          ) : undefined
        }
      >
        {children}
      </EmptyState>
    </div>
  )
}
