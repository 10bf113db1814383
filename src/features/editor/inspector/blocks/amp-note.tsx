import { useIntl } from 'react-intl'
import { Text } from '#components/text'
import { messages } from './blocks.messages.ts'

const ends = {
  accordion: messages.accordionElsewhere,
  carousel: messages.carouselElsewhere,
  form: messages.formElsewhere,
} as const

/** What becomes of an interactive block where AMP is not supported. */
export function AmpNote({ kind }: { kind: keyof typeof ends }) {
  const intl = useIntl()
  return (
    <Text as="p" size={13} tone="muted">
      {intl.formatMessage(messages.ampNote, { elsewhere: intl.formatMessage(ends[kind]) })}
    </Text>
  )
}
