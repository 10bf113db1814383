import { useState, type ReactNode } from 'react'
import type { ApiError, WriteOutcome } from '#api/core'
import { Card } from '#components/card'
import { ConfirmDialog } from '#components/dialog'
import { useIsHere } from '#components/leave-guard'
import { toasts } from '#components/toast'
import { OwnersButton } from './owners-button.tsx'
import { WriteAlert } from './settings-failures.tsx'

export interface DeleteCardProps {
  /** What is deleted: it is typed before it goes. */
  name: string
  title: string
  /** On the button of the card and on that of the question. */
  button: string
  question: string
  /** What deleting it means. */
  about: string
  /** Said in the question's place when it failed. */
  failed: string
  /** Said once it is deleted. */
  deleted: string
  /** Why it can't be deleted now, whoever asks. */
  disabled?: boolean
  /** Deletes it. */
  onDelete: () => Promise<WriteOutcome<unknown>>
  /** It is gone, and whoever deleted it is still here. */
  onDeleted: () => void
  /** What is to be known before it is asked. */
  children: ReactNode
}

/** What deleting something means, and the button that only owners can press. */
export function DeleteCard(props: DeleteCardProps) {
  const { name, title, button, question, about, failed, deleted, disabled, onDelete, onDeleted } = props
  const isHere = useIsHere()
  const [asked, setAsked] = useState(false)
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<ApiError>()
  const ask = () => {
    setError(undefined)
    setAsked(true)
  }
  const confirm = async () => {
    setError(undefined)
    setSending(true)
    const outcome = await onDelete()
    setSending(false)
    // What somebody else deleted meanwhile is gone, as was asked for.
    if (!outcome.ok && outcome.error.code !== 404) {
      setError(outcome.error)
      return
    }
    setAsked(false)
    toasts.add({ type: 'success', content: deleted })
    if (isHere()) onDeleted()
  }
  return (
    <Card
      title={title}
      actions={
        <OwnersButton tone="danger-quiet" disabled={disabled} onClick={ask}>
          {button}
        </OwnersButton>
      }
    >
      {props.children}
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        title={question}
        confirmLabel={button}
        onConfirm={() => void confirm()}
        busy={isSending}
        typeToConfirm={name}
        error={error ? <WriteAlert title={failed} error={error} /> : undefined}
      >
        {about}
      </ConfirmDialog>
    </Card>
  )
}
