import Hammer from 'lucide-react/icons/hammer'
import { useIntl } from 'react-intl'
import { EmptyState } from '#components/empty-state'
import { Icon } from '#components/icon'
import { messages } from './settings-dialog.messages.ts'

/** An honest section whose content is still to come. */
export function NotBuiltSection() {
  const intl = useIntl()
  return (
    <EmptyState drawing={<Icon of={Hammer} size="large" />} title={intl.formatMessage(messages.notBuilt)}>
      {intl.formatMessage(messages.notBuiltText)}
    </EmptyState>
  )
}
