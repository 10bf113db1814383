import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { Anchor } from '#components/link'
import { Tooltip } from '#components/tooltip'
import { messages } from './collapsible-nav.messages.ts'
import * as styles from './collapsible-nav.css.ts'

/** One place to go. */
export interface NavEntry {
  id: string
  label: string
  href: string
  /** All that is seen of it while the navigation is collapsed. */
  icon: ReactNode
  /** One is where the reader is. @default false */
  current?: boolean
  /** A short word or a count at the end: Soon, 12. It belongs to the name of the entry. */
  badge?: ReactNode
  /** Can be reached and read, and goes nowhere. @default false */
  disabled?: boolean
}

export interface CollapsibleNavProps {
  /** Names it among the navigations of the page. */
  label: string
  /** Where one can go, in order. */
  entries: readonly NavEntry[]
  /** Only the drawings, 68 px wide instead of 230 (SPEC.md 9). The owner holds and remembers it. */
  collapsed: boolean
  /** Somebody wants it collapsed, or wide again. */
  onCollapsedChange: (collapsed: boolean) => void
  /** Above the entries: a switcher, the brand. */
  head?: ReactNode
  /** Below them, beside the button that collapses: the account. */
  foot?: ReactNode
}

/** The main navigation at the left of a wide page. */
export function CollapsibleNav({
  label,
  entries,
  collapsed,
  onCollapsedChange,
  head,
  foot,
}: CollapsibleNavProps) {
  const intl = useIntl()
  return (
    <div className={styles.root} data-collapsed={collapsed || undefined}>
      {head}
      <nav className={styles.links} aria-label={label}>
        {entries.map((entry) => (
          <Tooltip key={entry.id} text={collapsed ? entry.label : undefined} side="right">
            <Entry entry={entry} />
          </Tooltip>
        ))}
      </nav>
      <div className={styles.bottom} data-collapsed={collapsed || undefined}>
        {foot === undefined ? null : <div className={styles.foot}>{foot}</div>}
        <IconButton
          label={intl.formatMessage(collapsed ? messages.expand : messages.collapse)}
          icon={<Icon of={collapsed ? PanelLeftOpen : PanelLeftClose} />}
          aria-expanded={!collapsed}
          tooltipSide="right"
          onClick={() => onCollapsedChange(!collapsed)}
        />
      </div>
    </div>
  )
}

function Entry({
  entry: { label, href, icon, current = false, badge, disabled = false },
}: {
  entry: NavEntry
}) {
  const content = (
    <>
      {icon}
      <span className={styles.words}>{label}</span>
      {badge === undefined ? null : <span className={styles.badge}>{badge}</span>}
    </>
  )
  return disabled ? (
    <span className={styles.link} role="link" aria-disabled="true" tabIndex={0}>
      {content}
    </span>
  ) : (
    <Anchor className={styles.link} href={href} aria-current={current ? 'page' : undefined}>
      {content}
    </Anchor>
  )
}
