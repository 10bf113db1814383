import { useIntl } from 'react-intl'
import type { Sender } from '#api/senders'
import { Card } from '#components/card'
import { DescriptionList } from '#components/description-list'
import { Inline } from '#components/layout'
import { StatusPill } from '#components/status-pill'
import { healthShares, levelOf } from '#domain/senders/sender-health'
import { shareText, SMALL_SHARE } from '#lib/share-text'
import { messages } from './senders.messages.ts'

/** How the mails of 30 days fared, and how near the limits of mailbox providers that is (DOM-33). */
export function HealthCard({ sender: { health } }: { sender: Sender }) {
  const intl = useIntl()
  if (health === undefined || health.sent === 0)
    return <Card title={intl.formatMessage(messages.health)}>{intl.formatMessage(messages.noHealth)}</Card>
  const percent = (value: number) => shareText(intl, value, SMALL_SHARE)
  const { delivered, bounced, complained } = healthShares(health)
  return (
    <Card title={intl.formatMessage(messages.health)}>
      <DescriptionList
        items={[
          { id: 'sent', term: intl.formatMessage(messages.sent), value: intl.formatNumber(health.sent) },
          {
            id: 'delivered',
            term: intl.formatMessage(messages.delivered),
            value: percent(delivered),
          },
          {
            id: 'bounced',
            term: intl.formatMessage(messages.bounced),
            value: <Rated value={percent(bounced)} level={levelOf('bounced', bounced)} />,
          },
          {
            id: 'complained',
            term: intl.formatMessage(messages.complained),
            value: <Rated value={percent(complained)} level={levelOf('complained', complained)} />,
          },
        ]}
      />
    </Card>
  )
}

/** A figure, and how near it is to the limit. */
function Rated({ value, level }: { value: string; level: ReturnType<typeof levelOf> }) {
  const intl = useIntl()
  return (
    <Inline as="span">
      {value}
      <StatusPill kind={level}>{intl.formatMessage(messages[`level_${level}`])}</StatusPill>
    </Inline>
  )
}
