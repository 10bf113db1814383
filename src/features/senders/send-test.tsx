import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { useSelfAccount } from '#api/self-account'
import type { Sender } from '#api/senders'
import { useSendTransactional } from '#api/transactional'
import { ConfirmDialog, useFailure } from '#components/dialog'
import { InlineError } from '#components/inline-error'
import { toasts } from '#components/toast'
import { WriteAlert } from '#features/workspaces/settings-section'
import { messages } from './senders.messages.ts'

export interface SendTestProps {
  sender: Sender
  open: boolean
  onClose: () => void
}

/** Sends the reader a mail from a sender: so they see the name and picture that others see. */
export function SendTest({ sender, open, onClose }: SendTestProps) {
  const intl = useIntl()
  const account = useSelfAccount()
  const email = account.data?.email
  const write = useSendTransactional()
  const error = useFailure(open, write.error)
  const key = useRef<string>(undefined)
  const send = async () => {
    if (email === undefined) return
    // A second try of the same mail sends nothing twice.
    key.current ??= crypto.randomUUID()
    const outcome = await write.send({
      body: {
        kind: 'transactional',
        to: [{ email }],
        senderId: sender.id,
        subject: intl.formatMessage(messages.testSubject, { name: sender.fromName }),
        text: intl.formatMessage(messages.testText, { address: sender.address }),
        idempotencyKey: key.current,
      },
    })
    if (!outcome.ok) return
    key.current = undefined
    onClose()
    toasts.add({ type: 'success', content: intl.formatMessage(messages.testSent, { email }) })
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={intl.formatMessage(messages.testQuestion)}
      confirmLabel={intl.formatMessage(messages.sendTest)}
      tone="primary"
      onConfirm={() => void send()}
      busy={write.isSending}
      disabled={email === undefined}
      error={
        error ? (
          <WriteAlert title={intl.formatMessage(messages.testFailed)} error={error} />
        ) : account.error && email === undefined ? (
          <InlineError
            ticketId={account.error.ticketId}
            onRetry={account.retry}
            retrying={account.isFetching}
          >
            {intl.formatMessage(messages.ownAddressFailed)}
          </InlineError>
        ) : undefined
      }
    >
      {email === undefined
        ? intl.formatMessage(messages.testToYou, { address: sender.address })
        : intl.formatMessage(messages.testAbout, { address: sender.address, email })}
    </ConfirmDialog>
  )
}
