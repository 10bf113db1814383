import type { ApiError } from '#api/core'
import { Ticket } from '#components/error-block'
import { Inline } from '#components/layout'

/** Why one of many could not be changed, with the number to quote to support. */
export const FailureReason = ({ error: { message, ticketId } }: { error: ApiError }) => (
  <Inline as="span">
    {message}
    {ticketId === '' ? null : <Ticket id={ticketId} />}
  </Inline>
)
