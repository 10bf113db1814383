import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReactNode, RefObject } from 'react'
import { useIntl } from 'react-intl'
import type { Moment } from './history.model.ts'
import { messages } from './history.messages.ts'
import * as styles from './history.css.ts'

export interface TimelineProps {
  moments: readonly Moment[]
  /** Which of them is shown. */
  value: number
  onValueChange: (value: number) => void
  /** When the moment was. */
  when: string
  /** What screen readers say of it. */
  spoken: string
  slider: RefObject<HTMLInputElement | null>
  /** Beside the time: what can be done with the moment. */
  action: ReactNode
}

/** A slider through the states of a draft, with a mark for each and a larger one for those with a name. */
export function Timeline({ moments, value, onValueChange, when, spoken, slider, action }: TimelineProps) {
  const intl = useIntl()
  const last = moments.length - 1
  return (
    <div className={styles.timeline}>
      <div className={styles.when}>
        <span>{when}</span>
        {action}
      </div>
      <div className={styles.track}>
        <input
          ref={slider}
          type="range"
          className={styles.slider}
          aria-label={intl.formatMessage(messages.point)}
          aria-valuetext={spoken}
          min={0}
          max={last}
          step={1}
          value={value}
          disabled={last === 0}
          onChange={(event) => onValueChange(event.currentTarget.valueAsNumber)}
        />
        <span className={styles.marks} aria-hidden>
          {last === 0
            ? null
            : moments.map(({ at, name }, place) => (
                <span
                  key={`${at} ${name ?? ''}`}
                  className={styles.mark}
                  data-named={name === undefined ? undefined : ''}
                  style={assignInlineVars({ [styles.place]: String(place / last) })}
                />
              ))}
        </span>
      </div>
    </div>
  )
}
