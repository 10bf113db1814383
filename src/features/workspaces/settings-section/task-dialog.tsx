import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Dialog, type DialogProps } from '#components/dialog'
import { messages } from './task-dialog.messages.ts'
import { TaskForm, type TaskFormProps } from './task-form.tsx'

export interface TaskDialogProps
  extends
    Pick<DialogProps, 'open' | 'onClose' | 'closesOutside' | 'size' | 'title'>,
    Pick<TaskFormProps, 'failed' | 'error' | 'onSubmit' | 'children'> {
  /** The id of its form: by it the fields are found. */
  form: string
  /** What the button says that sends it. */
  button: string
  sending: boolean
}

/** A small task of the settings: fields in a dialog that are sent at once. */
export function TaskDialog({
  form,
  button,
  sending,
  failed,
  error,
  onSubmit,
  onClose,
  children,
  ...dialog
}: TaskDialogProps) {
  const intl = useIntl()
  return (
    <Dialog
      {...dialog}
      onClose={onClose}
      busy={sending}
      footer={
        <>
          <Button onClick={onClose} disabled={sending}>
            {intl.formatMessage(messages.cancel)}
          </Button>
          <Button type="submit" form={form} tone="primary" busy={sending}>
            {button}
          </Button>
        </>
      }
    >
      <TaskForm id={form} failed={failed} error={error} onSubmit={onSubmit}>
        {children}
      </TaskForm>
    </Dialog>
  )
}
