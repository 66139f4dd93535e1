import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from './class-names.ts'

export type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  /** what it does; read aloud and shown on hover */
  label: string
  icon: ReactNode
  /** a heart that is on, a filter that is open */
  pressed?: boolean
  framed?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** 44 × 44, a 20 or 24 px icon in the middle. */
export function IconButton({
  label,
  icon,
  pressed,
  framed = false,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      className={cx(
        'inline-grid size-11 shrink-0 place-items-center rounded-card transition-colors duration-[120ms] hover:bg-paper-100',
        framed && 'border border-control bg-paper-0',
        className,
      )}
    >
      {icon}
    </button>
  )
}
