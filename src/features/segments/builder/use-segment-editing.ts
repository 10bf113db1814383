import { useState, type RefObject } from 'react'
import { useIntl } from 'react-intl'
import type { ApiError } from '#api/core'
import { useApi, useScopedWorkspaceId } from '#api/core'
import { useCreateSegment, useSegment, useUpdateSegment, type Segment } from '#api/segments'
import { useWorkspace } from '#api/workspace'
import { focusFirstInvalid, keepDraft, useEditing, useSaveKey } from '#components/editing'
import { toasts } from '#components/toast'
import { conditionProblems } from '#features/segments/condition-editor'
import type { LoadedConditionWorld } from '#features/segments/sentence'
import type { ConditionGroup } from '#lib/condition-tree'
import { mergeFields } from '#lib/editing'
import {
  copyName,
  decodeDraft,
  draftOf,
  isChanged,
  nameProblem,
  newDraft,
  type SegmentDraft,
} from './segment-draft.model.ts'
import { messages } from './segment-sheet.messages.ts'

export interface SegmentEditingOptions {
  /** 'new' makes one. */
  segmentId: string
  initialConditions: ConditionGroup | undefined
  world: LoadedConditionWorld
  onSaved: (segment: Segment, isNew: boolean) => void
  /** The part of the page that has the fields. */
  root: RefObject<HTMLElement | null>
}

/** A segment that is edited: its draft, what is wrong with it, and the ways to store it. */
export function useSegmentEditing({
  segmentId,
  initialConditions,
  world,
  onSaved,
  root,
}: SegmentEditingOptions) {
  const intl = useIntl()
  const isNew = segmentId === 'new'
  const read = useSegment(isNew ? undefined : segmentId)
  const workspace = useWorkspace()
  const workspaceId = useScopedWorkspaceId()
  const create = useCreateSegment()
  const update = useUpdateSegment()
  const { clock } = useApi()
  const [now] = useState(() => clock.now())

  const problemsOf = (draft: SegmentDraft, base: Segment | undefined) => {
    const timezone = base?.timezone ?? workspace.data?.timezone ?? intl.timeZone ?? 'UTC'
    const others = (world.segments ?? []).filter(({ id }) => id !== base?.id).map(({ name }) => name)
    return {
      timezone,
      others,
      wrongName: nameProblem(draft.name, others),
      problems: conditionProblems(draft.conditions, {
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
      }),
    }
  }
  const isValid = (draft: SegmentDraft) => {
    const { wrongName, problems } = problemsOf(draft, editing.base)
    return !wrongName && problems.length === 0
  }
  const bodyOf = ({ name, color, description, conditions }: SegmentDraft) => ({
    name: name.trim(),
    color,
    description: description.trim(),
    conditions,
  })
  const editing = useEditing<SegmentDraft, Segment, ApiError>({
    stored: read.data,
    draftOf: (segment) => (segment ? draftOf(segment) : newDraft(initialConditions)),
    isSame: (a, b) => !isChanged(a, b),
    isValid: (draft) => isValid(draft),
    merge: mergeFields,
    keeper: keepDraft({ workspaceId, kind: 'segment', id: segmentId, decode: decodeDraft }),
    onInvalid: () => focusFirstInvalid(root.current),
    save: (draft, base) =>
      base
        ? update.send({ params: { segmentId: base.id }, body: { ...bodyOf(draft), version: base.version } })
        : create.send({ body: bodyOf(draft) }),
  })
  const { base, draft } = editing
  const found = problemsOf(draft, base)
  const sending = create.isSending || update.isSending

  const say = (message: typeof messages.saved, { name }: Segment) =>
    toasts.add({ type: 'success', content: intl.formatMessage(message, { name }) })
  const save = async (saving = editing.save()) => {
    if ((await saving) !== 'saved') return
    const stored = editing.now().base
    if (!stored) return
    say(messages.saved, stored)
    onSaved(stored, base === undefined)
  }
  const saveAsNew = async () => {
    if (sending || !editing.check()) return
    const taken = [...found.others, ...(base ? [base.name] : [])]
    const name = copyName(draft.name.trim(), taken, (text) =>
      intl.formatMessage(messages.copyOf, { name: text }),
    )
    const outcome = await create.send({ body: { ...bodyOf(draft), name, timezone: found.timezone } })
    if (!outcome.ok) return editing.fail(outcome.error)
    editing.discard()
    say(messages.saved, outcome.data)
    onSaved(outcome.data, true)
  }
  /** Changes what the form does not hold. */
  const write = async (change: { archived: boolean } | { conditions: ConditionGroup }) => {
    if (!base || sending) return undefined
    const outcome = await update.send({
      params: { segmentId: base.id },
      body: { ...change, version: base.version },
    })
    if (outcome.ok) {
      editing.receive(outcome.data)
      return outcome.data
    }
    if (outcome.theirs) editing.receive(outcome.theirs)
    else editing.fail(outcome.error)
    return undefined
  }
  const archive = async (archived: boolean) => {
    const stored = await write({ archived })
    if (!stored) return
    say(archived ? messages.archived : messages.restored, stored)
    onSaved(stored, false)
  }
  useSaveKey(root, editing.dirty, () => void save())

  return {
    ...editing,
    ...found,
    isNew,
    read,
    /** As it was read last, or saved. */
    segment: read.data?.id === base?.id ? read.data : base,
    sending,
    save: () => void save(),
    keepMine: () => save(editing.keepMine()),
    saveAsNew: () => void saveAsNew(),
    archive: (archived: boolean) => void archive(archived),
    rebuild: () => void (base && write({ conditions: base.conditions })),
  }
}

export type SegmentEditing = ReturnType<typeof useSegmentEditing>
