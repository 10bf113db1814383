import { Suspense, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { FilterChips } from '#components/filter-chips'
import { Stack } from '#components/layout'
import { Skeleton } from '#components/skeleton'
import { newCondition, useConditionSentence, type ConditionKind } from '#features/segments'
import { withWords } from '#intl'
import type { LeafCondition } from '#lib/condition-tree'
import { onIdle } from '#lib/on-idle'
import { messages } from './contact-filters.messages.ts'
import { conditionOf, encodeFilter, nextId } from './filter-code.model.ts'
import type { FilterFormProps } from './filter-form.tsx'

// What edits a condition is large, and is not needed before one is added.
const FilterForm = withWords(async () => (await import('./filter-form.tsx')).FilterForm)
const SentenceFilter = withWords(async () => (await import('./sentence-filter.tsx')).SentenceFilter)

/** The entry of the menu that writes the filters in words. */
const SENTENCE = 'sentence'

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
  useEffect(() => onIdle(() => void FilterForm.preload()), [])
  const [editing, setEditing] = useState<string>()
  const [added, setAdded] = useState<LeafCondition>()
  const [isWriting, setIsWriting] = useState(false)
  const [hasWritten, setHasWritten] = useState(false)
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
        addable={[
          ...kinds.map((kind) => ({ id: kind, label: intl.formatMessage(messages[kind]) })),
          { id: SENTENCE, label: intl.formatMessage(messages.sentence) },
        ]}
        onAdd={(id) => {
          if (id === SENTENCE) {
            setHasWritten(true)
            setIsWriting(true)
          }
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
      {hasWritten ? (
        <Suspense>
          <SentenceFilter
            open={isWriting}
            conditions={conditions}
            onApply={change}
            onClose={() => setIsWriting(false)}
          />
        </Suspense>
      ) : null}
    </Stack>
  )
}

const filterForm = (props: FilterFormProps) => (
  <Suspense fallback={<Skeleton shape="block" />}>
    <FilterForm {...props} />
  </Suspense>
)

/** What the filters ask for, in one sentence. */
export function FilterSentence({ conditions }: Pick<ContactFiltersProps, 'conditions'>) {
  const sentence = useConditionSentence()
  const condition = conditionOf(conditions)
  return condition ? sentence(condition) : null
}
