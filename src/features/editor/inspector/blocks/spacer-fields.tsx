import { useIntl } from 'react-intl'
import { Section } from '#components/section'
import { PixelsField, useEdit } from '#features/editor/inspector/fields'
import type { SpacerBlock } from '#mail/document/leaf-blocks'
import { messages } from './blocks.messages.ts'

/** Empty space. */
export function SpacerFields({ block }: { block: SpacerBlock }) {
  const intl = useIntl()
  const edit = useEdit(block)
  return (
    <Section title={intl.formatMessage(messages.appearance)}>
      <PixelsField
        label={intl.formatMessage(messages.height)}
        value={block.height}
        max={200}
        step={4}
        onValueChange={(height) => edit({ height }, 'typing')}
      />
    </Section>
  )
}
