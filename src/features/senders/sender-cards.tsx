import { useIntl } from 'react-intl'
import { useDomain } from '#api/domains'
import type { Sender } from '#api/senders'
import { Banner } from '#components/banner'
import { Columns, Stack } from '#components/layout'
import { Link } from '#components/link'
import { useSettingsLinks } from '#features/workspaces/settings-section'
import { AmpCard } from './amp-card.tsx'
import { DomainCard } from './domain-card.tsx'
import { HealthCard } from './health-card.tsx'
import { IdentityForm } from './identity-form.tsx'
import { PictureCard } from './picture-card.tsx'
import { UseCard } from './use-card.tsx'
import { VerificationCard } from './verification-card.tsx'
import { messages } from './senders.messages.ts'

export interface SenderCardsProps {
  sender: Sender
  /** Beside one another where there is room. @default below one another */
  wide?: boolean
}

/** Everything about one sender: whether it may send, who it is, how its mails fare, and what uses it. */
export function SenderCards({ sender, wide = false }: SenderCardsProps) {
  const Layout = wide ? Columns : Stack
  return (
    <>
      <DomainGone domainName={sender.domainName} />
      <Layout gap={6} {...(wide && { wide: 'first' })}>
        <Stack gap={6}>
          <VerificationCard sender={sender} />
          <IdentityForm key={sender.id} sender={sender} />
          <HealthCard sender={sender} />
          <UseCard sender={sender} />
        </Stack>
        <Stack gap={6}>
          <DomainCard sender={sender} />
          <AmpCard sender={sender} />
          <PictureCard sender={sender} />
        </Stack>
      </Layout>
    </>
  )
}

/** Says that the domain of a sender was removed: nothing is sent until it is back. */
function DomainGone({ domainName }: Pick<Sender, 'domainName'>) {
  const intl = useIntl()
  const links = useSettingsLinks()
  if (useDomain(domainName).error?.code !== 404) return null
  return (
    <Banner
      kind="danger"
      title={intl.formatMessage(messages.domainGone, { name: domainName })}
      action={
        links ? (
          <Link href={links.setting({ key: 'domains' })}>{intl.formatMessage(messages.toDomains)}</Link>
        ) : undefined
      }
    >
      {intl.formatMessage(messages.domainGoneText)}
    </Banner>
  )
}
