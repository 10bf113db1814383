import { useIntl } from 'react-intl'
import { Stack } from '#components/layout'
import { Section } from '#components/section'
import { Switch } from '#components/switch'
import { AlignField, HrefField, useEdit, useReadOnly, useSettings } from '#features/editor/inspector/fields'
import { ImageField } from '#features/editor/image-field'
import { startOf } from '#mail/canvas'
import type { ImageBlock } from '#mail/document/leaf-blocks'
import { messages } from './blocks.messages.ts'

/** An image, perhaps with a link. */
export function ImageFields({ block }: { block: ImageBlock }) {
  const intl = useIntl()
  const readOnly = useReadOnly()
  const edit = useEdit(block)
  const settings = useSettings()
  return (
    <Stack gap={6}>
      <Section title={intl.formatMessage(messages.content)}>
        <ImageField
          label={intl.formatMessage(messages.image)}
          value={block.image}
          isLinked={block.href !== undefined}
          onValueChange={(image, how) => edit({ image }, how)}
        />
        <HrefField
          label={intl.formatMessage(messages.link)}
          value={block.href}
          onValueChange={(href, how) => edit({ href }, how)}
          onClear={() => edit({ href: undefined })}
        />
      </Section>
      <Section title={intl.formatMessage(messages.appearance)}>
        <AlignField value={block.align ?? startOf(settings)} onValueChange={(align) => edit({ align })} />
        <Switch
          label={intl.formatMessage(messages.mobileFull)}
          checked={block.mobileFull === true}
          readOnly={readOnly}
          onCheckedChange={(next) => edit({ mobileFull: next || undefined })}
        />
      </Section>
    </Stack>
  )
}
