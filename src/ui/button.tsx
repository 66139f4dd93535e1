import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Link, type LinkProps } from 'react-router'
import { cx } from './class-names.ts'
import { useT } from './language.tsx'
import { Spinner } from './spinner.tsx'

export type ButtonLook = 'solid' | 'outline' | 'ghost' | 'danger' | 'paper'
export type ButtonSize = 48 | 44 | 56
type Style = { look?: ButtonLook; size?: ButtonSize; wide?: boolean }

const looks: Record<ButtonLook, string> = {
  solid:
    'bg-pine-600 text-white hover:bg-pine-700 hover:text-paper-0 active:bg-pine-800 active:text-white',
  outline: 'text-pine-700 inset-ring inset-ring-pine-700 hover:bg-pine-100 active:bg-pine-100',
  ghost: 'text-ink-900 hover:bg-paper-100 active:bg-paper-200',
  danger: 'text-bad inset-ring inset-ring-bad hover:bg-bad-100',
  paper: 'bg-paper-0 text-ink-900 hover:bg-paper-100',
}
const sizes: Record<ButtonSize, string> = {
  56: 'min-h-14 px-7 py-1 text-lead',
  48: 'min-h-12 px-6 py-1 text-plain',
  44: 'min-h-11 px-4 py-1 text-plain',
}

/** The look of a button for whatever else must look like one. */
export function buttonClass({ look = 'solid', size = 48, wide = false }: Style = {}): string {
  return cx(
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-card max-w-full font-semibold leading-tight text-balance select-none transition-colors duration-[120ms]',
    'aria-disabled:cursor-not-allowed disabled:bg-paper-200 disabled:text-ink-500 disabled:inset-ring-0 forced-colors:border',
    looks[look],
    sizes[size],
    wide && 'w-full',
  )
}

export type ButtonProps = Style &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    busy?: boolean
    children: ReactNode
    ref?: Ref<HTMLButtonElement>
  }

/** While `busy` it keeps its width and its focus, and takes no second press. */
export function Button({
  look,
  size,
  wide,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const t = useT()
  return (
    <button
      {...rest}
      type={type}
      className={cx(buttonClass({ look, size, wide }), 'relative', className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      <span className={cx('inline-flex items-center gap-2', busy && 'opacity-0')}>{children}</span>
      {busy && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
          <span className="sr-only">{t('잠시만 기다려 주세요.')}</span>
        </span>
      )}
    </button>
  )
}

export function ButtonLink({
  look,
  size,
  wide,
  className,
  ...rest
}: Style & LinkProps & { className?: string }) {
  return <Link {...rest} className={cx(buttonClass({ look, size, wide }), className)} />
}
