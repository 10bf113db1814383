import type { ComponentProps, ReactNode } from 'react'
import { Spinner } from '#components/spinner'
import { Tooltip, type TooltipProps } from '#components/tooltip'
import * as styles from './icon-button.css.ts'

export const iconButtonTones = ['quiet', 'neutral', 'danger'] as const
export const iconButtonSizes = ['small', 'medium', 'large'] as const

export interface IconButtonProps extends Omit<
  ComponentProps<'button'>,
  'className' | 'style' | 'children' | 'disabled' | 'aria-label'
> {
  /** What it does, in words: its name for screen readers and its tooltip. */
  label: string
  /** Its drawing, an Icon. */
  icon: ReactNode
  /** @default 'quiet' */
  tone?: (typeof iconButtonTones)[number]
  /** @default 'medium' */
  size?: (typeof iconButtonSizes)[number]
  /** Says more than the label, such as why it is disabled. @default the label */
  tooltip?: string
  /** @default 'top' */
  tooltipSide?: TooltipProps['side']
  /** Says that the work goes on and lets nobody start it twice. */
  busy?: boolean
  /** It can be reached, its tooltip can say why, and it does nothing. */
  disabled?: boolean
}

/** A button without words for an action everyone knows by its drawing: close, more, copy. */
export function IconButton({
  label,
  icon,
  tone = 'quiet',
  size = 'medium',
  tooltip = label,
  tooltipSide = 'top',
  busy = false,
  disabled = false,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps) {
  const inert = busy || disabled
  return (
    <Tooltip text={tooltip} side={tooltipSide}>
      <button
        {...rest}
        type={inert ? 'button' : type}
        className={styles.root}
        data-tone={tone}
        data-size={size}
        aria-label={label}
        aria-disabled={inert || undefined}
        aria-busy={busy || undefined}
        onClick={inert ? (event) => event.preventDefault() : onClick}
      >
        {busy ? <Spinner /> : icon}
      </button>
    </Tooltip>
  )
}
