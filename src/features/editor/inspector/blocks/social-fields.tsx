import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Inline, Stack } from '#components/layout'
import { Section } from '#components/section'
import {
  AlignField,
  EntriesField,
  HrefField,
  TypedTextField,
  useEdit,
  useReadOnly,
} from '#features/editor/inspector/fields'
import { ImageField, noImage } from '#features/editor/image-field'
import { useEditorData } from '#features/editor/state'
import { MAIL } from '#mail/document/limits'
import type { SocialBlock } from '#mail/document/leaf-blocks'
import { messages } from './blocks.messages.ts'
import { socialLinksOf } from './social-links.model.ts'

/** Links to where the sender is found elsewhere. */
export function SocialFields({ block }: { block: SocialBlock }) {
  const intl = useIntl()
  const readOnly = useReadOnly()
  const edit = useEdit(block)
  const ofBrand = socialLinksOf(useEditorData().brand)
  return (
    <Stack gap={6}>
      <Section title={intl.formatMessage(messages.content)}>
        {ofBrand.length > 0 && !readOnly ? (
          <Inline>
            <Button size="small" onClick={() => edit({ links: ofBrand })}>
              {intl.formatMessage(messages.takeBrandLinks)}
            </Button>
          </Inline>
        ) : null}
        <EntriesField
          label={intl.formatMessage(messages.links)}
          entries={block.links}
          nameOf={({ label }, index) => label || intl.formatMessage(messages.linkName, { number: index + 1 })}
          addLabel={intl.formatMessage(messages.addLink)}
          create={() => ({ label: '', href: { parts: [''] } })}
          max={MAIL.itemsMax}
          onEntriesChange={(links, how) => edit({ links }, how)}
        >
          {(link, change) => (
            <>
              <TypedTextField
                label={intl.formatMessage(messages.linkLabel)}
                value={link.label}
                maxLength={MAIL.labelMax}
                onValueChange={(label) => change({ ...link, label }, 'typing')}
              />
              <HrefField
                label={intl.formatMessage(messages.link)}
                value={link.href}
                onValueChange={(href, how) => change({ ...link, href }, how)}
              />
              <ImageField
                label={intl.formatMessage(messages.linkIcon)}
                value={link.icon ?? noImage}
                // Its words are those of the link.
                isBackground
                onValueChange={(icon, how) => {
                  const { icon: _, ...rest } = link
                  change(icon.src === '' ? rest : { ...rest, icon }, how)
                }}
              />
            </>
          )}
        </EntriesField>
      </Section>
      <Section title={intl.formatMessage(messages.appearance)}>
        <AlignField value={block.align ?? 'center'} onValueChange={(align) => edit({ align })} />
      </Section>
    </Stack>
  )
}
