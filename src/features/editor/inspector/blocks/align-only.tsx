import { useIntl } from 'react-intl'
import { Section } from '#components/section'
import { AlignField, useEdit } from '#features/editor/inspector/fields'
import type {
  ButtonBlock,
  FooterBlock,
  ImageBlock,
  MenuBlock,
  SocialBlock,
  TextBlock,
} from '#mail/document/leaf-blocks'
import { messages } from './blocks.messages.ts'

type AlignedBlock = TextBlock | ImageBlock | ButtonBlock | SocialBlock | MenuBlock | FooterBlock

/** What may be changed of a locked block that has an alignment. */
export function AlignOnly({ block }: { block: AlignedBlock }) {
  const intl = useIntl()
  const edit = useEdit(block)
  const isCentred = block.type === 'social' || block.type === 'menu'
  return (
    <Section title={intl.formatMessage(messages.appearance)}>
      <AlignField
        value={block.align ?? (isCentred ? 'center' : 'left')}
        onValueChange={(align) => edit({ align })}
      />
    </Section>
  )
}
