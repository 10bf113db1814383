import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Dialog } from '#components/dialog'
import { TextField } from '#components/text-field'
import { nameOf, VIEWS } from './saved-views.model.ts'
import { messages } from './view-saver.messages.ts'

export interface ViewNameDialogProps {
  /** What it is called; empty: it is a new one. */
  name: string
  /** What was typed before it was closed. @default its name */
  draft?: string
  onSave: (name: string) => void
  onClose: (draft: string) => void
}

/** What a view is called. */
export function ViewNameDialog({ name, draft = name, onSave, onClose }: ViewNameDialogProps) {
  const intl = useIntl()
  const [typed, setTyped] = useState(draft)
  const wanted = nameOf(typed)
  const close = () => onClose(typed)
  const save = () => {
    if (wanted !== undefined) onSave(wanted)
  }
  return (
    <Dialog
      open
      onClose={close}
      size="small"
      title={intl.formatMessage(name === '' ? messages.newTitle : messages.renameTitle)}
      footer={
        <>
          <Button onClick={close}>{intl.formatMessage(messages.cancel)}</Button>
          <Button tone="primary" disabled={wanted === undefined} onClick={save}>
            {intl.formatMessage(messages.save)}
          </Button>
        </>
      }
    >
      <TextField
        label={intl.formatMessage(messages.name)}
        hint={intl.formatMessage(messages.local)}
        value={typed}
        maxLength={VIEWS.nameMax}
        onValueChange={setTyped}
        onEnter={save}
        autoComplete="off"
      />
    </Dialog>
  )
}
