import { Suspense, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { FilterChips } from '#components/filter-chips'
import { Stack } from '#components/layout'
import { Skeleton } from '#components/skeleton'
import { newCondition, useConditionSentence } from '#features/segments'
import { withWords } from '#intl'
import type { LeafCondition } from '#lib/condition-tree'
import { onWhole } from '#lib/on-idle'
import { messages } from './contact-filters.messages.ts'
import { encodeFilter, nextId } from './filter-code.model.ts'
import type { FilterFormProps } from './filter-form.tsx'
import { addable, kinds, SENTENCE } from './filter-kinds.ts'

// What edits a condition is large, and is not needed before one is added.
const FilterForm = withWords(async () => (await import('./filter-form.tsx')).FilterForm)
const SentenceFilter = withWords(async () => (await import('./sentence-filter.tsx')).SentenceFilter)

export interface SomeFiltersProps {
  conditions: readonly LeafCondition[]
  /** Others shall hold; with them as a text for an address. */
  onChange: (conditions: readonly LeafCondition[], code: string) => void
  /** What was chosen in the menu while there was no filter yet: it begins with that. */
  begun: string | undefined
}

/** What stands there for an entry of the menu, to be filled in. */
function begin(entry: string | undefined, conditions: readonly LeafCondition[]): LeafCondition | undefined {
  const kind = kinds.find((one) => one === entry)
  return kind && newCondition(kind, nextId(conditions))
}

/** The conditions that all have to hold, each as a chip that says it in words (CON-14). */
export function SomeFilters({ conditions, onChange, begun }: SomeFiltersProps) {
  const intl = useIntl()
  const sentence = useConditionSentence()
  useEffect(() => onWhole(() => void FilterForm.preload()), [])
  const [added, setAdded] = useState(() => begin(begun, conditions))
  const [editing, setEditing] = useState(added?.id)
  const [isWriting, setIsWriting] = useState(begun === SENTENCE)
  const [hasWritten, setHasWritten] = useState(isWriting)
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
        addable={addable(intl)}
        onAdd={(entry) => {
          if (entry === SENTENCE) {
            setHasWritten(true)
            setIsWriting(true)
          }
          const condition = begin(entry, conditions)
          if (!condition) return
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
