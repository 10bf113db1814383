import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { InlineError } from '#components/inline-error'
import { Inline, Stack } from '#components/layout'
import { LeaveGuard } from '#components/leave-guard'
import { Text } from '#components/text'
import { conditionSentence } from '#features/segments'
import { conditionProblems, ConditionTree } from '#features/segments/condition-editor'
import type { ConditionGroup } from '#lib/condition-tree'
import { systemClock } from '#lib/clock'
import type { Visibility } from '#mail/document'
import { useVisibilityWorld } from './use-visibility-world.ts'
import { isAlways, noConditions, visibilityOf } from './visibility.model.ts'
import { messages } from './visibility.messages.ts'

export interface ConditionFormProps {
  value: Visibility | undefined
  readOnly: boolean
  /** Undefined where there are none any more. */
  onApply: (value: Visibility | undefined) => void
  onCancel: () => void
}

/** The conditions of one part of a mail, with the sentence that says who sees it. */
export function ConditionForm({ value, readOnly, onApply, onCancel }: ConditionFormProps) {
  const intl = useIntl()
  const world = useVisibilityWorld()
  const [stored] = useState<ConditionGroup>(() => value ?? noConditions())
  const [draft, setDraft] = useState(stored)
  const [attempted, setAttempted] = useState(false)
  const { lists } = world
  const visibility = visibilityOf(draft)
  const problems = conditionProblems(draft, {
    now: systemClock.now(),
    timezone: intl.timeZone ?? 'UTC',
    ...(world.properties && { properties: world.properties }),
    hasList: (id) => lists === undefined || lists.some((list) => list.id === id),
  })
  const apply = () => {
    setAttempted(true)
    if (problems.length > 0 || !visibility) return
    onApply(isAlways(visibility) ? undefined : visibility)
  }
  return (
    <Stack>
      <LeaveGuard dirty={draft !== stored} discard={() => setDraft(stored)} />
      <Text as="p" weight="medium" role="status">
        {intl.formatMessage(messages.shownTo, { who: conditionSentence(draft, world, intl) })}
      </Text>
      <ConditionTree
        conditions={draft}
        onChange={setDraft}
        world={world}
        problems={attempted ? problems : []}
        readOnly={readOnly}
      />
      {attempted && problems.length > 0 ? (
        <InlineError>{intl.formatMessage(messages.incomplete)}</InlineError>
      ) : null}
      <Inline justify="end">
        <Button onClick={onCancel}>{intl.formatMessage(messages.cancel)}</Button>
        {readOnly ? null : (
          <Button tone="primary" onClick={apply}>
            {intl.formatMessage(messages.apply)}
          </Button>
        )}
      </Inline>
    </Stack>
  )
}
