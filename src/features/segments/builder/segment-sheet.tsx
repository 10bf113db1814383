import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useCreateSegment, useSegment, useUpdateSegment, type Segment } from '#api/segments'
import { useWorkspace } from '#api/workspace'
import { Banner } from '#components/banner'
import { Button } from '#components/button'
import { ConfirmDialog, FullSheet } from '#components/dialog'
import { ErrorBlock } from '#components/error-block'
import { InlineError } from '#components/inline-error'
import { Select } from '#components/select'
import { Skeleton } from '#components/skeleton'
import { TextArea, TextField } from '#components/text-field'
import { toasts } from '#components/toast'
import { systemClock } from '#lib/clock'
import { dependsOnTime, type ConditionGroup } from '#lib/condition-tree'
import { isImeConfirm } from '#lib/ime'
import { conditionProblems, ConditionTree } from '#features/segments/condition-editor'
import { conditionSentence, useConditionWorld } from '#features/segments/sentence'
import { SegmentActions } from './segment-actions.tsx'
import {
  draftOf,
  isChanged,
  nameProblem,
  newDraft,
  SEGMENT,
  segmentColours,
  validPart,
  type SegmentDraft,
} from './segment-draft.model.ts'
import { SegmentPreview } from './segment-preview.tsx'
import { SegmentState } from './segment-state.tsx'
import { SegmentWhy } from './segment-why.tsx'
import { messages } from './segment-sheet.messages.ts'
import * as layout from '#features/segments/layout'
import * as styles from './segment-sheet.css.ts'

/** Where things lead that the sheet names. */
export interface SegmentLinks {
  /** The contacts of a segment, as a list. */
  contacts: (segmentId: string) => string
  /** Another segment. */
  segment: (segmentId: string) => string
  campaign: (campaignId: string) => string
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

/** A segment, built: its name, its conditions, and who they find (SCREENS.md 3.9). `segmentId` 'new' makes one. */
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
  const isNew = segmentId === 'new'
  const read = useSegment(isNew ? undefined : segmentId)
  const world = useConditionWorld()
  const workspace = useWorkspace()
  const create = useCreateSegment()
  const update = useUpdateSegment()
  const [now] = useState(() => systemClock.now())
  // What the draft was begun with: another version that comes meanwhile must not throw away what was typed.
  const [base, setBase] = useState(read.data)
  const segment = base && read.data?.id !== base.id ? undefined : read.data
  const [draft, setDraft] = useState<SegmentDraft>(segment ? draftOf(segment) : newDraft(initialConditions))
  const [tree, setTree] = useState(0)
  const [tried, setTried] = useState(false)
  /** The name under which it was refused as a conflict: taken, or the segment is another version by now. */
  const [refused, setRefused] = useState<string>()
  const [leaving, setLeaving] = useState(false)

  const stored = base ? draftOf(base) : newDraft(initialConditions)
  const dirty = isChanged(draft, stored)
  const take = (newer: Segment) => {
    setBase(newer)
    setDraft(draftOf(newer))
    setTree(tree + 1)
    setRefused(undefined)
  }
  const isOutdated = segment !== undefined && base !== undefined && segment.version > base.version
  if (segment && (base === undefined ? !isNew : isOutdated && !dirty)) take(segment)

  const timezone = base?.timezone ?? workspace.data?.timezone ?? intl.timeZone ?? 'UTC'
  const problems = conditionProblems(draft.conditions, {
    now,
    timezone,
    ...(world.properties && { properties: world.properties }),
    ...(world.eventProperties && { eventProperties: world.eventProperties }),
    hasList: (id) => world.list(id) !== null,
    hasCampaign: (id) => world.campaign(id) !== null,
    hasForm: (id) => world.form(id) !== null,
    ...(world.segments && {
      segments: (id: string) => world.segments?.find((one) => one.id === id),
      hasFailed: (id: string) => world.segments?.find((one) => one.id === id)?.status === 'failed',
    }),
    ...(base && { ownId: base.id }),
  })
  const others = (world.segments ?? []).filter(({ id }) => id !== base?.id).map(({ name }) => name)
  const wrongName = nameProblem(draft.name, others)
  const { conditions: valid, leftOut } = validPart(draft.conditions, problems)
  const isThere = isNew || base !== undefined
  const sending = create.isSending || update.isSending
  const error = create.error ?? update.error
  const isNameTaken = error?.code === 409 && !isOutdated && !read.isFetching && refused === draft.name.trim()

