import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Inline } from '#components/layout'
import { Section } from '#components/section'
import { TextField } from '#components/text-field'
import type { ConditionGroup } from '#lib/condition-tree'
import { WhyPanel } from '#features/segments/why'
import { messages } from './segment-preview.messages.ts'
import { Wide } from '#features/segments/layout'

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
    <Section title={intl.formatMessage(messages.why)}>
      <Inline align="start">
        <Wide>
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
        </Wide>
        <Button onClick={ask}>{intl.formatMessage(messages.whyAsk)}</Button>
      </Inline>
      {asked === undefined ? null : (
        <WhyPanel conditions={conditions} timezone={timezone} who={{ email: asked }} />
      )}
    </Section>
  )
}
