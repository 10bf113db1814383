import type { ReactNode } from 'react'
import { Anchor, type AnchorProps } from '#components/link'
import type { ButtonProps } from './button.tsx'
import * as styles from './button.css.ts'

export interface LinkButtonProps extends Omit<AnchorProps, 'className' | 'style' | 'children'> {
  /** Where it goes, in words. */
  children: ReactNode
  /** As of a button. @default 'neutral' */
  tone?: ButtonProps['tone']
  /** @default 'medium' */
  size?: ButtonProps['size']
  /** Shown before the text. */
  icon?: ReactNode
  /** Leaves the app in this tab: a full page navigation. */
  external?: boolean
  /** Says that the way is being gone; a second press does nothing. */
  busy?: boolean
}

/** Goes somewhere and looks like a button: the primary action of a screen that is another screen. */
export function LinkButton({
  children,
  tone = 'neutral',
  size = 'medium',
  icon,
  external = false,
  busy = false,
  onClick,
  ...rest
}: LinkButtonProps) {
  const Element = external ? 'a' : Anchor
  return (
    <Element
      {...rest}
      className={styles.root}
      data-tone={tone}
      data-size={size}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <span className={styles.spinner} aria-hidden /> : icon}
      <span className={styles.label}>{children}</span>
    </Element>
  )
}
