import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useCreateProperty, type Schema } from '#api/schemas'
import { Button } from '#components/button'
import { Dialog } from '#components/dialog'
import { InlineError } from '#components/inline-error'
import { Stack } from '#components/layout'
import { Select } from '#components/select'
import { TextField } from '#components/text-field'
import { keyOf, keyProblem, labelProblem, PROPERTY } from '#lib/property-key'
import { keyMessages, labelMessages, messages, typeMessages } from './new-property-dialog.messages.ts'
import { guessedTypes, guessType } from './property-guess.model.ts'

export interface NewPropertyDialogProps {
  schema: Schema
  /** What the file calls the column. */
  column: string
  /** The first values of the column. */
  samples: readonly string[]
  onClose: () => void
  /** It is there now. */
  onCreated: (key: string) => void
}

/** Makes a property for a column that has none, with the type that its values look like. */
export function NewPropertyDialog({ schema, column, samples, onClose, onCreated }: NewPropertyDialogProps) {
  const intl = useIntl()
  const { send, isSending, error } = useCreateProperty()
  const [label, setLabel] = useState(() => column.slice(0, PROPERTY.labelMax))
  const [key, setKey] = useState(() => keyOf(column))
  const [type, setType] = useState(() => guessType(samples))
  const [tried, setTried] = useState(false)
  const badLabel = labelProblem(
    label,
    schema.properties.map((property) => property.label),
  )
  const badKey = keyProblem(
    key,
    schema.properties.map((property) => property.key),
  )

  const create = async () => {
    setTried(true)
    if (badLabel !== undefined || badKey !== undefined) return
    const outcome = await send({
      params: { type: 'contact' },
      body: { version: schema.version, key, type, label: label.trim() },
    })
    if (outcome.ok) onCreated(key)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      busy={isSending}
      size="small"
      title={intl.formatMessage(messages.title, { column })}
      footer={
        <>
          <Button onClick={onClose} disabled={isSending}>
            {intl.formatMessage(messages.cancel)}
          </Button>
          <Button tone="primary" busy={isSending} onClick={() => void create()}>
            {intl.formatMessage(messages.add)}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <TextField
          label={intl.formatMessage(messages.label)}
          required
          value={label}
          maxLength={PROPERTY.labelMax}
          disabled={isSending}
          error={tried && badLabel !== undefined ? intl.formatMessage(labelMessages[badLabel]) : undefined}
          onValueChange={setLabel}
        />
        <TextField
          label={intl.formatMessage(messages.key)}
          hint={intl.formatMessage(messages.keyHint)}
          required
          value={key}
          maxLength={PROPERTY.keyMax}
          disabled={isSending}
          error={tried && badKey !== undefined ? intl.formatMessage(keyMessages[badKey]) : undefined}
          onValueChange={setKey}
          onEnter={() => void create()}
        />
        <Select
          label={intl.formatMessage(messages.type)}
          hint={intl.formatMessage(messages.typeHint)}
          value={type}
          disabled={isSending}
          onValueChange={setType}
          options={guessedTypes.map((value) => ({ value, label: intl.formatMessage(typeMessages[value]) }))}
        />
        {error ? (
          <InlineError ticketId={error.ticketId}>
            {intl.formatMessage(messages.failed, { reason: error.message })}
          </InlineError>
        ) : null}
      </Stack>
    </Dialog>
  )
}
