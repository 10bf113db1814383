import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Campaign } from '#api/campaigns'
import { useApi } from '#api/core'
import { useSelfAccount } from '#api/self-account'
import { Link } from '#components/link'
import { Text } from '#components/text'
import { VisuallyHidden } from '#components/visually-hidden'
import { agoWords } from '#intl/ago-words'
import { DAY, MINUTE, SECOND } from '#lib/duration'
import type { DraftProblem } from './campaign-draft.model.ts'
import type { CampaignEditing } from './use-campaign-editing.ts'
import { messages } from './campaign-edit.messages.ts'

export interface SavedStateProps {
  editing: Pick<CampaignEditing, 'status' | 'dirty' | 'isSaving'>
  campaign: Pick<Campaign, 'updatedAt' | 'updatedBy' | 'createdBy'>
  /** What keeps a part of it from being saved. */
  problems: readonly DraftProblem[]
  hrefOf: (problem: DraftProblem) => string
}

/** Whether what was typed is stored, since when and by whom; announced when it is, or why it is not, but not on the way (CAM-61, ACC-16). */
export function SavedState({ editing, campaign, problems, hrefOf }: SavedStateProps) {
  const intl = useIntl()
  const { status, dirty, isSaving } = editing
  const [problem] = problems
  const said = isSaving
    ? messages.saving
    : status === 'waiting'
      ? messages.waiting
      : dirty
        ? messages.notSaved
        : messages.savedShort
  const isStored = said === messages.savedShort
  const isPassing = isSaving || (said === messages.notSaved && !problem)
  const text = intl.formatMessage(said)
  return (
    // One element: a status that is silent would have a gap of its own in what stands in a line.
    <span>
      <Text
        size={13}
        tone={problem && dirty ? 'warning' : 'muted'}
        role="status"
        aria-live={isPassing ? 'off' : 'polite'}
      >
        {isStored ? (
          <VisuallyHidden>{text}</VisuallyHidden>
        ) : problem && said === messages.notSaved ? (
          <Link href={hrefOf(problem)}>{intl.formatMessage(messages[problem])}</Link>
        ) : (
          text
        )}
      </Text>
      {isStored ? <SavedAgo campaign={campaign} /> : null}
    </span>
  )
}

/** Beyond a week the day says more than how many there were. */
const RELATIVE = { until: 7 * DAY } as const

/** Of an address, by which somebody without a name is called: the part before it is enough, and leaves room for what stands beside it. */
const HOST = /(?<=\S)@\S+$/

function SavedAgo({ campaign: { updatedAt, updatedBy, createdBy } }: Pick<SavedStateProps, 'campaign'>) {
  const intl = useIntl()
  const { clock } = useApi()
  const own = useSelfAccount().data?.email
  const [now, setNow] = useState(() => clock.now())
  const since = Math.max(0, now - Date.parse(updatedAt))
  const isFresh = since < MINUTE
  useEffect(
    () => clock.setInterval(() => setNow(clock.now()), isFresh ? SECOND : MINUTE),
    [clock, isFresh, updatedAt],
  )
  const by = updatedBy ?? createdBy
  const isOwn = own === undefined || by.email === own
  const at = intl.formatDate(updatedAt, { dateStyle: 'full', timeStyle: 'long' })
  const ago =
    since < RELATIVE.until ? agoWords(intl, since) : intl.formatDate(updatedAt, { dateStyle: 'medium' })
  return (
    <Text
      size={13}
      tone="muted"
      title={isOwn ? at : intl.formatMessage(messages.savedBy, { ago: at, name: by.name })}
    >
      {isOwn
        ? since < SECOND
          ? intl.formatMessage(messages.savedNow)
          : intl.formatMessage(messages.saved, { ago })
        : intl.formatMessage(messages.savedBy, { ago, name: by.name.replace(HOST, '') })}
    </Text>
  )
}
