import { useIntl } from 'react-intl'
import { Section } from '#components/section'
import { Switch } from '#components/switch'
import {
  ChoiceField,
  PixelsField,
  ThemeColourField,
  useEdit,
  useReadOnly,
  useSettings,
} from '#features/editor/inspector/fields'
import type { ContainerBlock } from '#mail/document/schema'
import { messages } from './blocks.messages.ts'

/** A frame around blocks. */
export function ContainerFields({ block }: { block: ContainerBlock }) {
  const intl = useIntl()
  const readOnly = useReadOnly()
  const edit = useEdit(block)
  const { theme, radius } = useSettings()
  const { border } = block
  return (
    <Section title={intl.formatMessage(messages.appearance)}>
      <Switch
        label={intl.formatMessage(messages.border)}
        checked={border !== undefined}
        readOnly={readOnly}
        onCheckedChange={(next) =>
          edit({ border: next ? { width: 1, style: 'solid', color: theme.divider } : undefined })
        }
      />
      {border ? (
        <>
          <PixelsField
            label={intl.formatMessage(messages.borderWidth)}
            value={border.width}
            max={20}
            onValueChange={(width) => edit({ border: { ...border, width } }, 'typing')}
          />
          <ChoiceField
            label={intl.formatMessage(messages.borderStyle)}
            value={border.style}
            options={(['solid', 'dashed', 'dotted'] as const).map((style) => ({
              value: style,
              label: intl.formatMessage(messages[style]),
            }))}
            onValueChange={(style) => edit({ border: { ...border, style } })}
          />
          <ThemeColourField
            label={intl.formatMessage(messages.lineColor)}
            value={border.color}
            onValueChange={(color, how) => {
              if (color) edit({ border: { ...border, color } }, how)
            }}
          />
        </>
      ) : null}
      <PixelsField
        label={intl.formatMessage(messages.radius)}
        value={block.radius ?? null}
        placeholder={intl.formatNumber(radius)}
        max={200}
        onValueChange={(next) => edit({ radius: next }, 'typing')}
        onClear={() => edit({ radius: undefined }, 'typing')}
      />
    </Section>
  )
}
