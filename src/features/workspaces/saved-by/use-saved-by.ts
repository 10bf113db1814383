import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useApi } from '#api/core'
import type { ConflictNoticeProps } from '#components/conflict'
import { agoWords } from '#intl/ago-words'
import { SECOND } from '#lib/duration'

interface Saved {
  updatedAt: string
  updatedBy?: { name: string } | undefined
}

/**
 * Who saved a version that is in conflict with what was typed, and how long before it was seen here (CMP-28). It is said once:
 * a notice that counts on would be read out again and again.
 */
export function useSavedBy(theirs: Saved | undefined): Pick<ConflictNoticeProps, 'who' | 'ago'> {
  const intl = useIntl()
  const { clock } = useApi()
  const at = theirs?.updatedAt
  const ago = useMemo(
    () => (at === undefined ? undefined : agoWords(intl, Math.max(SECOND, clock.now() - Date.parse(at)))),
    [intl, clock, at],
  )
  return { who: theirs?.updatedBy?.name, ago }
}
