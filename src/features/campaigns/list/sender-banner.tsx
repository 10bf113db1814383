import { useIntl } from 'react-intl'
import { useDomains } from '#api/domains'
import type { Sender } from '#api/senders'
import { Banner } from '#components/banner'
import { Link } from '#components/link'
import type { CampaignsLinks } from './campaigns-links.ts'
import { messages } from './sender-banner.messages.ts'
import * as styles from './campaigns-screen.css.ts'

const ALL_DOMAINS = { limit: 100 }

export interface SenderBannerProps {
  /** Those of the workspace, none of which may send. */
  senders: readonly Sender[]
  settings: CampaignsLinks['settings']
}

/** Says why no campaign can be sent, with the way to the section of the settings that mends it (CAM-40). */
export function SenderBanner({ senders, settings }: SenderBannerProps) {
  const intl = useIntl()
  const domains = useDomains(ALL_DOMAINS).data?.items
  if (!domains) return null
  const isVerified = domains.some(({ status }) => status === 'verified')
  const [domain] = domains
  const [sender] = senders
  const text = isVerified
    ? sender
      ? intl.formatMessage(messages.senderPending, { address: sender.address })
      : intl.formatMessage(messages.noSender)
    : domain
      ? intl.formatMessage(messages.notVerified, { domain: domain.name })
      : intl.formatMessage(messages.noDomain)
  const href = isVerified
    ? settings(sender ? { key: 'senders', value: sender.id } : { key: 'senders' })
    : settings(domain ? { key: 'domains', value: domain.name } : { key: 'domains' })
  return (
    <div className={styles.banner}>
      <Banner
        kind="warning"
        title={intl.formatMessage(messages.title)}
        action={
          <Link href={href}>{intl.formatMessage(isVerified ? messages.toSenders : messages.toDomains)}</Link>
        }
      >
        {text}
      </Banner>
    </div>
  )
}
