import { useIntl } from 'react-intl'
import { Section } from '#components/section'
import { HrefField, useEdit, WordsField } from '#features/editor/inspector/fields'
import { ImageField } from '#features/editor/image-field'
import type { VideoBlock } from '#mail/document/leaf-blocks'
import { messages } from './blocks.messages.ts'

/** A picture that leads to a video. */
export function VideoFields({ block }: { block: VideoBlock }) {
  const intl = useIntl()
  const edit = useEdit(block)
  return (
    <Section title={intl.formatMessage(messages.content)}>
      <ImageField
        label={intl.formatMessage(messages.thumbnail)}
        value={block.thumbnail}
        isLinked
        onValueChange={(thumbnail, how) => edit({ thumbnail }, how)}
      />
      <HrefField
        label={intl.formatMessage(messages.videoLink)}
        value={block.href}
        onValueChange={(href, how) => edit({ href }, how)}
      />
      <WordsField
        label={intl.formatMessage(messages.caption)}
        value={block.caption ?? []}
        onValueChange={(caption, how) => edit({ caption: caption.length > 0 ? caption : undefined }, how)}
      />
    </Section>
  )
}
