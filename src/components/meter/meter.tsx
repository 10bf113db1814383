import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { shareText } from '#lib/share-text'
import { levelOf, type MeterLevels } from './meter.model.ts'
import * as shared from '#styles/track.css'
import * as styles from './meter.css.ts'

export interface MeterProps {
  /** What is measured. */
  label: string
  /** How much, from 0 to `max`. */
  value: number
  /** @default 1 */
  max?: number
  /** Where it begins to be a warning, and a danger. Larger is worse unless `danger` is below `warning`. */
  levels?: MeterLevels
  /** What is shown and read in place of per cent: '4 of 10,000 mails'. */
  valueText?: string
}

/** How much of something there is: a quota, a score, a rate. For work that goes on use progress. */
export function Meter({ label, value, max = 1, levels, valueText }: MeterProps) {
  const intl = useIntl()
  const id = useId()
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  const text = valueText ?? shareText(intl, share)
  return (
    <div className={styles.root} data-level={levelOf(value, levels)}>
      <div className={shared.words}>
        <span id={id}>{label}</span>
        <span className={styles.value}>{text}</span>
      </div>
      <div
        className={styles.track}
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(max, Math.max(0, value))}
        aria-valuetext={text}
      >
        <div className={styles.bar} style={assignInlineVars({ [shared.share]: String(share) })} />
      </div>
    </div>
  )
}
