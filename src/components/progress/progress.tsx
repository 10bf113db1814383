import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useId, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Stack } from '#components/layout'
import * as shared from '#styles/track.css'
import * as styles from './progress.css.ts'

export interface ProgressProps {
  /** What goes on. */
  label: ReactNode
  /** How much is done, from 0 to `max`. */
  value: number
  /** @default 100 */
  max?: number
  /** What is shown and read instead of per cent: '1,200 of 12,480 rows'. */
  valueText?: string
  /** @default 'accent' */
  tone?: 'accent' | 'success' | 'warning' | 'danger'
}

/** How far a work of known size has come. */
export function Progress({ label, value, max = 100, valueText, tone = 'accent' }: ProgressProps) {
  const intl = useIntl()
  const id = useId()
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  const text = valueText ?? intl.formatNumber(share, { style: 'percent', roundingMode: 'floor' })
  return (
    <Stack gap={2}>
      <div className={shared.words}>
        <span id={id}>{label}</span>
        <span className={shared.value}>{text}</span>
      </div>
      <div
        className={styles.track}
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(max, Math.max(0, value))}
        aria-valuetext={text}
      >
        <div
          className={styles.bar}
          data-tone={tone}
          style={assignInlineVars({ [shared.share]: String(share) })}
        />
      </div>
    </Stack>
  )
}
