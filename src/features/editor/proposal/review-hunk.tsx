import { Fragment, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Badge } from '#components/badge'
import { Button } from '#components/button'
import { InlineError } from '#components/inline-error'
import { Inline, Stack } from '#components/layout'
import { Text } from '#components/text'
import type { EmailDocument } from '#mail/document'
import type { Proposal } from '#mail/hunks'
import { hunkWords } from './hunk-words.ts'
import { shortened } from './node-text.ts'
import { WHOLE_MAX, wordChanges, type Stretch } from './word-changes.ts'
import { isDecidable, type ReviewedHunk } from './review.ts'
import { messages } from './review.messages.ts'
import * as styles from './review.css.ts'

export type HunkAction = 'accept' | 'reject' | 'reopen'

interface ReviewHunkProps {
  reviewed: ReviewedHunk
  proposal: Proposal
  /** The mail at present. */
  now: EmailDocument
  isCurrent: boolean
  /** It could not be accepted. */
  hasFailed: boolean
  onCurrent: () => void
  onAct: (action: HunkAction) => void
}

/** One proposed change: what it is, how it was and would be, and the decision. */
export function ReviewHunk({
  reviewed,
  proposal,
  now,
  isCurrent,
  hasFailed,
  onCurrent,
  onAct,
}: ReviewHunkProps) {
  const intl = useIntl()
  const root = useRef<HTMLLIElement>(null)
  const { hunk, decision, status } = reviewed
  const isConflict = decision === 'open' && status === 'changed'
  const { title, before, after } = hunkWords(intl, proposal, hunk, isConflict ? now : proposal.base)
  useEffect(() => {
    // Where the focus is, it stays in its place: a button that moves under a press is not pressed.
    if (isCurrent && !root.current?.contains(document.activeElement))
      root.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    // What is looked at is marked in the mail; everything that can be done is done with the buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <li
      ref={root}
      className={styles.hunk}
      data-hunk={hunk.id}
      data-current={isCurrent || undefined}
      aria-current={isCurrent || undefined}
      onFocus={onCurrent}
      onClick={onCurrent}
    >
      <Stack gap={2}>
        <Inline>
          <Text as="h3" weight="medium" wrap="anywhere">
            {title}
          </Text>
          {decision === 'open' ? null : (
            <Badge tone={decision === 'accepted' ? 'success' : 'neutral'}>
              {intl.formatMessage(messages[decision])}
            </Badge>
          )}
        </Inline>
        {decision === 'open' ? <Comparison before={before} after={after} isConflict={isConflict} /> : null}
        <Note reviewed={reviewed} />
        {hasFailed ? <InlineError>{intl.formatMessage(messages.notAccepted)}</InlineError> : null}
        <Decide reviewed={reviewed} title={title} onAct={onAct} />
      </Stack>
    </li>
  )
}

interface ComparisonProps {
  before: string | undefined
  after: string | undefined
  isConflict: boolean
}

function Comparison({ before, after, isConflict }: ComparisonProps) {
  const intl = useIntl()
  if (before === undefined && after === undefined) return null
  const changes =
    before === undefined || after === undefined ? undefined : wordChanges(before, after, intl.locale)
  return (
    <dl className={styles.comparison}>
      {before === undefined ? null : (
        <>
          <dt>{intl.formatMessage(isConflict ? messages.now : messages.before)}</dt>
          <dd data-side="before">
            {changes ? <Words of={changes.before} as="del" /> : shortened(before, WHOLE_MAX)}
          </dd>
        </>
      )}
      {after === undefined ? null : (
        <>
          <dt>{intl.formatMessage(messages.after)}</dt>
          <dd data-side="after">
            {changes ? <Words of={changes.after} as="ins" /> : shortened(after, WHOLE_MAX)}
          </dd>
        </>
      )}
    </dl>
  )
}

/** A text with the words marked that only this side has. */
function Words({ of, as: Mark }: { of: readonly Stretch[]; as: 'del' | 'ins' }) {
  return of.map(({ place, text, isOwn }) =>
    isOwn ? <Mark key={place}>{text}</Mark> : <Fragment key={place}>{text}</Fragment>,
  )
}

function Note({ reviewed: { decision, status } }: Pick<ReviewHunkProps, 'reviewed'>) {
  const intl = useIntl()
  if (decision !== 'open' || status === 'clean') return null
  const text = { changed: messages.changedSince, gone: messages.gone, done: messages.done }[status]
  return (
    <Text as="p" size={13} tone={status === 'changed' ? 'warning' : 'muted'}>
      {intl.formatMessage(text)}
    </Text>
  )
}

interface DecideProps extends Pick<ReviewHunkProps, 'reviewed' | 'onAct'> {
  title: string
}

function Decide({ reviewed, title, onAct }: DecideProps) {
  const intl = useIntl()
  const { decision, status } = reviewed
  const named = (action: string) => intl.formatMessage(messages.named, { action, title })
  if (decision === 'accepted') return null
  if (decision === 'rejected')
    return (
      <Inline justify="end">
        <Button
          size="small"
          tone="quiet"
          aria-label={named(intl.formatMessage(messages.reopen))}
          onClick={() => onAct('reopen')}
        >
          {intl.formatMessage(messages.reopen)}
        </Button>
      </Inline>
    )
  if (!isDecidable(reviewed))
    return (
      <Inline justify="end">
        <Button
          size="small"
          data-first
          aria-label={named(intl.formatMessage(messages.dismiss))}
          onClick={() => onAct('reject')}
        >
          {intl.formatMessage(messages.dismiss)}
        </Button>
      </Inline>
    )
  const isConflict = status === 'changed'
  return (
    <Inline justify="end">
      <Button
        size="small"
        tone="quiet"
        aria-label={named(intl.formatMessage(messages.reject))}
        onClick={() => onAct('reject')}
      >
        {intl.formatMessage(messages.reject)}
      </Button>
      <Button
        size="small"
        data-first
        aria-label={named(intl.formatMessage(isConflict ? messages.replace : messages.accept))}
        onClick={() => onAct('accept')}
      >
        {intl.formatMessage(isConflict ? messages.replace : messages.accept)}
      </Button>
    </Inline>
  )
}
