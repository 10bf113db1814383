import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { useUpdateApiKey, type ApiKey } from '#api/api-keys'
import { useOpenings } from '#components/dialog'
import { TextField } from '#components/text-field'
import { toasts } from '#components/toast'
import { TaskDialog, useNewName } from '#features/workspaces/settings-section'
import { API_KEY, nameProblem } from './api-keys.model.ts'
import { messages } from './api-keys.messages.ts'

export interface RenameKeyDialogProps {
  /** The key that gets another name; undefined closes it. */
  apiKey: ApiKey | undefined
  onClose: () => void
  /** The names of the other keys. */
  taken: readonly string[]
}

/** Gives a key another name. */
export function RenameKeyDialog({ apiKey, ...rest }: RenameKeyDialogProps) {
  // What it spoke of stays in sight while it goes.
  const [last, setLast] = useState(apiKey)
  if (apiKey !== undefined && apiKey !== last) setLast(apiKey)
  const openings = useOpenings(apiKey !== undefined)
  return last && <Task key={openings} apiKey={last} open={apiKey !== undefined} {...rest} />
}

interface TaskProps extends Omit<RenameKeyDialogProps, 'apiKey'> {
  apiKey: ApiKey
  open: boolean
}

function Task({ apiKey, open, onClose, taken }: TaskProps) {
  const intl = useIntl()
  const form = useId()
  const update = useUpdateApiKey()
  const [name, setName] = useState(apiKey.name)
  const { problem, check, refuse, errorOf } = useNewName(form, taken, (known) => nameProblem(name, known))
  const submit = async () => {
    if (!check()) return undefined
    const outcome = await update.send({ params: { apiKeyId: apiKey.id }, body: { name: name.trim() } })
    if (!outcome.ok) {
      if (outcome.error.code === 409) refuse(name.trim())
      return undefined
    }
    toasts.add({ type: 'success', content: intl.formatMessage(messages.renamed) })
    return onClose
  }
  return (
    <TaskDialog
      form={form}
      open={open}
      onClose={onClose}
      size="small"
      title={intl.formatMessage(messages.renameTitle, { name: apiKey.name })}
      button={intl.formatMessage(messages.save)}
      sending={update.isSending}
      dirty={name !== apiKey.name}
      failed={intl.formatMessage(messages.renameFailed)}
      error={errorOf(update.error)}
      onSubmit={submit}
    >
      <TextField
        label={intl.formatMessage(messages.name)}
        required
        value={name}
        onValueChange={setName}
        readOnly={update.isSending}
        error={problem ? intl.formatMessage(messages[problem], { max: API_KEY.nameMax }) : undefined}
      />
    </TaskDialog>
  )
}
