import { useEffect, useRef, useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import { systemClock } from '#lib/clock'
import * as styles from './button.css.ts'

export const buttonTones = ['primary', 'neutral', 'quiet', 'danger', 'danger-quiet'] as const
export const buttonSizes = ['small', 'medium', 'large'] as const

export interface ButtonProps extends Omit<
  ComponentProps<'button'>,
  'className' | 'style' | 'children' | 'disabled'
> {
  /** A verb, and what it is done to. */
  children: ReactNode
  /** 'primary' is what the screen is for: one per view. */
  tone?: (typeof buttonTones)[number]
  /** @default 'medium' */
  size?: (typeof buttonSizes)[number]
  /** Shown before the text. */
  icon?: ReactNode
  /** Says that the work goes on and lets nobody start it twice. */
  busy?: boolean
  /** It can be reached and read, and does nothing. */
  disabled?: boolean
  /** Rests for so many ms after a press (CMP-23). */
  cooldown?: number
}

/** Starts something. For going somewhere use a link. Stays focusable while disabled, so that the reason can be read. */
export function Button({
  children,
  tone = 'neutral',
  size = 'medium',
  icon,
  busy = false,
  disabled = false,
  cooldown = 0,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const [resting, setResting] = useState(false)
  const endRest = useRef<() => void>(undefined)
  useEffect(() => () => endRest.current?.(), [])
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event)
    if (cooldown === 0) return
    setResting(true)
    endRest.current = systemClock.setTimeout(() => setResting(false), cooldown)
  }
  const inert = busy || disabled || resting
  return (
    <button
      {...rest}
      // A disabled submit button must not be pressed by Enter in a field either.
      type={inert ? 'button' : type}
      className={styles.root}
      data-tone={tone}
      data-size={size}
      aria-disabled={inert || undefined}
      aria-busy={busy || undefined}
      onClick={inert ? (event) => event.preventDefault() : press}
    >
      {busy ? <span className={styles.spinner} aria-hidden /> : icon}
      <span className={styles.label}>{children}</span>
    </button>
  )
}
