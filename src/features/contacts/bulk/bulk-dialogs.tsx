import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useMailingLists } from '#api/mailing-lists'
import { useSchema } from '#api/schemas'
import { Button } from '#components/button'
import { Dialog } from '#components/dialog'
import { ErrorBlock } from '#components/error-block'
import { Stack } from '#components/layout'
import { LeaveGuard } from '#components/leave-guard'
import { RadioGroup } from '#components/radio-group'
import { Select } from '#components/select'
import { Skeleton } from '#components/skeleton'
import { Text } from '#components/text'
import { propertyLabel } from '#features/contacts/facts'
import { draftOf, PropertyField, valueOf, type PropertyProblem } from '#features/contacts/property-field'
import type { BulkAction } from './bulk-changes.model.ts'
import { messages } from './bulk-actions.messages.ts'

type PropertyDraft = ReturnType<typeof draftOf>

interface BulkDialogProps {
  /** How many contacts it is about. */
  count: number
  /** Names them. */
  target: ReactNode
  onStart: (action: BulkAction) => void
  onClose: () => void
}

/** Puts contacts on a mailing list. */
export function AddToListDialog({ count, target, onStart, onClose }: BulkDialogProps) {
  const intl = useIntl()
  const [mailingListId, setList] = useState('')
  const [status, setStatus] = useState<'active' | 'pending'>('active')
  return (
    <AskDialog
      title={intl.formatMessage(messages.addTitle, { count })}
      target={target}
      description={intl.formatMessage(messages.addText)}
      button={intl.formatMessage(messages.addButton, { count })}
      ready={mailingListId !== ''}
      onConfirm={() => onStart({ kind: 'add', mailingListId, status })}
      onClose={onClose}
    >
      <ListField value={mailingListId} onValueChange={setList} />
      <RadioGroup
        label={intl.formatMessage(messages.state)}
        value={status}
        onValueChange={setStatus}
        options={[
          {
            value: 'active',
            label: intl.formatMessage(messages.active),
            hint: intl.formatMessage(messages.activeHint),
          },
          {
            value: 'pending',
            label: intl.formatMessage(messages.pending),
            hint: intl.formatMessage(messages.pendingHint),
          },
        ]}
      />
    </AskDialog>
  )
}

/** Takes contacts off a mailing list: with a record of it, or without a trace (BLK-5). */
export function LeaveListDialog({ count, target, onStart, onClose }: BulkDialogProps) {
  const intl = useIntl()
  const [mailingListId, setList] = useState('')
  const [how, setHow] = useState<'unsubscribe' | 'remove'>('unsubscribe')
  return (
    <AskDialog
      title={intl.formatMessage(messages.leaveTitle, { count })}
      target={target}
      description={intl.formatMessage(messages.leaveText)}
      button={intl.formatMessage(messages.leaveButton, { count })}
      ready={mailingListId !== ''}
      onConfirm={() => onStart({ kind: 'leave', mailingListId, how })}
      onClose={onClose}
    >
      <ListField value={mailingListId} onValueChange={setList} />
      <RadioGroup
        label={intl.formatMessage(messages.how)}
        value={how}
        onValueChange={setHow}
        options={[
          {
            value: 'unsubscribe',
            label: intl.formatMessage(messages.unsubscribe),
            hint: intl.formatMessage(messages.unsubscribeHint),
          },
          {
            value: 'remove',
            label: intl.formatMessage(messages.remove),
            hint: intl.formatMessage(messages.removeHint),
          },
        ]}
      />
    </AskDialog>
  )
}

/** Gives one property of contacts one value, or empties it. */
export function SetPropertyDialog({ count, target, onStart, onClose }: BulkDialogProps) {
  const intl = useIntl()
  const schema = useSchema('contact')
  const timezone = intl.timeZone ?? 'UTC'
  const [key, setKey] = useState('')
  const [draft, setDraft] = useState<PropertyDraft>('')
  const [problem, setProblem] = useState<PropertyProblem>()
  const properties = schema.data?.properties.filter(({ system, hidden }) => !system && hidden !== true) ?? []
  const property = properties.find((one) => one.key === key)
  const meant = property ? valueOf(property, draft) : { value: null }
  const start = () => {
    if ('problem' in meant) setProblem(meant.problem)
    else onStart({ kind: 'set', key, value: meant.value })
  }
  return (
    <AskDialog
      title={intl.formatMessage(messages.setTitle, { count })}
      target={target}
      description={intl.formatMessage(messages.setText)}
      button={intl.formatMessage(messages.setButton, { count })}
      ready={property !== undefined}
      onConfirm={start}
      onClose={onClose}
    >
      <LeaveGuard dirty={'problem' in meant || meant.value !== null} discard={onClose} />
      {schema.error && !schema.data ? (
        <ErrorBlock
          title={intl.formatMessage(messages.propertiesFailed)}
          message={schema.error.said}
          ticketId={schema.error.ticketId}
          onRetry={schema.retry}
        />
      ) : (
        <Select
          label={intl.formatMessage(messages.property)}
          placeholder={intl.formatMessage(messages.chooseProperty)}
          required
          value={key}
          onValueChange={(next) => {
            setKey(next)
            setProblem(undefined)
            const chosen = properties.find((one) => one.key === next)
            if (chosen) setDraft(draftOf(chosen, null, timezone))
          }}
          options={properties.map((one) => ({ value: one.key, label: propertyLabel(intl, one) }))}
        />
      )}
      {property ? (
        <PropertyField
          property={property}
          label={intl.formatMessage(messages.value)}
          draft={draft}
          onDraftChange={(next) => {
            setDraft(next)
            setProblem(undefined)
          }}
          problem={problem}
        />
      ) : null}
    </AskDialog>
  )
}

interface AskDialogProps {
  title: string
  target: ReactNode
  description?: string
  button: string
  ready: boolean
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}

/** A question about many contacts, with its one answer at the bottom. */
function AskDialog({
  title,
  target,
  description,
  button,
  ready,
  onConfirm,
  onClose,
  children,
}: AskDialogProps) {
  const intl = useIntl()
  return (
    <Dialog
      open
      onClose={onClose}
      closesOutside={false}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>{intl.formatMessage(messages.cancel)}</Button>
          <Button tone="primary" disabled={!ready} onClick={onConfirm}>
            {button}
          </Button>
        </>
      }
    >
      <Stack>
        <Text as="p" wrap="anywhere">
          {target}
        </Text>
        {children}
      </Stack>
    </Dialog>
  )
}

function ListField({ value, onValueChange }: { value: string; onValueChange: (value: string) => void }) {
  const intl = useIntl()
  const lists = useMailingLists()
  if (lists.error && !lists.data) {
    return (
      <ErrorBlock
        title={intl.formatMessage(messages.listsFailed)}
        message={lists.error.said}
        ticketId={lists.error.ticketId}
        onRetry={lists.retry}
      />
    )
  }
  if (!lists.data) return <Skeleton width={60} />
  return (
    <Select
      label={intl.formatMessage(messages.list)}
      placeholder={intl.formatMessage(messages.chooseList)}
      required
      value={value}
      onValueChange={onValueChange}
      options={lists.data.items.map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}
