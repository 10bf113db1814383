import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useApi } from '#api/core'
import { Button } from '#components/button'
import { Inline } from '#components/layout'
import { ConditionRow } from '#features/segments'
import { problemsOf, type ConditionProblem, type LeafCondition } from '#lib/condition-tree'
import { messages } from './contact-filters.messages.ts'
import * as styles from './filters.css.ts'

export interface FilterFormProps {
  condition: LeafCondition
  onApply: (condition: LeafCondition) => void
  close: () => void
}

/** What one filter asks for, in its chip: applied as a whole, or not at all. */
export function FilterForm({ condition: before, onApply, close }: FilterFormProps) {
  const { clock } = useApi()
  const intl = useIntl()
  const [condition, setCondition] = useState(before)
  const [problem, setProblem] = useState<ConditionProblem>()
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const context = { now: clock.now(), timezone: intl.timeZone ?? 'UTC' }
        const [first] = problemsOf(condition, context)
        setProblem(first)
        if (first) return
        onApply(condition)
        close()
      }}
    >
      <ConditionRow
        condition={condition}
        problem={problem}
        onChange={(next) => {
          setCondition(next)
          setProblem(undefined)
        }}
      />
      <Inline justify="end">
        <Button size="small" onClick={close}>
          {intl.formatMessage(messages.cancel)}
        </Button>
        <Button size="small" type="submit" tone="primary">
          {intl.formatMessage(messages.apply)}
        </Button>
      </Inline>
    </form>
  )
}
