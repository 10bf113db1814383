import Cable from 'lucide-react/icons/cable'
import { useIntl } from 'react-intl'
import type { useIntegrations } from '#api/integrations'
import { EmptyState } from '#components/empty-state'
import { Icon } from '#components/icon'
import { Stack } from '#components/layout'
import { IntegrationGallery } from '#features/connections/source'
import { messages } from './connections.messages.ts'

export interface NoConnectionsProps {
  integrations: ReturnType<typeof useIntegrations>
  hrefOf: (integrationKey: string) => string
}

/** Stands where there is no connection yet: the services to begin with (CNN-20). */
export function NoConnections({ integrations, hrefOf }: NoConnectionsProps) {
  const intl = useIntl()
  return (
    <Stack measure="page" gap={6}>
      <EmptyState drawing={<Icon of={Cable} size="large" />} title={intl.formatMessage(messages.emptyTitle)}>
        {intl.formatMessage(messages.emptyText)}
      </EmptyState>
      <IntegrationGallery integrations={integrations} hrefOf={hrefOf} />
    </Stack>
  )
}
