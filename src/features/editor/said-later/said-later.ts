import type { ComponentType } from 'react'
import type { Deferred } from '#components/deferred'
import { withWords } from '#intl'

/**
 * A part of the editor that is opened, not typed into: its code is loaded when it is first wanted, and its words with it, which
 * are most of the words of the editor (SPD-2).
 */
export const saidLater = <Props extends object>(load: () => Promise<ComponentType<Props>>): Deferred<Props> =>
  withWords(load, 'panels')
