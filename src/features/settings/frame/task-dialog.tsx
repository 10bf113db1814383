import type { FormEvent } from 'react'
import { useIntl } from 'react-intl'
import type { ApiError } from '#api/core'
import { Banner } from '#components/banner'
import { Button } from '#components/button'
import { Dialog, type DialogProps } from '#components/dialog'
import { WriteFailed } from './settings-failures.tsx'
import { messages } from './task-dialog.messages.ts'
import * as styles from './task-dialog.css.ts'

export interface TaskDialogProps extends Pick<
  DialogProps,
  'open' | 'onClose' | 'closesOutside' | 'size' | 'title' | 'children'
> {
  /** The id of its form: by it the fields are found. */
  form: string
  /** What the button says that sends it. */
  button: string
  sending: boolean
  /** What could not be done, in plain words, for when it failed. */
  failed: string
  error: ApiError | undefined
  onSubmit: () => Promise<void>
}

/** A small task of the settings: fields that are sent at once. Why that failed stands above them; nothing typed is lost. */
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
      <form
        id={form}
        className={styles.fields}
        noValidate
        autoComplete="off"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void onSubmit()
        }}
      >
        {error ? (
          <Banner kind="danger">
            <WriteFailed title={failed} error={error} />
          </Banner>
        ) : null}
        {children}
      </form>
    </Dialog>
  )
}
