import { useIntl } from 'react-intl'
import { Stack } from '#components/layout'
import { Section } from '#components/section'
import { RichField, useEdit } from '#features/editor/inspector/fields'
import type { FooterBlock } from '#mail/document/leaf-blocks'
import { AlignOnly } from './align-only.tsx'
import { messages } from './blocks.messages.ts'

/** Who sends the mail and how to stop it. */
export function FooterFields({ block }: { block: FooterBlock }) {
  const intl = useIntl()
  const edit = useEdit(block)
  return (
    <Stack gap={6}>
      <Section title={intl.formatMessage(messages.content)}>
        <RichField
          label={intl.formatMessage(messages.footerText)}
          value={block.content}
          onValueChange={(content, how) => edit({ content }, how)}
        />
      </Section>
      <AlignOnly block={block} />
    </Stack>
  )
}
