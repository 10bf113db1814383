import { Stack } from '#components/layout'
import { Text } from '#components/text'
import { useIntl } from 'react-intl'
import type { Block } from '#mail/document'
import { AccordionFields } from './blocks/accordion-fields.tsx'
import { AlignOnly } from './blocks/align-only.tsx'
import { ButtonFields } from './blocks/button-fields.tsx'
import { CarouselFields } from './blocks/carousel-fields.tsx'
import { ContainerFields } from './blocks/container-fields.tsx'
import { DividerFields } from './blocks/divider-fields.tsx'
import { FooterFields } from './blocks/footer-fields.tsx'
import { FormFields } from './blocks/form-fields.tsx'
import { HtmlFields } from './blocks/html-fields.tsx'
import { ImageFields } from './blocks/image-fields.tsx'
import { MenuFields } from './blocks/menu-fields.tsx'
import { OpaqueFields } from './blocks/opaque-fields.tsx'
import { RepeatFields } from './blocks/repeat-fields.tsx'
import { SocialFields } from './blocks/social-fields.tsx'
import { SpacerFields } from './blocks/spacer-fields.tsx'
import { TableFields } from './blocks/table-fields.tsx'
import { TextFields } from './blocks/text-fields.tsx'
import { VideoFields } from './blocks/video-fields.tsx'
import { ShownFields, StyleFields } from './common-fields.tsx'
import { messages } from './inspector.messages.ts'
import { LockedNote } from './locked-note.tsx'
import { isAligned } from './several.model.ts'

/** A block: what it says, how it looks, and where and for whom it is shown. */
export function BlockFields({ block }: { block: Block }) {
  const intl = useIntl()
  const isLocked = block.locked === true
  if (block.type === 'opaque') return <OpaqueFields />
  return (
    <Stack gap={6}>
      {isLocked ? (
        <>
          <LockedNote node={block} />
          {isAligned(block) ? <AlignOnly block={block} /> : null}
        </>
      ) : (
        <OwnFields block={block} />
      )}
      <StyleFields node={block} />
      {block.type === 'footer' ? (
        <Text as="p" size={13} tone="muted">
          {intl.formatMessage(messages.footerAlways)}
        </Text>
      ) : isLocked ? null : (
        <ShownFields node={block} />
      )}
    </Stack>
  )
}

/** What only this kind of block has. */
function OwnFields({ block }: { block: Block }) {
  switch (block.type) {
    case 'text':
      return <TextFields block={block} />
    case 'image':
      return <ImageFields block={block} />
    case 'button':
      return <ButtonFields block={block} />
    case 'divider':
      return <DividerFields block={block} />
    case 'spacer':
      return <SpacerFields block={block} />
    case 'social':
      return <SocialFields block={block} />
    case 'menu':
      return <MenuFields block={block} />
    case 'video':
      return <VideoFields block={block} />
    case 'table':
      return <TableFields block={block} />
    case 'footer':
      return <FooterFields block={block} />
    case 'html':
      return <HtmlFields block={block} />
    case 'accordion':
      return <AccordionFields block={block} />
    case 'carousel':
      return <CarouselFields block={block} />
    case 'form':
      return <FormFields block={block} />
    case 'container':
      return <ContainerFields block={block} />
    case 'repeat':
      return <RepeatFields block={block} />
    case 'opaque':
      return <OpaqueFields />
  }
}
