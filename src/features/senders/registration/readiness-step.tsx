import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useDomain } from '#api/domains'
import type { Sender } from '#api/senders'
import { Card } from '#components/card'
import { InlineError } from '#components/inline-error'
import { Link } from '#components/link'
import { Skeleton } from '#components/skeleton'
import { ampReadiness, readinessChecks, type ReadinessCheck } from '#domain/senders/amp-readiness'
import { CheckList } from '#features/senders/amp'
import { useSettingsLinks } from '#features/workspaces/settings-section'
import type { Example } from './use-example.ts'
import { messages } from './registration.messages.ts'

export interface ReadinessStepProps {
  sender: Sender
  /** Undefined while none is chosen. */
  example: Example | undefined
  exampleHref: string
}

/** What providers look at before they approve a sender, with the link that mends what is missing (DOM-44). */
export function ReadinessStep({ sender, example, exampleHref }: ReadinessStepProps) {
  const intl = useIntl()
  const links = useSettingsLinks()
  const { data, error, retry } = useDomain(sender.domainName)
  const isGone = error?.code === 404
  const insecure = example?.mail?.insecureLinks.length
  const isChosen = example !== undefined && (example.fits || example.read.isLoading)
  const states = ampReadiness({ sender, domain: isGone ? undefined : data, insecureLinks: insecure })
  const link = (href: string | undefined, words: string): ReactNode =>
    href === undefined ? undefined : <Link href={href}>{words}</Link>
  const toDomain = link(
    links?.setting({ key: 'domains', value: sender.domainName }),
    intl.formatMessage(messages.toDomain),
  )
  const mends: Partial<Record<ReadinessCheck, ReactNode>> = {
    spf: toDomain,
    dkim: toDomain,
    dmarc: toDomain,
    links: link(exampleHref, intl.formatMessage(messages.toExample)),
    complaints: link(links?.sender(sender.id), intl.formatMessage(messages.toHealth)),
  }
  return (
    <Card title={intl.formatMessage(messages.step_readiness)}>
      {data || isGone ? (
        <CheckList
          label={intl.formatMessage(messages.step_readiness)}
          items={readinessChecks.map((id) => ({
            id,
            state: states[id],
            title: intl.formatMessage(messages[`check_${id}`]),
            about:
              id === 'links' && insecure === undefined ? (
                <LinksUnknown example={example} isChosen={isChosen} />
              ) : (
                intl.formatMessage(messages[`about_${id}`])
              ),
            // What is being checked, or failed to be, is not mended by another choice.
            action:
              states[id] === 'met' || (id === 'links' && insecure === undefined && isChosen)
                ? undefined
                : mends[id],
          }))}
        />
      ) : error ? (
        <InlineError ticketId={error.ticketId} onRetry={retry}>
          {intl.formatMessage(messages.domainFailed)}
        </InlineError>
      ) : (
        <Skeleton shape="block" />
      )}
    </Card>
  )
}

/** Why it is not known whether all links are secure. */
function LinksUnknown({ example, isChosen }: Pick<ReadinessStepProps, 'example'> & { isChosen: boolean }) {
  const intl = useIntl()
  if (example?.hasFailed)
    return (
      <InlineError onRetry={example.checkAgain}>{intl.formatMessage(messages.linksNotChecked)}</InlineError>
    )
  return intl.formatMessage(isChosen ? messages.linksChecking : messages.linksUnknown)
}
