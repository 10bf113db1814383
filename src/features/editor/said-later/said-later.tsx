import { useState, type ComponentType } from 'react'
import { deferred, type Deferred } from '#components/deferred'
import { MoreMessages } from '#intl'

/**
 * A part of the editor that is opened, not typed into: its code is loaded when it is first wanted, and its words with it, which
 * are most of the words of the editor (SPD-2).
 */
export function saidLater<Props extends object>(load: () => Promise<ComponentType<Props>>): Deferred<Props> {
  const Part = deferred(load)
  function PartWithWords(props: Props) {
    // Beside its words, not after them.
    useState(() => void Part.preload())
    return (
      <MoreMessages of="panels">
        <Part {...props} />
      </MoreMessages>
    )
  }
  PartWithWords.preload = Part.preload
  return PartWithWords
}
