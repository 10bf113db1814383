import Send from 'lucide-react/icons/send'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { EmptyState } from '#components/empty-state'
import { Icon } from '#components/icon'
import { Stack } from '#components/layout'
import { Skeleton } from '#components/skeleton'
import { Later } from '#components/deferred'
import type { EmailDocument } from '#mail/document'
import { FirstCampaign } from './campaign-parts.tsx'
import { messages } from './campaigns-screen.messages.ts'

export interface NoCampaignsProps {
  /** Begins one. */
  action: ReactNode
  /** A campaign is to begin with this layout. */
  onDesign: (design: EmailDocument) => void
}

/** Stands where there is no campaign yet: the first one is offered, with a few layouts (CAM-34). */
export function NoCampaigns({ action, onDesign }: NoCampaignsProps) {
  const intl = useIntl()
  return (
    <Stack measure="page" padding={4}>
      <EmptyState
        drawing={<Icon of={Send} size="large" />}
        title={intl.formatMessage(messages.emptyTitle)}
        action={action}
      >
        {intl.formatMessage(messages.emptyText)}
      </EmptyState>
      <Later instead={<Skeleton shape="block" />}>
        <FirstCampaign onChoose={onDesign} />
      </Later>
    </Stack>
  )
}
