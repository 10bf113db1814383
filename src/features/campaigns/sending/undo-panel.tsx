import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Campaign } from '#api/campaigns'
import { useApi } from '#api/core'
import { Button } from '#components/button'
import { Card } from '#components/card'
import { InlineError } from '#components/inline-error'
import { Inline, Stack } from '#components/layout'
import { Text } from '#components/text'
import { toasts } from '#components/toast'
import type { CampaignHrefs } from '#features/campaigns/campaign-step'
import { DriftNote } from '#features/campaigns/drift'
import { SECOND } from '#lib/duration'
import { isImeConfirm } from '#lib/ime'
import { CourseFacts } from './course-facts.tsx'
import { remainingOf, SCHEDULE, undoLeft } from './schedule.model.ts'
import { serverNow } from './server-time.ts'
import { useCancel } from './use-cancel.ts'
import { usePoll } from './use-poll.ts'
import { messages } from './course.messages.ts'
import * as styles from './undo-panel.css.ts'

export interface UndoPanelProps {
  campaign: Campaign
  hrefs: CampaignHrefs
  /** Asks how the campaign is: once the minute is over it is being sent. */
  onOver: () => void
}

/** The minute in which sending can be taken back, by button or Escape, in every tab (CAM-13, CAM-105). */
export function UndoPanel({ campaign, hrefs, onOver }: UndoPanelProps) {
  const intl = useIntl()
  const api = useApi()
  const root = useRef<HTMLDivElement>(null)
  const { cancel, isCanceling, error } = useCancel()
  const [now, setNow] = useState(() => serverNow(api, campaign.updatedAt))
  const left = undoLeft(campaign, now) ?? 0
  const seconds = Math.ceil(left / SECOND)
  usePoll(SECOND, () => {
    setNow(serverNow(api, campaign.updatedAt))
    if (left === 0) onOver()
  })
  const undo = async () => {
    if (isCanceling || !(await cancel(campaign))) return
    toasts.add({
      type: 'success',
      content: campaign.stats
        ? intl.formatMessage(messages.undoneRest)
        : intl.formatMessage(messages.undone, { name: campaign.name }),
    })
  }
  useEscape(root, () => void undo())
  return (
    <Card>
      <div ref={root} className={styles.root}>
        <Ring share={left / SCHEDULE.undo} />
        <Stack gap={3} grow>
          <Text as="p" size={20} weight="semibold" role="timer">
            {seconds > 0
              ? intl.formatMessage(messages.undoTitle, { s: seconds })
              : intl.formatMessage(messages.undoEnding)}
          </Text>
          <Text as="p" tone="muted">
            {intl.formatMessage(messages.undoHint)}
          </Text>
          <CourseFacts
            campaign={campaign}
            people={intl.formatMessage(messages.peopleCount, { count: remainingOf(campaign) })}
          />
          {campaign.drift && campaign.drift.added + campaign.drift.removed > 0 ? (
            <DriftNote campaign={campaign} hrefs={hrefs} />
          ) : null}
          <Inline>
            <Button tone="primary" size="large" busy={isCanceling} onClick={() => void undo()}>
              {intl.formatMessage(messages.undo)}
            </Button>
          </Inline>
          {error ? (
            <InlineError ticketId={error.ticketId}>
              {intl.formatMessage(messages.cancelFailed)} {error.said}
            </InlineError>
          ) : null}
        </Stack>
      </div>
    </Card>
  )
}

/** Calls back on Escape, unless something on top of the page has it. */
function useEscape(root: { current: HTMLElement | null }, onEscape: () => void) {
  const escape = useEffectEvent(onEscape)
  // With the panel: an effect would come after it is seen, and lose what is pressed at once.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isImeConfirm(event)) return
      // Beneath a dialog, or from within a field, something else is meant.
      if (root.current?.closest('[aria-hidden=true], [inert]')) return
      if (document.activeElement?.matches('input, textarea, select, [contenteditable=true]')) return
      escape()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [root])
}

/** How much of the minute is left, as a ring that empties. */
function Ring({ share }: { share: number }) {
  return (
    <svg
      className={styles.ring}
      viewBox="0 0 40 40"
      aria-hidden
      style={assignInlineVars({ [styles.share]: String(share) })}
    >
      <circle className={styles.track} cx="20" cy="20" r="17" pathLength="1" />
      <circle className={styles.arc} cx="20" cy="20" r="17" pathLength="1" />
    </svg>
  )
}
