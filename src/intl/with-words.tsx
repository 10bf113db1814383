import { useState, type ComponentType } from 'react'
import { deferred, type Deferred } from '#components/deferred'
import { MoreMessages, type MessagesOf } from './more-messages.tsx'

/**
 * A part that stands where fewer words are loaded than it says: its code is loaded when it is first wanted, and its words
 * beside it (SPD-2).
 */
export function withWords<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  of?: MessagesOf,
): Deferred<Props> {
  const Part = deferred(load)
  function PartWithWords(props: Props) {
    // Beside its words, not after them.
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
