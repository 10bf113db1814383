import { useId, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { InlineError } from '#components/inline-error'
import { Inline, Stack } from '#components/layout'
import { messages } from './client-tools.messages.ts'
import * as styles from './tool-proposal.css.ts'

export interface ToolProposalProps {
  /** What would be done: 'Create a segment?' */
  title: string
  /** The whole of it, in plain words. */
  children: ReactNode
  /** Of the button that does it. @default there is none: the children have buttons of their own */
  accept?: string
  /** Of the button that declines. @default Decline */
  decline?: string
  /** It is being done. @default false */
  busy?: boolean
  /** Why it could not be done; it can be tried again, or declined. */
  problem?: string | undefined
  ticketId?: string | undefined
  onAccept?: () => void | Promise<void>
  onDecline: () => void
}

/** Something that the assistant would do: nothing is done without a click. */
export function ToolProposal({
  title,
  children,
  accept,
  decline,
  busy = false,
  problem,
  ticketId,
  onAccept,
  onDecline,
}: ToolProposalProps) {
  const intl = useIntl()
  const id = useId()
  return (
    <section className={styles.root} aria-labelledby={id}>
      <Stack gap={2}>
        <h3 id={id}>{title}</h3>
        {children}
        {problem === undefined ? null : <InlineError ticketId={ticketId || undefined}>{problem}</InlineError>}
        <Inline>
          <Button size="small" disabled={busy} onClick={onDecline}>
            {decline ?? intl.formatMessage(messages.decline)}
          </Button>
          {accept === undefined ? null : (
            <Button size="small" tone="primary" busy={busy} onClick={() => void onAccept?.()}>
              {accept}
            </Button>
          )}
        </Inline>
      </Stack>
    </section>
  )
}
