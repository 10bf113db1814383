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
    Pick<TaskFormProps, 'failed' | 'error' | 'children'> {
  /** The id of its form: by it the fields are found. */
  form: string
  /** What the button says that sends it. */
  button: string
  sending: boolean
  /** Whether something was typed that leaving would lose: Escape, Back and a reload ask first. */
  dirty: boolean
  /** Sends it. Resolves to what follows once it is done, which is called unless the dialog was left meanwhile. */
  onSubmit: () => Promise<(() => void) | undefined>
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
  /** It is done or was left: nothing in it can be lost any more. */
  const isOver = useRef(false)
  const submit = async () => {
    const follow = await onSubmit()
    if (!follow || isOver.current) return
    isOver.current = true
    follow()
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
        isDirty={() => dialog.open && dirty && !isOver.current}
        discard={() => {
          isOver.current = true
          onClose()
        }}
      />
      <TaskForm id={form} failed={failed} error={error} onSubmit={submit}>
        {children}
      </TaskForm>
    </Dialog>
  )
}
