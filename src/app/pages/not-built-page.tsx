import Hammer from 'lucide-react/icons/hammer'
import { useIntl } from 'react-intl'
import { EmptyState } from '#components/empty-state'
import { Icon } from '#components/icon'
import { messages } from './not-built-page.messages.ts'

/** An honest page for an address whose screen is still to come. */
export function NotBuiltPage() {
  const intl = useIntl()
  return (
    <EmptyState drawing={<Icon of={Hammer} size="large" />} title={intl.formatMessage(messages.title)}>
      {intl.formatMessage(messages.text)}
    </EmptyState>
  )
}
