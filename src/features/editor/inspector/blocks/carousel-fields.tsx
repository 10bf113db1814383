import { useIntl } from 'react-intl'
import { Section } from '#components/section'
import { EntriesField, HrefField, useEdit } from '#features/editor/inspector/fields'
import { ImageField, noImage } from '#features/editor/image-field'
import type { CarouselBlock } from '#mail/document/leaf-blocks'
import { AmpNote } from './amp-note.tsx'
import { messages } from './blocks.messages.ts'

const SLIDES_MAX = 20

/** Images that slide. */
export function CarouselFields({ block }: { block: CarouselBlock }) {
  const intl = useIntl()
  const edit = useEdit(block)
  return (
    <Section title={intl.formatMessage(messages.content)}>
      <AmpNote kind="carousel" />
      <EntriesField<CarouselBlock['slides'][number]>
        label={intl.formatMessage(messages.slides)}
        entries={block.slides}
        nameOf={(_, index) => intl.formatMessage(messages.slideName, { number: index + 1 })}
        addLabel={intl.formatMessage(messages.addSlide)}
        create={() => ({ image: noImage })}
        min={1}
        max={SLIDES_MAX}
        onEntriesChange={(slides, how) => edit({ slides }, how)}
      >
        {(slide, change, index) => (
          <>
            <ImageField
              label={intl.formatMessage(messages.slideName, { number: index + 1 })}
              value={slide.image}
              isLinked={slide.href !== undefined}
              onValueChange={(image, how) => change({ ...slide, image }, how)}
            />
            <HrefField
              label={intl.formatMessage(messages.link)}
              value={slide.href}
              onValueChange={(href, how) => change({ ...slide, href }, how)}
              onClear={() => change({ image: slide.image })}
            />
          </>
        )}
      </EntriesField>
    </Section>
  )
}
