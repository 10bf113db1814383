import { useIntl } from 'react-intl'
import type { Sender } from '#api/senders'
import { Card } from '#components/card'
import { Stack } from '#components/layout'
import { Link } from '#components/link'
import { RadioGroup } from '#components/radio-group'
import { messages } from './registration.messages.ts'

export interface SenderStepProps {
  senders: readonly Sender[]
  chosen: string | undefined
  onChoose: (senderId: string) => void
}

/** What AMP mails are, and which address is to be registered. */
export function SenderStep({ senders, chosen, onChoose }: SenderStepProps) {
  const intl = useIntl()
  return (
    <>
      <Card title={intl.formatMessage(messages.introTitle)}>
        <Stack gap={3}>
          <p>{intl.formatMessage(messages.introWhat)}</p>
          <p>{intl.formatMessage(messages.introHow)}</p>
          <p>
            <Link href="https://amp.dev/about/email" external>
              {intl.formatMessage(messages.introMore)}
            </Link>
          </p>
        </Stack>
      </Card>
      <Card title={intl.formatMessage(messages.step_sender)}>
        <RadioGroup
          label={intl.formatMessage(messages.senderQuestion)}
          value={chosen}
          onValueChange={onChoose}
          options={senders.map(({ id, fromName, address, status }) => ({
            value: id,
            label: intl.formatMessage(messages.senderName, { name: fromName, address }),
            disabled: status !== 'verified',
            ...(status !== 'verified' && { hint: intl.formatMessage(messages[`sender_${status}`]) }),
          }))}
        />
      </Card>
    </>
  )
}
