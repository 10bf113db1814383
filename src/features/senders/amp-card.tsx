import { useIntl } from 'react-intl'
import type { Sender } from '#api/senders'
import { Card } from '#components/card'
import { DescriptionList } from '#components/description-list'
import { Inline } from '#components/layout'
import { Link } from '#components/link'
import { ampProgress } from '#domain/senders/amp-progress'
import { ampProviders } from '#domain/senders/amp-providers'
import { AmpStatusPill, providerWords, useAmpMarks } from '#features/senders/amp'
import { useSettingsLinks } from '#features/workspaces/settings-section'
import { messages } from './senders.messages.ts'

const nextSteps = {
  not_started: { step: 'sender', words: messages.next_not_started },
  email_sent: { step: 'progress', words: messages.next_email_sent },
  form_submitted: { step: 'progress', words: messages.next_form_submitted },
  approved: undefined,
  rejected: { step: 'progress', words: messages.next_rejected },
} as const

/** How far the sender is with each provider that shows AMP mails, and what comes next. */
export function AmpCard({ sender }: { sender: Sender }) {
  const intl = useIntl()
  const links = useSettingsLinks()
  const { marks } = useAmpMarks(sender.id)
  return (
    <Card title={intl.formatMessage(messages.ampTitle)}>
      <DescriptionList
        items={ampProviders.map((provider) => {
          const { state } = ampProgress(sender.amp[provider], marks?.[provider])
          const next = nextSteps[state]
          const name = intl.formatMessage(providerWords(provider))
          return {
            id: provider,
            term: name,
            value: (
              <Inline>
                <AmpStatusPill state={state} />
                {links && next ? (
                  <Link href={links.ampRegistration({ sender: sender.id, provider, step: next.step })}>
                    {intl.formatMessage(next.words, { provider: name })}
                  </Link>
                ) : null}
              </Inline>
            ),
          }
        })}
      />
    </Card>
  )
}
