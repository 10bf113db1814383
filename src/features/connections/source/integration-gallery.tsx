import { useIntl } from 'react-intl'
import { useWorkspaceAccount } from '#api/self-account'
import type { useIntegrations } from '#api/integrations'
import { Badge } from '#components/badge'
import { Button, LinkButton } from '#components/button'
import { Card } from '#components/card'
import { InlineError } from '#components/inline-error'
import { Columns, Inline } from '#components/layout'
import { Skeleton } from '#components/skeleton'
import { Text } from '#components/text'
import { Tooltip } from '#components/tooltip'
import { IntegrationIcon } from './integration-icon.tsx'
import { useIntegrationAbout } from './use-sources.ts'
import { messages } from './source.messages.ts'
import * as styles from './integration-gallery.css.ts'

export interface IntegrationGalleryProps {
  integrations: ReturnType<typeof useIntegrations>
  /** Where a connection with the integration is begun. */
  hrefOf: (integrationKey: string) => string
  /** The one that is chosen already. */
  chosen?: string | undefined
}

/** The services that contacts can come from. Those that are not available yet, and all of them for members, are disabled with the reason (CNN-20). */
export function IntegrationGallery({ integrations, hrefOf, chosen }: IntegrationGalleryProps) {
  const intl = useIntl()
  const aboutOf = useIntegrationAbout()
  const role = useWorkspaceAccount().data?.role ?? 'member'
  const { data, error, retry, isFetching } = integrations
  if (!data)
    return error ? (
      <InlineError ticketId={error.ticketId} onRetry={retry} retrying={isFetching}>
        {intl.formatMessage(messages.integrationsFailed)}
      </InlineError>
    ) : (
      <Columns aria-busy>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Columns>
    )
  return (
    <Columns>
      {data.items.map((integration) => {
        const { key, name, icon, status } = integration
        const isSoon = status === 'coming_soon'
        const reason = isSoon
          ? intl.formatMessage(messages.notAvailable)
          : role === 'owner'
            ? undefined
            : intl.formatMessage(messages.ownerOnly)
        const label = intl.formatMessage(messages.connect)
        return (
          <Card
            key={key}
            title={
              <Inline gap={2} as="span">
                <IntegrationIcon name={icon} />
                {name}
              </Inline>
            }
            actions={
              isSoon ? (
                <Badge>{intl.formatMessage(messages.soon)}</Badge>
              ) : key === chosen ? (
                <Badge tone="accent">{intl.formatMessage(messages.chosen)}</Badge>
              ) : null
            }
          >
            <div className={styles.about}>
              <Text as="p" tone="muted">
                {aboutOf(integration)}
              </Text>
            </div>
            {reason === undefined ? (
              <LinkButton
                size="small"
                href={hrefOf(key)}
                aria-label={intl.formatMessage(messages.connectName, { name })}
              >
                {label}
              </LinkButton>
            ) : (
              <Tooltip text={reason}>
                <Button size="small" disabled aria-label={intl.formatMessage(messages.connectName, { name })}>
                  {label}
                </Button>
              </Tooltip>
            )}
          </Card>
        )
      })}
    </Columns>
  )
}
