import type { ReactNode } from 'react'
import { Anchor } from '#components/link'
import { Text } from '#components/text'
import type { Hue } from '#lib/hue'
import * as styles from './rail.css.ts'

export interface RailLinkProps {
  href: string
  current: boolean
  first?: boolean
  label: string
  colour?: Hue
  count?: ReactNode
}

/** An entry of the rail. */
export function RailLink({ href, current, first = false, label, colour, count }: RailLinkProps) {
  return (
    <Anchor
      className={styles.place}
      href={href}
      aria-current={current ? 'page' : undefined}
      data-place
      tabIndex={current || first ? 0 : -1}
    >
      {colour === undefined ? null : <span className={styles.dot[colour]} />}
      <span className={styles.name}>{label}</span>
      <Text tone="muted">{count}</Text>
    </Anchor>
  )
}
