import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Dialog } from '#components/dialog'
import { Skeleton } from '#components/skeleton'
import { SentencePanel, useConditionWorld } from '#features/segments'
import type { LeafCondition } from '#lib/condition-tree'
import { messages } from './contact-filters.messages.ts'

export interface SentenceFilterProps {
  open: boolean
  conditions: readonly LeafCondition[]
  onApply: (conditions: readonly LeafCondition[]) => void
  onClose: () => void
}

/** Filters written as a sentence (SEG-40): those that all apply. */
export function SentenceFilter({ open, conditions, onApply, onClose }: SentenceFilterProps) {
  const intl = useIntl()
  const world = useConditionWorld()
  /** Escape throws nothing away. */
  const [typed, setTyped] = useState<string>()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closesOutside={false}
      title={intl.formatMessage(messages.sentenceTitle)}
    >
      {world.properties || world.error ? (
        <SentencePanel
          flat
          conditions={{ id: 'f', kind: 'group', match: 'all', children: [...conditions] }}
          world={world}
          onApply={({ children }) =>
            onApply(
              children.flatMap((node, place) =>
                node.kind === 'group' ? [] : [{ ...node, id: `f${place}` }],
              ),
            )
          }
          onClose={onClose}
          typed={typed}
          onTyped={setTyped}
        />
      ) : (
        <Skeleton shape="block" />
      )}
    </Dialog>
  )
}