  const change = (part: Partial<SegmentDraft>) => setDraft({ ...draft, ...part })
  const body = () => ({
    name: draft.name.trim(),
    color: draft.color,
    description: draft.description.trim(),
    conditions: draft.conditions,
  })
  const isReady = () => {
    setTried(true)
    if (!wrongName && problems.length === 0) return true
    queueMicrotask(() =>
      document
        .querySelector<HTMLElement>('[data-segment] :is([aria-invalid=true], [data-invalid] input)')
        ?.focus(),
    )
    return false
  }
  const done = (saved: Segment, isFirst: boolean) => {
    toasts.add({ type: 'success', content: intl.formatMessage(messages.saved, { name: saved.name }) })
    take(saved)
    onSaved(saved, isFirst)
  }
  const save = async (over?: Segment) => {
    if (sending || !isReady()) return
    setRefused(undefined)
    const current = over ?? base
    const outcome = current
      ? await update.send({
          params: { segmentId: current.id },
          body: { ...body(), version: current.version },
        })
      : await create.send({ body: body() })
    if (outcome.ok) done(outcome.data, current === undefined)
    else if (outcome.error.code === 409) {
      setRefused(draft.name.trim())
      read.retry()
    }
  }
  const saveAsNew = async () => {
    if (sending || !isReady()) return
    const name = copyName(draft.name.trim(), [...others, ...(base ? [base.name] : [])], (text) =>
      intl.formatMessage(messages.copyOf, { name: text }),
    )
    const outcome = await create.send({ body: { ...body(), name, timezone } })
    if (outcome.ok) done(outcome.data, true)
  }
  const archive = async (archived: boolean) => {
    if (!base || sending) return
    const outcome = await update.send({
      params: { segmentId: base.id },
      body: { archived, version: base.version },
    })
    if (outcome.ok) {
      setBase(outcome.data)
      toasts.add({
        type: 'success',
        content: intl.formatMessage(archived ? messages.archived : messages.restored, { name: base.name }),
      })
      onSaved(outcome.data, false)
    } else if (outcome.error.code === 409) {
      setRefused(draft.name.trim())
      read.retry()
    }
  }
  const rebuild = async () => {
    if (!base || sending) return
    const outcome = await update.send({
      params: { segmentId: base.id },
      body: { conditions: base.conditions, version: base.version },
    })
    if (outcome.ok) setBase(outcome.data)
  }

