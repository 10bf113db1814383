import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useApi } from '#api/core'
import { Button } from '#components/button'
import { FilterChips } from '#components/filter-chips'
import { Inline, Stack } from '#components/layout'
import { ConditionRow, newCondition, useConditionSentence, type ConditionKind } from '#features/segments'
import { problemsOf, type ConditionProblem, type LeafCondition } from '#lib/condition-tree'
import { messages } from './contact-filters.messages.ts'
import { conditionOf, encodeFilter, nextId } from './filter-code.model.ts'
import * as styles from './filters.css.ts'

/** What contacts can be filtered by here; what is left out is for segments. */
const kinds = [
  'property',
  'list',
  'event',
  'campaign',
  'form',
  'segment',
  'engagement',
] as const satisfies readonly ConditionKind[]

export interface ContactFiltersProps {
  conditions: readonly LeafCondition[]
  /** Others shall hold; with them as a text for an address. */
  onChange: (conditions: readonly LeafCondition[], code: string) => void
}

/** The conditions that all have to hold, each as a chip that says it in words (CON-14). */
export function ContactFilters({ conditions, onChange }: ContactFiltersProps) {
  const intl = useIntl()
  const sentence = useConditionSentence()
  const [editing, setEditing] = useState<string>()
  const [added, setAdded] = useState<LeafCondition>()
  const change = (next: readonly LeafCondition[]) => onChange(next, encodeFilter(next))
  const all = added ? [...conditions, added] : conditions
  return (
    <Stack>
      <FilterChips
        chips={all.map((condition) => ({
          id: condition.id,
          label:
            condition === added
              ? intl.formatMessage(messages.newFilter)
              : sentence(condition).replace(/[.。]$/, ''),
          editor: (close: () => void) =>
            filterForm({
              condition,
              close,
              onApply(next) {
                setAdded(undefined)
                change(
                  condition === added
                    ? [...conditions, next]
                    : conditions.map((one) => (one.id === next.id ? next : one)),
                )
              },
            }),
        }))}
        onRemove={(id) => {
          if (id === added?.id) setAdded(undefined)
          else change(conditions.filter((one) => one.id !== id))
        }}
        onClear={() => {
          setAdded(undefined)
          change([])
        }}
        addable={kinds.map((kind) => ({ id: kind, label: intl.formatMessage(messages[kind]) }))}
        onAdd={(id) => {
          const kind = kinds.find((one) => one === id)
          if (!kind) return
          const condition = newCondition(kind, nextId(conditions))
          setAdded(condition)
          setEditing(condition.id)
        }}
        editing={editing}
        onEditingChange={(id) => {
          setEditing(id)
          // One that was never applied is none.
          if (id === undefined) setAdded(undefined)
        }}
      />
    </Stack>
  )
}

const filterForm = (props: FilterFormProps) => <FilterForm {...props} />

interface FilterFormProps {
  condition: LeafCondition
  onApply: (condition: LeafCondition) => void
  close: () => void
}

function FilterForm({ condition: before, onApply, close }: FilterFormProps) {
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

/** What the filters ask for, in one sentence. */
export function FilterSentence({ conditions }: Pick<ContactFiltersProps, 'conditions'>) {
  const sentence = useConditionSentence()
  const condition = conditionOf(conditions)
  return condition ? sentence(condition) : null
}
