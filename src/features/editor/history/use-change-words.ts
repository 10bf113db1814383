import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { nodeName } from '#features/editor/blocks'
import { changesOf, type Moment } from './history.model.ts'
import { messages } from './history.messages.ts'

/** Changes that are said one by one. */
const SAID = 6

/** One change in words. */
export interface ChangeWords {
  id: string
  text: string
}

/** What changed from the moment before to this one, in words. */
export function useChangeWords(moments: readonly Moment[], place: number): ChangeWords[] {
  const intl = useIntl()
  return useMemo(() => {
    const changes = changesOf(moments, place)
    const words = changes.slice(0, SAID).map((change): ChangeWords =>
      change.kind === 'settings'
        ? { id: 'settings', text: intl.formatMessage(messages.settings) }
        : {
            id: change.id,
            text: intl.formatMessage(messages[change.kind], { node: nodeName(intl, change.node) }),
          },
    )
    const more = changes.length - words.length
    return more > 0
      ? [...words, { id: 'more', text: intl.formatMessage(messages.more, { count: more }) }]
      : words
  }, [intl, moments, place])
}
