import { useIntl } from 'react-intl'
import { Section } from '#components/section'
import { PaddingField, ThemeColourField, useEdit, useSettings } from '#features/editor/inspector/fields'
import { VisibilityFields } from '#features/editor/visibility'
import type { Block, Section as MailSection } from '#mail/document'
import { messages } from './inspector.messages.ts'

const NONE = { top: 0, right: 0, bottom: 0, left: 0 }

/** What sections and blocks have in common: the space around their content, and what is behind it. */
export function StyleFields({ node }: { node: Block | MailSection }) {
  const intl = useIntl()
  const edit = useEdit(node)
  const { contentBg } = useSettings().theme
  const padding = node.padding ?? NONE
  return (
    <Section title={intl.formatMessage(messages.style)}>
      <PaddingField
        value={padding}
        onValueChange={(change) => edit({ padding: { ...padding, ...change } }, 'typing')}
      />
      <ThemeColourField
        label={intl.formatMessage(messages.background)}
        value={node.bg}
        inherited={node.type === 'section' ? contentBg : undefined}
        optional
        onValueChange={(bg, how) => edit({ bg }, how)}
      />
    </Section>
  )
}

/** Where and for whom a part is shown. */
export function ShownFields({ node }: { node: Block | MailSection }) {
  const intl = useIntl()
  return (
    <Section title={intl.formatMessage(messages.visibility)}>
      <VisibilityFields node={node} />
    </Section>
  )
}
