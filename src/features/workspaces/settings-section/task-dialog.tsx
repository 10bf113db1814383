import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Dialog, type DialogProps } from '#components/dialog'
import { LeaveGuard } from '#components/leave-guard'
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
  /** Whether something was typed that leaving would lose: Escape, Back and a reload ask first. */
  dirty: boolean
}

/** A small task of the settings: fields in a dialog that are sent at once. */
export function TaskDialog({
  form,
  button,
  sending,
  dirty,
  failed,
  error,
  onSubmit,
  onClose,
  children,
  ...dialog
}: TaskDialogProps) {
  const intl = useIntl()
  const isSubmitting = useRef(false)
  const submit = async () => {
    isSubmitting.current = true
    try {
      await onSubmit()
    } finally {
      isSubmitting.current = false
    }
  }
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
      <LeaveGuard
        dirty={dialog.open && dirty}
        // Where its own success leads is no loss.
        isDirty={() => dialog.open && dirty && !isSubmitting.current}
        discard={onClose}
      />
      <TaskForm id={form} failed={failed} error={error} onSubmit={submit}>
        {children}
      </TaskForm>
    </Dialog>
  )
}
