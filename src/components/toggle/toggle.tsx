import type { ComponentProps, ReactNode } from 'react'
import { Tooltip } from '#components/tooltip'
import * as styles from './toggle.css.ts'

export const toggleSizes = ['small', 'medium', 'large'] as const

export interface ToggleProps extends Omit<
  ComponentProps<'button'>,
  'className' | 'style' | 'children' | 'disabled' | 'aria-label' | 'aria-pressed' | 'type'
> {
  /** What is switched on; it stays the same when pressed. */
  label: string
  /** Before the label. */
  icon?: ReactNode
  /** Only the icon is shown; the label is its name and its tooltip. @default false */
  labelHidden?: boolean
  /** Whether it is on. */
  pressed: boolean
  /** It was pressed. */
  onPressedChange: (pressed: boolean) => void
  /** @default medium */
  size?: (typeof toggleSizes)[number]
  /** Stays focusable, so that the reason can be read. @default false */
  disabled?: boolean
}

/** A button that stays pressed: a way to see or to write, on until it is pressed again. */
export function Toggle({
  label,
  icon,
  labelHidden = false,
  pressed,
  onPressedChange,
  size = 'medium',
  disabled = false,
  onClick,
  ...rest
}: ToggleProps) {
  return (
    <Tooltip text={labelHidden ? label : undefined}>
      <button
        {...rest}
        type="button"
        className={styles.root}
        data-size={size}
        data-drawing={labelHidden || undefined}
        aria-label={labelHidden ? label : undefined}
        aria-pressed={pressed}
        aria-disabled={disabled || undefined}
        onClick={(event) => {
          if (disabled) return
          onClick?.(event)
          onPressedChange(!pressed)
        }}
      >
        {icon}
        {labelHidden ? null : label}
      </button>
    </Tooltip>
  )
}
