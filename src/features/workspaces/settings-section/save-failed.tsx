import { useRef } from 'react'
import { useIntl } from 'react-intl'
import type { ApiError } from '#api/core'
import { Banner } from '#components/banner'
import { Button } from '#components/button'
import { WriteFailed } from './settings-failures.tsx'
import { messages } from './settings-failures.messages.ts'

export interface SaveFailedProps {
  editing: { status: string; error: ApiError | undefined; save: () => Promise<unknown> }
}

/** Why a draft that saves itself could not be saved, with the way to try again; nothing where it was. */
export function SaveFailed({ editing: { status, error, save } }: SaveFailedProps) {
  const intl = useIntl()
  const from = useRef<EventTarget>(null)
  if (status !== 'failed' || !error) return null
  const retry = async () => {
    await save()
    // The button goes with what it mends: whoever came to it from a field writes on there (ACC-3).
    if (document.activeElement === document.body && from.current instanceof HTMLElement) from.current.focus()
  }
  return (
    <Banner
      kind="danger"
      action={
        <Button
          size="small"
          onFocus={({ relatedTarget }) => {
            from.current = relatedTarget
          }}
          onClick={() => void retry()}
        >
          {intl.formatMessage(messages.retry)}
        </Button>
      }
    >
      <WriteFailed title={intl.formatMessage(messages.draft)} error={error} />
    </Banner>
  )
}
