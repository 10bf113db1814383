import { useIntl } from 'react-intl'
import { Banner } from '#components/banner'
import { messages } from './blocks.messages.ts'

/** A block of a later version: nothing of it can be changed here. */
export function OpaqueFields() {
  const intl = useIntl()
  return <Banner>{intl.formatMessage(messages.opaque)}</Banner>
}
