import Lock from 'lucide-react/icons/lock'
import { useIntl } from 'react-intl'
import { Card } from '#components/card'
import { Icon } from '#components/icon'
import { Inline, Stack } from '#components/layout'
import { Text } from '#components/text'
import type { Block, Section } from '#mail/document'
import { messages } from './inspector.messages.ts'

/** Says why a part can not be changed as others can. */
export function LockedNote({ node }: { node: Block | Section }) {
  const intl = useIntl()
  return (
    <Card>
      <Stack gap={1}>
        <Inline gap={1}>
          <Icon of={Lock} />
          <Text weight="medium">{intl.formatMessage(messages.lockedTitle)}</Text>
        </Inline>
        <Text as="p" size={13} tone="muted">
          {intl.formatMessage(node.type === 'footer' ? messages.lockedFooter : messages.lockedTemplate)}
        </Text>
      </Stack>
    </Card>
  )
}
