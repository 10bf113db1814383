import { Sparkles } from 'lucide-react'
import { useIntl } from 'react-intl'
import { EmptyState } from '#components/empty-state'
import { Icon } from '#components/icon'
import { messages } from './assistant.messages.ts'

/** An honest word where the assistant is still to come. */
export function Assistant() {
  const intl = useIntl()
  return (
    <EmptyState drawing={<Icon of={Sparkles} size="large" />} title={intl.formatMessage(messages.title)}>
      {intl.formatMessage(messages.text)}
    </EmptyState>
  )
}
