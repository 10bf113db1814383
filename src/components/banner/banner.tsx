import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { Text } from '#components/text'
import { intoView } from '#lib/into-view'
import { messages } from './banner.messages.ts'
import * as styles from './banner.css.ts'

export const bannerKinds = ['info', 'success', 'warning', 'danger'] as const

const drawings = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

export interface BannerProps {
  /** Chooses colour and drawing; 'danger' interrupts screen readers. @default 'info' */
  kind?: (typeof bannerKinds)[number]
  /** Short, in bold, above the rest. */
  title?: ReactNode
  /** What is so, in a sentence or two. */
  children: ReactNode
  /** A button or link that answers what the banner says. */
  action?: ReactNode
  /** With it the banner can be put away. */
  onDismiss?: () => void
  /** It answers what was just done: where it is out of sight it is scrolled to. @default false */
  answers?: boolean
}

/** Something about this page that stays until it is no longer so. For what just happened use a toast. */
export function Banner({ kind = 'info', title, children, action, onDismiss, answers }: BannerProps) {
  const intl = useIntl()
  return (
    <div
      ref={answers ? intoView : undefined}
      className={styles.root}
      data-kind={kind}
      role={kind === 'danger' ? 'alert' : 'status'}
    >
      <span className={styles.drawing}>
        <Icon of={drawings[kind]} />
      </span>
      <div className={styles.words}>
        {title === undefined ? null : (
          <Text as="p" weight="semibold">
            {title}
          </Text>
        )}
        <div>{children}</div>
      </div>
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
      {onDismiss === undefined ? null : (
        <IconButton
          label={intl.formatMessage(messages.dismiss)}
          icon={<Icon of={X} />}
          size="small"
          onClick={onDismiss}
        />
      )}
    </div>
  )
}
