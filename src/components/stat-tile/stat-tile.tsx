import ArrowDownRight from 'lucide-react/icons/arrow-down-right'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import Minus from 'lucide-react/icons/minus'
import RotateCw from 'lucide-react/icons/rotate-cw'
import type { ReactNode } from 'react'
import { useIntl, type FormatNumberOptions } from 'react-intl'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { Skeleton } from '#components/skeleton'
import { Text } from '#components/text'
import { VisuallyHidden } from '#components/visually-hidden'
import { shareText } from '#lib/share-text'
import { messages } from './stat-tile.messages.ts'
import { directionOf, toneOf } from './stat-tile.model.ts'
import * as styles from './stat-tile.css.ts'

export interface StatTileProps {
  /** What the figure is: 'Open rate'. */
  label: string
  /** The figure; null where there is none yet, undefined while it is on its way. */
  value: number | null | undefined
  /** How the figure is written. @default a plain number */
  format?: FormatNumberOptions
  /** How it has changed, as a share: 0.12 is 12 % more, or 12 points more. */
  change?: number | undefined
  /** An amount changes by per cent, a rate by points. @default 'percent' */
  changeUnit?: 'percent' | 'points'
  /** Since when: 'from last month'. */
  since?: string
  /** Which way is welcome; it gives the colour. @default 'up' */
  better?: 'up' | 'down' | 'neither'
  /** A small drawing of its course, such as a Sparkline. */
  trend?: ReactNode
  /** It could not be loaded: only this tile says so. */
  failed?: boolean
  /** Tries again, where the figure failed. */
  onRetry?: (() => void) | undefined
}

const drawings = { up: ArrowUpRight, down: ArrowDownRight, same: ArrowRight }
/** Smaller changes are written as 0 and are none. Small rates such as that of bounces move by hundredths of a point. */
const LEAST_CHANGE = { percent: 0.0005, points: 0.00005 } as const
const POINTS_DIGITS = 2

/** Characters of a figure that a tile on a phone has room for, beside another tile. */
const ROOM = 10

/** Smaller where it would break between two digits: 110,000,000. */
const Figure = ({ text }: { text: string }) => (text.length > ROOM ? <Text size={20}>{text}</Text> : text)

/** One figure, and how it has changed. Several stand in a grid; each loads and fails by itself. */
export function StatTile({
  label,
  value,
  format,
  change,
  changeUnit = 'percent',
  since,
  better = 'up',
  trend,
  failed = false,
  onRetry,
}: StatTileProps) {
  const intl = useIntl()
  const direction = change === undefined ? undefined : directionOf(change, LEAST_CHANGE[changeUnit])
  const size = Math.abs(change ?? 0)
  const changed =
    changeUnit === 'percent'
      ? intl.formatNumber(size, { style: 'percent', maximumFractionDigits: 1 })
      : intl.formatMessage(messages.points, {
          points: intl.formatNumber(size * 100, { maximumFractionDigits: POINTS_DIGITS }),
        })
  const there = !failed && value !== undefined && value !== null
  return (
    <dl className={styles.root} aria-busy={!failed && value === undefined}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.figure} data-quiet={failed || undefined}>
        {failed ? (
          <>
            {intl.formatMessage(messages.failed)}
            {onRetry ? (
              <IconButton
                label={intl.formatMessage(messages.retry, { label })}
                icon={<Icon of={RotateCw} size="small" />}
                size="small"
                onClick={onRetry}
              />
            ) : null}
          </>
        ) : value === undefined ? (
          <span className={styles.wait}>
            <Skeleton shape="title" />
            <VisuallyHidden>{intl.formatMessage(messages.loading)}</VisuallyHidden>
          </span>
        ) : value === null ? (
          <>
            <Icon of={Minus} />
            <VisuallyHidden>{intl.formatMessage(messages.none)}</VisuallyHidden>
          </>
        ) : (
          <Figure text={shareText(intl, value, format ?? {})} />
        )}
      </dd>
      {direction === undefined && since === undefined ? null : (
        <dd className={styles.change}>
          {there && direction !== undefined ? (
            <span className={styles.way} data-tone={toneOf(direction, better)}>
              <Icon of={drawings[direction]} size="small" />
              {direction === 'same'
                ? intl.formatMessage(messages.same)
                : intl.formatMessage(messages[direction], { change: changed })}
            </span>
          ) : null}
          {there && since !== undefined ? <span>{since}</span> : null}
        </dd>
      )}
      {trend === undefined ? null : <dd className={styles.trend}>{trend}</dd>}
    </dl>
  )
}
