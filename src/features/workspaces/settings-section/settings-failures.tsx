import { useIntl, type IntlShape } from 'react-intl'
import { errorBlockOf, type ApiError, type ReadState } from '#api/core'
import { Banner } from '#components/banner'
import { ErrorBlock, Ticket } from '#components/error-block'
import type { NewToast } from '#components/toast'
import { messages } from './settings-failures.messages.ts'

export interface ReadFailedProps {
  /** What could not be loaded, in plain words. */
  title: string
  error: ApiError
  read: Pick<ReadState<unknown>, 'retry' | 'isFetching'>
}

/** Stands where a part of the settings should be that could not be read. */
export function ReadFailed({ title, error, read }: ReadFailedProps) {
  return <ErrorBlock {...errorBlockOf(error)} title={title} onRetry={read.retry} retrying={read.isFetching} />
}

export interface WriteFailedProps {
  /** What could not be done, in plain words. */
  title: string
  error: ApiError
  /** What a conflict means here. @default somebody else saved first, what was typed is still there */
  conflict?: string | undefined
}

/** Why something could not be written, in a form's banner or a dialog; with the number to quote. */
export function WriteFailed({ title, error, conflict }: WriteFailedProps) {
  const intl = useIntl()
  const reason = reasonOf(error, intl, conflict)
  return (
    <>
      <strong>{title}</strong>
      <br />
      {reason}
      {error.ticketId === '' ? null : <Ticket id={error.ticketId} />}
    </>
  )
}

/** The same in a question, which has no banner for it: a screen reader hears it (ACC-10). */
export const WriteAlert = (props: WriteFailedProps) => (
  <Banner kind="danger">
    <WriteFailed {...props} />
  </Banner>
)

/** The same in a toast, whose own place shows the number: it may be rendered where these words are not loaded. */
export const writeFailedToast = (title: string, error: ApiError, intl: IntlShape): NewToast => ({
  type: 'error',
  content: (
    <>
      <strong>{title}</strong>
      <br />
      {reasonOf(error, intl)}
    </>
  ),
  ticketId: error.ticketId,
})

function reasonOf(error: ApiError, intl: IntlShape, conflict?: string): string {
  if (error.kind === 'network') return intl.formatMessage(messages.offline)
  if (error.kind === 'timeout') return intl.formatMessage(messages.slow)
  if (error.code === 409) return conflict ?? intl.formatMessage(messages.changed)
  if (error.code === 404) return intl.formatMessage(messages.deleted)
  return error.said ?? intl.formatMessage(messages.unreadable)
}
