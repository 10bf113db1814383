import Sparkles from 'lucide-react/icons/sparkles'
import { useEffect, useId, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Icon } from '#components/icon'
import { InlineError } from '#components/inline-error'
import { Inline } from '#components/layout'
import { Text } from '#components/text'
import { isImeConfirm } from '#lib/ime'
import type { OpenMail } from '#features/editor/desk'
import { useAnnounce, useEditor, useEditorStore } from '#features/editor/state'
import { hunkWords } from './hunk-words.ts'
import { marksOf } from './marks.ts'
import { isDecidable, type Review } from './review.ts'
import { ReviewHunk, type HunkAction } from './review-hunk.tsx'
import { messages } from './review.messages.ts'
import * as styles from './review.css.ts'

export interface ReviewPanelProps {
  review: Review
  reveal: OpenMail['reveal']
  /** Brings the focus back to the mail. */
  onLeave: () => void
}

/** Draws the open changes on the canvas, and makes the change current whose block is selected. */
function useMarks(review: Review): void {
  const intl = useIntl()
  const store = useEditorStore()
  const state = useSyncExternalStore(review.subscribe, review.getState)
  const document = review.inItsLanguage(useEditor((editor) => editor.document))
  const selected = useEditor((editor) => editor.selected.at(-1))
  useEffect(
    () => store.mark(marksOf(intl, document, review.proposal, state)),
    [intl, store, document, review, state],
  )
  const { current } = state
  useEffect(() => {
    if (current === undefined) return undefined
    // The mark is on the canvas by the next frame.
    const frame = requestAnimationFrame(() =>
      globalThis.document.querySelector('[data-node][data-current]')?.scrollIntoView({ block: 'nearest' }),
    )
    return () => cancelAnimationFrame(frame)
  }, [current])
  useEffect(() => {
    const mark = selected === undefined ? undefined : store.getState().marks.get(selected)
    if (mark) review.show(mark.hunkId)
  }, [selected, store, review])
}

/** The changes that the assistant proposes, each to be accepted or rejected (EML-602). */
export function ReviewPanel({ review, reveal, onLeave }: ReviewPanelProps) {
  const intl = useIntl()
  const announce = useAnnounce()
  const titleId = useId()
  const root = useRef<HTMLElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const [failed, setFailed] = useState<string>()
  const state = useSyncExternalStore(review.subscribe, review.getState)
  const now = review.inItsLanguage(useEditor((editor) => editor.document))
  useMarks(review)

  const { hunks, current } = state
  const open = hunks.filter((one) => one.decision === 'open')
  const clean = open.filter(({ status }) => status === 'clean')
  const total = hunks.length
  const announceArrival = useRef(announce)
  useEffect(() => {
    announceArrival.current = announce
  })
  useEffect(() => {
    announceArrival.current(intl.formatMessage(messages.arrived, { count: total }))
  }, [review, intl, total])
  useEffect(() => reveal.subscribe(() => root.current?.focus()), [reveal])

  const titleOf = (id: string) => {
    const one = hunks.find(({ hunk }) => hunk.id === id)
    return one ? hunkWords(intl, review.proposal, one.hunk).title : ''
  }
  /** After a decision the focus goes to the next change that is open, or back to the mail. */
  const moveOn = (from: string | undefined, said: string) => {
    const after = review.getState().hunks
    if (!after.some(isDecidable)) {
      const count = (decision: string) => after.filter((one) => one.decision === decision).length
      announce(
        intl.formatMessage(messages.saidEnd, { accepted: count('accepted'), rejected: count('rejected') }),
      )
      onLeave()
      return
    }
    announce(said)
    const place = after.findIndex(({ hunk }) => hunk.id === from)
    const next = [...after.slice(place + 1), ...after].find(isDecidable)
    if (next) review.show(next.hunk.id)
    // React has drawn the new buttons by the next frame.
    requestAnimationFrame(() => {
      list.current
        ?.querySelector<HTMLElement>(`[data-hunk="${CSS.escape(next?.hunk.id ?? '')}"] [data-first]`)
        ?.focus()
    })
  }
  const act = (id: string, action: HunkAction) => {
    setFailed(undefined)
    const title = titleOf(id)
    if (action === 'accept') {
      if (review.accept(id) === undefined) moveOn(id, intl.formatMessage(messages.saidAccepted, { title }))
      else {
        setFailed(id)
        announce(intl.formatMessage(messages.notAccepted))
      }
    } else if (action === 'reject') {
      review.reject(id)
      moveOn(id, intl.formatMessage(messages.saidRejected, { title }))
    } else {
      review.reopen(id)
      review.show(id)
      announce(intl.formatMessage(messages.saidReopened, { title }))
    }
  }
  const acceptAll = () => {
    setFailed(undefined)
    const count = review.acceptAll()
    const left = review.getState().undecided
    if (count > 0) moveOn(undefined, intl.formatMessage(messages.saidAcceptedAll, { count, left }))
    else {
      setFailed('all')
      announce(intl.formatMessage(messages.notAccepted))
    }
  }
  const rejectAll = () => {
    review.rejectAll()
    moveOn(undefined, '')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isImeConfirm(event)) return
    event.stopPropagation()
    onLeave()
  }

  return (
    // The keys are those of the buttons inside; Escape only leaves.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section ref={root} tabIndex={-1} aria-labelledby={titleId} className={styles.root} onKeyDown={onKeyDown}>
      <Inline as="header" justify="space-between">
        <Inline>
          <Icon of={Sparkles} />
          <Text as="h2" weight="semibold" id={titleId}>
            {intl.formatMessage(messages.title)}
          </Text>
          <Text size={13} tone="muted">
            {intl.formatMessage(messages.progress, { open: state.undecided, total })}
          </Text>
        </Inline>
        <Inline>
          <Button size="small" onClick={rejectAll}>
            {intl.formatMessage(messages.rejectAll)}
          </Button>
          <Button size="small" tone="primary" disabled={clean.length === 0} onClick={acceptAll}>
            {intl.formatMessage(messages.acceptAll)}
          </Button>
        </Inline>
      </Inline>
      <Text as="p" wrap="anywhere">
        {review.summary}
      </Text>
      {failed === 'all' ? <InlineError>{intl.formatMessage(messages.notAccepted)}</InlineError> : null}
      <ol ref={list} className={styles.list} aria-label={intl.formatMessage(messages.list)}>
        {hunks.map((one) => (
          <ReviewHunk
            key={one.hunk.id}
            reviewed={one}
            proposal={review.proposal}
            now={now}
            isCurrent={one.hunk.id === current}
            hasFailed={failed === one.hunk.id}
            onCurrent={() => review.show(one.hunk.id)}
            onAct={(action) => act(one.hunk.id, action)}
          />
        ))}
      </ol>
    </section>
  )
}
