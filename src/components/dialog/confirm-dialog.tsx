import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Stack } from '#components/layout'
import { TextField } from '#components/text-field'
import { isWordTyped } from './confirm.model.ts'
import { Wanted } from './dialog.tsx'
import { messages } from './dialog.messages.ts'

export interface ConfirmDialogProps {
  /** Whether the question is asked. */
  open: boolean
  /** Cancel, Escape. */
  onClose: () => void
  /** The question, with the thing's name: 'Delete “Spring sale”?'. */
  title: string
  /** What follows from it. */
  children?: ReactNode
  /** What the button does, in its own verb: 'Delete', 'Send'. */
  confirmLabel: string
  /** What the button says that leaves everything as it is. @default 'Cancel' */
  cancelLabel?: string
  /** Of the button that does it. @default 'danger' */
  tone?: 'danger' | 'primary'
  /** Yes. It stays open until it is closed, so that it can say `busy`. */
  onConfirm: () => void
  /** The work goes on: nothing can be pressed twice. */
  busy?: boolean
  /** Something that it needs is not there yet: it can't be confirmed. @default false */
  disabled?: boolean
  /** For what can't be undone: a name or a number that must be typed first, in letters of any width. */
  typeToConfirm?: string | undefined
  /** Why it failed: an InlineError. */
  error?: ReactNode
  /** Another dialog was opened over it. */
  onCovered?: () => void
}

/** Asks before what can't be undone. The focus is on Cancel, so that an absent-minded Enter does nothing. */
export function ConfirmDialog({ open, onClose, title, children, ...ask }: ConfirmDialogProps) {
  const intl = useIntl()
  const {
    confirmLabel,
    cancelLabel,
    tone = 'danger',
    onConfirm,
    busy = false,
    disabled = false,
    typeToConfirm,
    error,
    onCovered,
  } = ask
  const [typed, setTyped] = useState('')
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    setTyped('')
  }
  const mayConfirm = !disabled && (typeToConfirm === undefined || isWordTyped(typed, typeToConfirm))
  const confirm = () => {
    if (mayConfirm && !busy) onConfirm()
  }
  const close = () => {
    if (!busy) onClose()
  }
  return (
    <Wanted
      kind="dialog"
      role="alertdialog"
      size="small"
      open={open}
      onClose={close}
      busy={busy}
      closesOutside={false}
      onCovered={onCovered}
      title={title}
      description={children}
      footer={
        <>
          <Button data-first-focus onClick={close} disabled={busy}>
            {cancelLabel ?? intl.formatMessage(messages.cancel)}
          </Button>
          <Button tone={tone} busy={busy} disabled={!mayConfirm} onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {typeToConfirm === undefined && !error ? undefined : (
        <Stack>
          {error}
          {typeToConfirm === undefined ? null : (
            <form
              onSubmit={(event) => {
                event.preventDefault()
                confirm()
              }}
            >
              <TextField
                label={intl.formatMessage(messages.typeToConfirm, { word: typeToConfirm })}
                value={typed}
                onValueChange={setTyped}
                readOnly={busy}
                autoComplete="off"
                spellCheck={false}
              />
            </form>
          )}
        </Stack>
      )}
    </Wanted>
  )
}
