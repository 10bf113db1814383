import { useIntl } from 'react-intl'
import { InlineError } from '#components/inline-error'
import { EditingNotices } from '#components/editing'
import { Columns } from '#components/layout'
import { Select } from '#components/select'
import { Skeleton } from '#components/skeleton'
import { Text } from '#components/text'
import { TextArea, TextField } from '#components/text-field'
import { ConditionTree } from '#features/segments/condition-editor'
import { conditionSentence, type ConditionWorld } from '#features/segments/sentence'
import { useSavedBy } from '#features/workspaces/saved-by'
import { dependsOnTime } from '#lib/condition-tree'
import { hues } from '#lib/hue'
import { draftOf, SEGMENT } from './segment-draft.model.ts'
import { messages } from './segment-sheet.messages.ts'
import type { SegmentEditing } from './use-segment-editing.ts'

export interface SegmentFieldsProps {
  editing: SegmentEditing
  world: ConditionWorld
}

/** Name, colour, description and conditions of a segment, and above them what stands in the way of saving. */
export function SegmentFields({ editing, world }: SegmentFieldsProps) {
  const intl = useIntl()
  const { draft, change, attempted, problems, wrongName, timezone, error, theirs, sending, base } = editing
  const savedBy = useSavedBy(theirs)
  const isNameTaken = error?.code === 409 && theirs === undefined
  const nameError = isNameTaken
    ? intl.formatMessage(messages.nameTaken)
    : wrongName && (attempted || wrongName !== 'empty')
      ? intl.formatMessage(
          { empty: messages.nameEmpty, long: messages.nameLong, taken: messages.nameTaken }[wrongName],
          { max: SEGMENT.nameMax },
        )
      : undefined
  const said = error?.said ? (
    <Text tone="muted" wrap="anywhere">
      {error.said}
    </Text>
  ) : null
  return (
    <>
      {world.error ? (
        <InlineError ticketId={world.error.ticketId} onRetry={world.retry}>
          {intl.formatMessage(messages.worldFailed)}
        </InlineError>
      ) : null}
      <EditingNotices
        editing={editing}
        draftOf={draftOf}
        {...savedBy}
        fields={[
          { id: 'name', label: intl.formatMessage(messages.name), valueOf: ({ name }) => name },
          {
            id: 'colour',
            label: intl.formatMessage(messages.colour),
            valueOf: ({ color }) => intl.formatMessage(messages[color]),
          },
          {
            id: 'description',
            label: intl.formatMessage(messages.description),
            valueOf: ({ description }) => description,
          },
          {
            id: 'conditions',
            label: intl.formatMessage(messages.conditions),
            valueOf: ({ conditions }) => conditionSentence(conditions, world, intl),
          },
        ]}
      />
      {error && !isNameTaken && !theirs ? (
        <InlineError answers ticketId={error.ticketId}>
          {intl.formatMessage(error.kind === 'network' ? messages.saveOffline : messages.saveFailed)} {said}
        </InlineError>
      ) : null}
      <Columns align="start" wide="first">
        <TextField
          label={intl.formatMessage(messages.name)}
          required
          value={draft.name}
          onValueChange={(name) => change({ name })}
          readOnly={sending}
          error={nameError}
          autoComplete="off"
        />

        <Select
          label={intl.formatMessage(messages.colour)}
          value={draft.color}
          disabled={sending}
          onValueChange={(color) => change({ color })}
          options={hues.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
        />
      </Columns>
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
          key={editing.revision}
          conditions={draft.conditions}
          onChange={(conditions) => change({ conditions })}
          world={world}
          problems={attempted ? problems : problems.filter(({ code }) => code !== 'value_missing')}
          ownSegmentId={base?.id}
          readOnly={sending}
        />
      ) : (
        <Skeleton shape="block" />
      )}
      {dependsOnTime(draft.conditions) ? (
        <Text as="p" tone="muted" wrap="anywhere">
          {intl.formatMessage(messages.daily, { timezone })}
        </Text>
      ) : null}
    </>
  )
}
