import { useIntl } from 'react-intl'
import { Stack } from '#components/layout'
import { Section } from '#components/section'
import { Switch } from '#components/switch'
import {
  AlignField,
  HrefField,
  PixelsField,
  ThemeColourField,
  useEdit,
  useReadOnly,
  useSettings,
  WordsField,
} from '#features/editor/inspector/fields'
import { startOf } from '#mail/canvas'
import { MAIL } from '#mail/document/limits'
import type { ButtonBlock } from '#mail/document/leaf-blocks'
import { messages } from './blocks.messages.ts'

/** A button: its words, where it leads, and its colours. */
export function ButtonFields({ block }: { block: ButtonBlock }) {
  const intl = useIntl()
  const readOnly = useReadOnly()
  const edit = useEdit(block)
  const settings = useSettings()
  const { theme, radius, outlookClassic } = settings
  return (
    <Stack gap={6}>
      <Section title={intl.formatMessage(messages.content)}>
        <WordsField
          label={intl.formatMessage(messages.buttonLabel)}
          required
          value={block.label}
          onValueChange={(label, how) => edit({ label }, how)}
        />
        <HrefField
          label={intl.formatMessage(messages.link)}
          value={block.href}
          onValueChange={(href, how) => edit({ href }, how)}
        />
      </Section>
      <Section title={intl.formatMessage(messages.appearance)}>
        <ThemeColourField
          label={intl.formatMessage(messages.fill)}
          value={block.fill}
          inherited={theme.buttonBg}
          onValueChange={(fill, how) => edit({ fill }, how)}
        />
        <ThemeColourField
          label={intl.formatMessage(messages.labelColor)}
          value={block.color}
          inherited={theme.buttonText}
          against={{ color: block.fill ?? theme.buttonBg, name: intl.formatMessage(messages.buttonName) }}
          onValueChange={(color, how) => edit({ color }, how)}
        />
        <AlignField value={block.align ?? startOf(settings)} onValueChange={(align) => edit({ align })} />
        <Switch
          label={intl.formatMessage(messages.fullWidth)}
          checked={block.full === true}
          readOnly={readOnly}
          onCheckedChange={(next) => edit({ full: next || undefined })}
        />
        <PixelsField
          label={intl.formatMessage(messages.radius)}
          value={block.radius ?? null}
          placeholder={intl.formatNumber(radius)}
          max={200}
          onValueChange={(next) => edit({ radius: next }, 'typing')}
          onClear={() => edit({ radius: undefined }, 'typing')}
        />
        {outlookClassic ? (
          <PixelsField
            label={intl.formatMessage(messages.outlookWidth)}
            hint={intl.formatMessage(messages.outlookHint)}
            value={block.outlookWidth ?? null}
            min={40}
            max={MAIL.widthMax}
            onValueChange={(next) => edit({ outlookWidth: next }, 'typing')}
            onClear={() => edit({ outlookWidth: undefined }, 'typing')}
          />
        ) : null}
      </Section>
    </Stack>
  )
}