  useEffect(() => {
    if (!dirty) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [dirty])

  const root = useRef<HTMLDivElement>(null)
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isSave = event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey)
    if (!isSave || event.altKey || event.shiftKey || isImeConfirm(event)) return
    // In a question over the sheet it is not the sheet that is meant.
    const sheet = root.current?.closest('[role=dialog]')
    if (!(event.target instanceof Node) || !sheet?.contains(event.target)) return
    event.preventDefault()
    if (dirty) void save()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])

  const nameError = isNameTaken
    ? intl.formatMessage(messages.nameTaken)
    : wrongName && (tried || wrongName !== 'empty')
      ? intl.formatMessage(
          { empty: messages.nameEmpty, long: messages.nameLong, taken: messages.nameTaken }[wrongName],
          { max: SEGMENT.nameMax },
        )
      : undefined
  return (
    <FullSheet
      open
      onClose={() => {
        if (dirty) setLeaving(true)
        else onClose()
      }}
      title={base?.name ?? intl.formatMessage(isNew ? messages.titleNew : messages.title)}
      {...(isThere && {
        description: conditionSentence(draft.conditions, world, intl),
        footer: (
          <div className={`${layout.line} ${styles.bar}`}>
            <SegmentActions
              segment={base}
              draft={draft}
              links={links}
              sending={sending}
              onSaveAsNew={() => void saveAsNew()}
              onArchive={(archived) => void archive(archived)}
            />
            <span className={styles.end}>
              <Button
                tone="primary"
                busy={sending}
                disabled={!dirty && base !== undefined}
                aria-keyshortcuts="Control+S Meta+S"
                onClick={() => void save()}
              >
                {intl.formatMessage(base ? messages.save : messages.create)}
              </Button>
            </span>
          </div>
        ),
      })}
    >
      {isThere ? (
        <div ref={root} className={styles.columns} data-segment>
          <div className={styles.column}>
            {world.error ? (
              <InlineError ticketId={world.error.ticketId} onRetry={world.retry}>
                {intl.formatMessage(messages.worldFailed)}
              </InlineError>
            ) : null}
            {isOutdated && dirty ? (
              <Banner
                kind="warning"
                title={intl.formatMessage(messages.outdatedTitle)}
                action={
                  <>
                    <Button size="small" onClick={() => void save(segment)} busy={sending}>
                      {intl.formatMessage(messages.keepMine)}
                    </Button>
                    <Button size="small" onClick={() => take(segment)}>
                      {intl.formatMessage(messages.takeTheirs)}
                    </Button>
                  </>
                }
              >
                {intl.formatMessage(messages.outdated, { name: segment.updatedBy?.name ?? '' })}
              </Banner>
            ) : error &&
              !isNameTaken &&
              !(error.code === 409 && (read.isFetching || refused !== draft.name.trim())) ? (
              <InlineError ticketId={error.ticketId}>
                {intl.formatMessage(
                  error.kind === 'network'
                    ? messages.saveOffline
                    : error.code === 409
                      ? messages.saveConflict
                      : messages.saveFailed,
                )}
                {error.kind === 'network' || error.code === 409 ? null : (
                  <span className={layout.quiet}>{error.message}</span>
                )}
              </InlineError>
            ) : null}
            <div className={styles.fields}>
              <div className={layout.wide}>
                <TextField
                  label={intl.formatMessage(messages.name)}
                  required
                  value={draft.name}
                  onValueChange={(name) => change({ name })}
                  readOnly={sending}
                  error={nameError}
                  autoComplete="off"
                />
              </div>
              <div className={layout.narrow}>
                <Select
                  label={intl.formatMessage(messages.colour)}
                  value={segmentColours.find((one) => one === draft.color) ?? ''}
                  // A colour that an older program gave it is named as it is.
                  placeholder={segmentColours.some((one) => one === draft.color) ? undefined : draft.color}
                  disabled={sending}
                  onValueChange={(color) => change({ color })}
                  options={segmentColours.map((value) => ({
                    value,
                    label: intl.formatMessage(messages[value]),
                  }))}
                />
              </div>
            </div>
            <TextArea
              label={intl.formatMessage(messages.description)}
              value={draft.description}
              maxLength={SEGMENT.descriptionMax}
              rows={2}
              readOnly={sending}
              onValueChange={(description) => change({ description })}
            />
            {world.properties || world.error ? (
              <ConditionTree
                key={tree}
                conditions={draft.conditions}
                onChange={(conditions) => change({ conditions })}
                world={world}
                problems={tried ? problems : problems.filter(({ code }) => code !== 'value_missing')}
                ownSegmentId={base?.id}
                readOnly={sending}
              />
            ) : (
              <Skeleton shape="block" />
            )}
            {dependsOnTime(draft.conditions) ? (
              <p className={layout.quiet}>{intl.formatMessage(messages.daily, { timezone })}</p>
            ) : null}
          </div>
          <aside className={styles.column} aria-label={intl.formatMessage(messages.preview)}>
            {base ? (
              <SegmentState
                segment={segment ?? base}
                onRebuild={() => void rebuild()}
                rebuilding={sending}
                onReread={read.retry}
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
          </aside>
        </div>
      ) : (
        <NotThere read={read} />
      )}
      <ConfirmDialog
        open={leaving}
        onClose={() => setLeaving(false)}
        title={intl.formatMessage(messages.leaveTitle)}
        confirmLabel={intl.formatMessage(messages.leave)}
        onConfirm={onClose}
      >
        {intl.formatMessage(messages.leaveAbout)}
      </ConfirmDialog>
    </FullSheet>
  )
}

/** In place of a segment that is still on its way, or that is not to be had. */
function NotThere({ read: { error, retry, isFetching } }: { read: ReturnType<typeof useSegment> }) {
  const intl = useIntl()
  if (!error)
    return (
      <div className={styles.columns}>
        {['left', 'right'].map((side) => (
          <div key={side} className={styles.column}>
            <Skeleton shape="control" />
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </div>
        ))}
      </div>
    )
  if (error.code === 404) return <ErrorBlock kind="not-found" title={intl.formatMessage(messages.notFound)} />
  return (
    <ErrorBlock
      kind={error.code === 403 ? 'forbidden' : error.kind === 'network' ? 'offline' : 'error'}
      title={intl.formatMessage(messages.failed)}
      message={error.kind === 'network' ? undefined : error.message}
      ticketId={error.ticketId}
      onRetry={retry}
      retrying={isFetching}
    />
  )
}

/** The name of a copy, with a number where there is one already. */
function copyName(name: string, taken: readonly string[], copyOf: (name: string) => string): string {
  if (nameProblem(name, taken) === undefined) return name
  const first = copyOf(name).slice(0, SEGMENT.nameMax)
  for (let number = 2; number < taken.length + 3; number += 1) {
    const candidate = number === 2 ? first : `${first.slice(0, SEGMENT.nameMax - 4)} ${number - 1}`
    if (nameProblem(candidate, taken) === undefined) return candidate
  }
  return first
}
