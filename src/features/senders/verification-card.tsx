import { useEffect, useEffectEvent } from 'react'
import { useIntl } from 'react-intl'
import { useApi } from '#api/core'
import { useSender, useUpdateSender, type Sender } from '#api/senders'
import { Banner } from '#components/banner'
import { Button } from '#components/button'
import { Card } from '#components/card'
import { DescriptionList } from '#components/description-list'
import { Stack } from '#components/layout'
import { toasts } from '#components/toast'
import { SENDER_PAUSE } from '#domain/senders/sender-rules'
import { WriteFailed } from '#features/workspaces/settings-section'
import { messages } from './senders.messages.ts'

const kinds = { pending: 'info', verified: 'success', disabled: 'info', error: 'danger' } as const

/** What keeps mails from going out, and what to do: the domain, and the mailbox that confirms (DOM-12, DOM-16). */
export function VerificationCard({ sender }: { sender: Sender }) {
  const intl = useIntl()
  const resend = useUpdateSender()
  useConfirmationWatch(sender)
  const { status, statusReason, mailbox, address } = sender
  const date = (iso: string) => intl.formatDate(iso, { dateStyle: 'medium', timeStyle: 'short' })
  const send = async () => {
    const outcome = await resend.send({
      params: { senderId: sender.id },
      body: { version: sender.version, resendConfirmation: true },
    })
    if (outcome.ok) toasts.add({ type: 'success', content: intl.formatMessage(messages.resent, { address }) })
  }
  return (
    <Card
      title={intl.formatMessage(messages.verification)}
      actions={
        mailbox.confirmedAt === undefined ? (
          <Button busy={resend.isSending} cooldown={SENDER_PAUSE.confirmation} onClick={() => void send()}>
            {intl.formatMessage(messages.resend)}
          </Button>
        ) : undefined
      }
    >
      <Stack gap={3}>
        <Banner kind={kinds[status]}>
          {intl.formatMessage(messages[statusReason ?? 'verifiedAbout'], { address })}
        </Banner>
        {resend.error ? (
          <Banner kind="danger">
            {resend.error.code === 429 ? (
              intl.formatMessage(messages.resendTooSoon)
            ) : (
              <WriteFailed title={intl.formatMessage(messages.resendFailed)} error={resend.error} />
            )}
          </Banner>
        ) : null}
        <DescriptionList
          items={[
            {
              id: 'mailbox',
              term: intl.formatMessage(messages.mailbox),
              value:
                mailbox.confirmedAt === undefined
                  ? intl.formatMessage(messages.askedAt, { date: date(mailbox.askedAt) })
                  : intl.formatMessage(messages.confirmedAt, { date: date(mailbox.confirmedAt) }),
            },
          ]}
        />
      </Stack>
    </Card>
  )
}

/** While the mail to a mailbox is not answered, the sender is asked for every so many ms. */
const WATCH = { every: 10_000 } as const

/** Notices that somebody followed the link of the mail, as long as the page is in view. */
function useConfirmationWatch({ id, mailbox, status }: Sender): void {
  const { clock } = useApi()
  const ask = useEffectEvent(useSender(id).retry)
  const isWaiting = mailbox.confirmedAt === undefined || status === 'pending'
  useEffect(() => {
    if (!isWaiting) return undefined
    return clock.setInterval(() => {
      if (document.visibilityState === 'visible') ask()
    }, WATCH.every)
  }, [clock, isWaiting])
}
