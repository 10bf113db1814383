import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { TextField } from '#components/text-field'
import type { ConditionGroup } from '#lib/condition-tree'
import { WhyPanel } from '#features/segments/why'
import { messages } from './segment-preview.messages.ts'
import * as layout from '#features/segments/layout'
import * as styles from './segment-sheet.css.ts'

export interface SegmentWhyProps {
  conditions: ConditionGroup
  timezone: string
}

/** Asks why somebody is found by the conditions as they stand, or is not. */
export function SegmentWhy({ conditions, timezone }: SegmentWhyProps) {
  const intl = useIntl()
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState<string>()
  const ask = () => {
    if (typed.trim() !== '') setAsked(typed.trim())
  }
  return (
    <section className={layout.stack}>
      <h3 className={styles.heading}>{intl.formatMessage(messages.why)}</h3>
      <div className={layout.line}>
        <div className={layout.wide}>
          <TextField
            label={intl.formatMessage(messages.whyEmail)}
            labelHidden
            placeholder={intl.formatMessage(messages.whyEmail)}
            type="email"
            value={typed}
            onValueChange={setTyped}
            onEnter={ask}
            autoComplete="off"
          />
        </div>
        <Button onClick={ask}>{intl.formatMessage(messages.whyAsk)}</Button>
      </div>
      {asked === undefined ? null : (
        <WhyPanel conditions={conditions} timezone={timezone} who={{ email: asked }} />
      )}
    </section>
  )
}
