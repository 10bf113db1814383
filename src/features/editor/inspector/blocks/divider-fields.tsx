import { useIntl } from 'react-intl'
import { Section } from '#components/section'
import { PixelsField, ThemeColourField, useEdit, useSettings } from '#features/editor/inspector/fields'
import type { DividerBlock } from '#mail/document/leaf-blocks'
import { messages } from './blocks.messages.ts'

/** A line across the column. */
export function DividerFields({ block }: { block: DividerBlock }) {
  const intl = useIntl()
  const edit = useEdit(block)
  const { theme } = useSettings()
  return (
    <Section title={intl.formatMessage(messages.appearance)}>
      <ThemeColourField
        label={intl.formatMessage(messages.lineColor)}
        value={block.color}
        inherited={theme.divider}
        onValueChange={(color, how) => edit({ color }, how)}
      />
      <PixelsField
        label={intl.formatMessage(messages.thickness)}
        value={block.thickness ?? 1}
        min={1}
        max={20}
        onValueChange={(thickness) => edit({ thickness }, 'typing')}
      />
    </Section>
  )
}
