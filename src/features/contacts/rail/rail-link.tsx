import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReactNode } from 'react'
import { Anchor } from '#components/link'
import { vars } from '#styles/theme.css'
import * as styles from './rail.css.ts'

export interface RailLinkProps {
  href: string
  current: boolean
  first?: boolean
  label: string
  /** The name of a hue. */
  colour?: string
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
      {colour === undefined ? null : (
        <span
          className={styles.dot}
          style={assignInlineVars({ [styles.colour]: hues[colour] ?? vars.colour.textMuted })}
        />
      )}
      <span className={styles.name}>{label}</span>
      <span className={styles.count}>{count}</span>
    </Anchor>
  )
}

/** The hues that segments and lists are given, in the colours of the theme. */
const hues: Readonly<Record<string, string | undefined>> = {
  green: vars.colour.success.fg,
  teal: vars.colour.success.fg,
  amber: vars.colour.warning.fg,
  orange: vars.colour.warning.fg,
  yellow: vars.colour.warning.fg,
  red: vars.colour.danger.fg,
  pink: vars.colour.danger.fg,
  blue: vars.colour.info.fg,
  purple: vars.colour.accent,
  indigo: vars.colour.accent,
}
