import { useIntl } from 'react-intl'
import { Section } from '#components/section'
import {
  AlignField,
  PixelsField,
  ThemeColourField,
  useEdit,
  useSettings,
} from '#features/editor/inspector/fields'
import { groundOf } from '#mail/look/colours'
import { useEditor } from '#features/editor/state'
import { startOf } from '#mail/canvas'
import type { TextBlock } from '#mail/document/leaf-blocks'
import { messages } from './blocks.messages.ts'

/** From this size on text is large, and needs less contrast. */
const LARGE = 24

/** A text. Its words are edited in the mail itself. */
export function TextFields({ block }: { block: TextBlock }) {
  const intl = useIntl()
  const edit = useEdit(block)
  const settings = useSettings()
  const { theme, baseSize } = settings
  const ground = useEditor(({ document }) => groundOf(document, block.id))
  return (
    <Section
      title={intl.formatMessage(messages.appearance)}
      description={intl.formatMessage(messages.textHint)}
    >
      <PixelsField
        label={intl.formatMessage(messages.size)}
        value={block.size ?? null}
        placeholder={intl.formatNumber(baseSize)}
        min={8}
        max={96}
        onValueChange={(size) => edit({ size }, 'typing')}
        onClear={() => edit({ size: undefined }, 'typing')}
      />
      <ThemeColourField
        label={intl.formatMessage(messages.textColor)}
        value={block.color}
        inherited={theme.text}
        against={{
          color: ground,
          name: intl.formatMessage(messages.backgroundName),
          large: (block.size ?? baseSize) >= LARGE,
        }}
        onValueChange={(color, how) => edit({ color }, how)}
      />
      <AlignField value={block.align ?? startOf(settings)} onValueChange={(align) => edit({ align })} />
    </Section>
  )
}
