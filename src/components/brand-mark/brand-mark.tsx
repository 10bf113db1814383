import * as styles from './brand-mark.css.ts'

export const brandMarkSizes = ['small', 'medium', 'large'] as const

export interface BrandMarkProps {
  /** @default 'medium' */
  size?: (typeof brandMarkSizes)[number]
}

/** The product's mark: a letter, closed with a vermilion seal. The product's name stands beside it in text. */
export function BrandMark({ size = 'medium' }: BrandMarkProps) {
  return (
    <svg className={styles.root} data-size={size} viewBox="0 0 32 32" aria-hidden>
      <rect className={styles.paper} x="2" y="6" width="28" height="20" rx="4" />
      <path className={styles.fold} d="M4 9.5 16 18 28 9.5" />
      <circle className={styles.seal} cx="23" cy="21" r="5" />
    </svg>
  )
}
