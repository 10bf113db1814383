import { useState, type ComponentType } from 'react'
import { deferred, type Deferred } from '#components/deferred'
import { MoreMessages, type MessagesOf } from './more-messages.tsx'

/** A component that is loaded when it is first drawn, together with its messages, for use where only some are loaded (SPD-2). */
export function withWords<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  of?: MessagesOf,
): Deferred<Props> {
  const Part = deferred(load)
  function PartWithWords(props: Props) {
    // Both at the same time.
    useState(() => void Part.preload())
    return (
      <MoreMessages of={of}>
        <Part {...props} />
      </MoreMessages>
    )
  }
  PartWithWords.preload = Part.preload
  return PartWithWords
}
