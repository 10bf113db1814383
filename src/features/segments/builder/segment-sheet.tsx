import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Segment } from '#api/segments'
import { Banner } from '#components/banner'
import { Button } from '#components/button'
import { FullSheet } from '#components/dialog'
import { Inline, Stack } from '#components/layout'
import { LeaveGuard } from '#components/leave-guard'
import { SplitView } from '#components/split-view'
import { conditionSentence, useConditionWorld } from '#features/segments/sentence'
import type { ConditionGroup } from '#lib/condition-tree'
import { SegmentActions } from './segment-actions.tsx'
import { validPart } from './segment-draft.model.ts'
import { SegmentFields } from './segment-fields.tsx'
import { SegmentNotThere } from './segment-not-there.tsx'
import { SegmentPreview } from './segment-preview.tsx'
import { SegmentState } from './segment-state.tsx'
import { SegmentWhy } from './segment-why.tsx'
import { useSegmentEditing } from './use-segment-editing.ts'
import { messages } from './segment-sheet.messages.ts'

/** Where things lead that the sheet names. */
export interface SegmentLinks {
  /** The contacts of a segment, as a list. */
  contacts: (segmentId: string) => string
  /** Another segment. */
  segment: (segmentId: string) => string
  campaign: (campaignId: string, query?: Readonly<Record<string, string>>) => string
  /** Opens one of these addresses. */
  go: (href: string) => void
}

export interface SegmentSheetProps {
  segmentId: string
  /** What a new segment begins with, such as the filter that it is made of. */
  initialConditions?: ConditionGroup | undefined
  onClose: () => void
  /** It is stored; `isNew`: there was none of this id before. */
  onSaved: (segment: Segment, isNew: boolean) => void
  links: SegmentLinks
}

/** A segment, built: its name, its conditions, and who they find (SEG-19). `segmentId` 'new' makes one. */
export function SegmentSheet({ segmentId, onSaved, ...rest }: SegmentSheetProps) {
  // What was just made stays as it stands when its own address comes; any other segment begins anew.
  const [shown, setShown] = useState<{ id: string; made?: string; key: number }>({ id: segmentId, key: 0 })
  if (segmentId !== shown.id)
    setShown({ id: segmentId, key: segmentId === shown.made ? shown.key : shown.key + 1 })
  return (
    <Sheet
      {...rest}
      key={shown.key}
      segmentId={segmentId}
      onSaved={(segment, isNew) => {
        if (isNew) setShown({ ...shown, made: segment.id })
        onSaved(segment, isNew)
      }}
    />
  )
}

function Sheet({ segmentId, initialConditions, onClose, onSaved, links }: SegmentSheetProps) {
  const intl = useIntl()
  const world = useConditionWorld()
  const root = useRef<HTMLDivElement>(null)
  const editing = useSegmentEditing({ segmentId, initialConditions, world, onSaved, root })
  const { base, draft, dirty, isNew, sending, segment, timezone } = editing
  const isThere = isNew || base !== undefined
  const { conditions: valid, leftOut } = validPart(draft.conditions, editing.problems)
  return (
    <FullSheet
      open
      onClose={onClose}
      busy={sending}
      title={base?.name ?? intl.formatMessage(isNew ? messages.titleNew : messages.title)}
      {...(isThere && {
        description: conditionSentence(draft.conditions, world, intl),
        footer: (
          <Inline grow push>
            <SegmentActions
              segment={base}
              draft={draft}
              dirty={dirty}
              links={links}
              sending={sending}
              onSaveAsNew={editing.saveAsNew}
              onArchive={editing.archive}
            />

            <Button
              tone="primary"
              busy={sending}
              disabled={!dirty && base !== undefined}
              aria-keyshortcuts="Control+S Meta+S"
              onClick={editing.save}
            >
              {intl.formatMessage(base ? messages.save : messages.create)}
            </Button>
          </Inline>
        ),
      })}
    >
      {isThere ? (
        <div ref={root}>
          <LeaveGuard {...editing.guard} />
          <SplitView
            side="end"
            list={
              <Stack as="aside" gap={5} aria-label={intl.formatMessage(messages.preview)}>
                {base ? (
                  <SegmentState
                    segment={segment ?? base}
                    onRebuild={editing.rebuild}
                    rebuilding={sending}
                    onReread={editing.read.retry}
                    links={links}
                  />
                ) : null}
                {leftOut > 0 ? (
                  <Banner kind="warning">{intl.formatMessage(messages.leftOut, { count: leftOut })}</Banner>
                ) : null}
                {valid ? (
                  <SegmentPreview
                    conditions={valid}
                    world={world}
                    storedCount={segment?.count ?? null}
                    why={<SegmentWhy conditions={draft.conditions} timezone={timezone} />}
                  />
                ) : null}
              </Stack>
            }
          >
            <Stack gap={5}>
              <SegmentFields editing={editing} world={world} />
            </Stack>
          </SplitView>
        </div>
      ) : (
        <SegmentNotThere read={editing.read} />
      )}
    </FullSheet>
  )
}
