import { useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { EmptyState } from '#components/empty-state'
import { FullSheet } from '#components/dialog'
import { InlineError } from '#components/inline-error'
import { Skeleton } from '#components/skeleton'
import { systemClock } from '#lib/clock'
import { originalOf } from '#mail/twin'
import { DrawnMail } from '#features/editor/mail-frame'
import { useAnnounce, useDeferredDocument } from '#features/editor/state'
import type { DraftVersion, Snapshot } from '#features/editor/persistence'
import { stage } from '#features/editor/look'
import { LIST_OF_NAMES } from '#lib/list-format'
import { momentsOf, type Moment } from './history.model.ts'
import { HistorySide } from './history-side.tsx'
import { Timeline } from './timeline.tsx'
import { useChangeWords } from './use-change-words.ts'
import { useHistory } from './use-history.ts'
import { whenOf } from './when.ts'
import { messages } from './history.messages.ts'
import * as styles from './history.css.ts'

export interface HistoryDialogProps {
  open: boolean
  onClose: () => void
  /** Reads what the draft was like before, the oldest first. */
  load: () => Promise<readonly Snapshot[]>
  versions: readonly DraftVersion[]
  readOnly: boolean
  onKeep: (name: string, state: Snapshot) => void
  onRestore: (state: Snapshot) => void
}

/** The past of a draft: a slider through it, the mail as it was, and the way back (EML-701). */
export function HistoryDialog({ open, onClose, ...rest }: HistoryDialogProps) {
  const intl = useIntl()
  return (
    <FullSheet open={open} onClose={onClose} title={intl.formatMessage(messages.title)} flush>
      <History onClose={onClose} {...rest} />
    </FullSheet>
  )
}

function History({ onClose, load, versions, readOnly, onKeep, onRestore }: Omit<HistoryDialogProps, 'open'>) {
  const intl = useIntl()
  const announce = useAnnounce()
  const document = originalOf(useDeferredDocument())
  const { snapshots, failed, retry } = useHistory(load)
  const [opened] = useState(() => new Date(systemClock.now()).toISOString())
  const moments = useMemo(
    () => momentsOf(snapshots ?? [], versions, { at: opened, document }),
    [snapshots, versions, opened, document],
  )
  // By what it is and not by its number: moments can come before it while they are read.
  const [chosen, setChosen] = useState<Moment>()
  const found = moments.findIndex(({ at, name }) => at === chosen?.at && name === chosen.name)
  const place = found < 0 ? moments.length - 1 : found
  const moment = moments[place]
  const slider = useRef<HTMLInputElement>(null)
  const words = useChangeWords(moments, place)
  if (!moment) return null
  const time = whenOf(intl, moment.at)
  const when = moment.isNow
    ? intl.formatMessage(messages.now)
    : moment.name === undefined
      ? intl.formatMessage(messages.at, { time })
      : intl.formatMessage(messages.atNamed, { time, name: moment.name })
  const changes =
    words.length > 0
      ? intl.formatList(
          words.map(({ text }) => text),
          LIST_OF_NAMES,
        )
      : intl.formatMessage(messages.noChange)
  return (
    <div className={styles.root} aria-busy={snapshots === undefined && !failed}>
      <Timeline
        slider={slider}
        action={
          readOnly ? null : (
            <Button
              tone="primary"
              disabled={moment.isNow}
              onClick={() => {
                onRestore(moment)
                announce(intl.formatMessage(messages.restored, { time }))
                onClose()
              }}
            >
              {intl.formatMessage(messages.restore)}
            </Button>
          )
        }
        moments={moments}
        value={place}
        onValueChange={(next) => setChosen(moments[next])}
        when={when}
        spoken={place === 0 ? when : intl.formatMessage(messages.spoken, { when, changes })}
      />
      {/* What scrolls must be reached by the keyboard. */}
      <div
        className={stage}
        tabIndex={0}
        role="region"
        aria-label={intl.formatMessage(messages.mail, { when })}
      >
        {snapshots === undefined && !failed ? (
          <Skeleton shape="block" />
        ) : moment.document.sections.length === 0 ? (
          <EmptyState title={intl.formatMessage(messages.empty)} />
        ) : (
          <DrawnMail title={intl.formatMessage(messages.mail, { when })} document={moment.document} />
        )}
      </div>
      <HistorySide
        moment={moment}
        words={words}
        isFirst={place === 0}
        isAlone={moments.length === 1}
        versions={moments.filter(({ name }) => name !== undefined)}
        readOnly={readOnly}
        onChoose={setChosen}
        onKeep={(name) => {
          onKeep(name, moment)
          setChosen({ ...moment, name, isNow: false })
          // The field goes with it: this moment has a name now.
          slider.current?.focus()
          announce(intl.formatMessage(messages.kept, { name }))
        }}
        notice={
          failed ? <InlineError onRetry={retry}>{intl.formatMessage(messages.failed)}</InlineError> : null
        }
      />
    </div>
  )
}
