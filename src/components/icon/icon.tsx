import type { LucideIcon } from 'lucide-react'
import * as styles from './icon.css.ts'

export const iconSizes = ['small', 'medium', 'large'] as const

export interface IconProps {
  /** The drawing, from lucide-react. */
  of: LucideIcon
  /** 'medium' is 16 px, that of text. @default 'medium' */
  size?: (typeof iconSizes)[number]
  /** Only for a drawing that says something the text beside it does not. @default hidden from screen readers */
  label?: string
}

/** A drawing in the colour of the text around it. */
export function Icon({ of: Drawing, size = 'medium', label }: IconProps) {
  return (
    <Drawing
      className={styles.root}
      data-size={size}
      strokeWidth={1.75}
      aria-hidden={label === undefined || undefined}
      aria-label={label}
      role={label === undefined ? undefined : 'img'}
    />
  )
}
