import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { useCreateApiKey, type ApiKey, type CreatedApiKey } from '#api/api-keys'
import { useApi } from '#api/core'
import { useDomains } from '#api/domains'
import { useOpenings } from '#components/dialog'
import { MultiCombobox, type ComboboxOption } from '#components/combobox'
import { RadioGroup } from '#components/radio-group'
import { Select } from '#components/select'
import { TextField } from '#components/text-field'
import { TaskDialog, useNewName } from '#features/workspaces/settings-section'
import { API_KEY, endOf, nameProblem } from './api-keys.model.ts'
import { messages } from './api-keys.messages.ts'

export interface NewKeyDialogProps {
  open: boolean
  onClose: () => void
  /** The names of the other keys. */
  taken: readonly string[]
  onCreated: (created: CreatedApiKey) => void
}

/** Asks what a new key may do. Each time it opens it begins empty. */
export function NewKeyDialog(props: NewKeyDialogProps) {
  const openings = useOpenings(props.open)
  return openings === 0 ? null : <Task key={openings} {...props} />
}

const permissions = ['full', 'send', 'read'] as const
const hints = { full: messages.fullHint, send: messages.sendHint, read: messages.readHint }
const NEVER = 'never'

function Task({ open, onClose, taken, onCreated }: NewKeyDialogProps) {
  const intl = useIntl()
  const form = useId()
  const { clock } = useApi()
  const create = useCreateApiKey()
  const domains = useDomains({ limit: 100 }).data?.items ?? []
  const [name, setName] = useState('')
  const [permission, setPermission] = useState<ApiKey['permission']>('send')
  const [from, setFrom] = useState<readonly ComboboxOption[]>([])
  const [end, setEnd] = useState(NEVER)
  const { problem, tried, check, refuse, errorOf } = useNewName(form, taken, (known) =>
    nameProblem(name, known),
  )
  const submit = async () => {
    if (!check()) return undefined
    const outcome = await create.send({
      body: {
        name: name.trim(),
        permission,
        domainNames: permission === 'read' ? [] : from.map(({ value }) => value),
        expiresAt: endOf(end === NEVER ? undefined : Number(end), clock.now()),
      },
    })
    if (outcome.ok) return () => onCreated(outcome.data)
    if (outcome.error.code === 409) refuse(name.trim())
    return undefined
  }
  return (
    <TaskDialog
      form={form}
      open={open}
      onClose={onClose}
      closesOutside={false}
      title={intl.formatMessage(messages.createTitle)}
      button={intl.formatMessage(messages.createButton)}
      sending={create.isSending}
      dirty={name.trim() !== '' || permission !== 'send' || from.length > 0 || end !== NEVER}
      failed={intl.formatMessage(messages.createFailed)}
      error={errorOf(create.error)}
      onSubmit={submit}
    >
      <TextField
        label={intl.formatMessage(messages.name)}
        hint={intl.formatMessage(messages.nameHint)}
        required
        value={name}
        onValueChange={setName}
        readOnly={create.isSending}
        error={
          problem && (tried || problem !== 'nameEmpty')
            ? intl.formatMessage(messages[problem], { max: API_KEY.nameMax })
            : undefined
        }
      />
      <RadioGroup
        label={intl.formatMessage(messages.permission)}
        value={permission}
        onValueChange={setPermission}
        disabled={create.isSending}
        options={permissions.map((value) => ({
          value,
          label: intl.formatMessage(messages[value]),
          hint: intl.formatMessage(hints[value]),
        }))}
      />
      {permission === 'read' ? null : (
        <MultiCombobox
          label={intl.formatMessage(messages.domains)}
          hint={intl.formatMessage(messages.domainsHint)}
          values={from}
          onValuesChange={setFrom}
          options={domains.map((domain) => ({ value: domain.name, label: domain.name }))}
          readOnly={create.isSending}
        />
      )}
      <Select
        label={intl.formatMessage(messages.expires)}
        value={end}
        onValueChange={setEnd}
        disabled={create.isSending}
        options={[
          { value: NEVER, label: intl.formatMessage(messages.never) },
          ...API_KEY.ends.map((days) => ({
            value: String(days),
            label: intl.formatMessage(messages.inDays, { days }),
          })),
        ]}
      />
    </TaskDialog>
  )
}
