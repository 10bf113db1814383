import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useIntl } from 'react-intl'
import { Icon } from '#components/icon'
import { Inline } from '#components/layout'
import { Link } from '#components/link'
import type { CampaignHrefs } from '#features/campaigns/campaign-step'
import { messages } from './campaign-edit.messages.ts'

/** From a campaign back to the list of them; its name is the title already. */
export function WayBack({ hrefs }: { hrefs: CampaignHrefs }) {
  const intl = useIntl()
  return (
    <Inline gap={1}>
      <Icon of={ArrowLeft} size="small" />
      <Link href={hrefs.campaigns()}>{intl.formatMessage(messages.campaigns)}</Link>
    </Inline>
  )
}
