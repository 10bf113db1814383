import Copy from 'lucide-react/icons/copy'
import { useIntl } from 'react-intl'
import { Badge } from '#components/badge'
import { Button } from '#components/button'
import { Icon } from '#components/icon'
import { Inline } from '#components/layout'
import { Section } from '#components/section'
import { Text } from '#components/text'
import { languageName } from '#features/editor/blocks'
import { useEditor } from '#features/editor/state'
import type { Block, Words } from '#mail/document'
import { plainText } from '#mail/document/content'
import { isMuchLonger } from '#mail/twin/length'
import { isSpoken } from '#mail/twin'
import { isUntranslated } from '#mail/twin/untranslated'
import { messages } from './twin.messages.ts'

const textOf = (words: Words): string => {
  if (words.kind === 'plain') return words.text
  if (words.kind === 'line') return plainText(words.content)
  return words.content
    .flatMap((one) => (one.type === 'list' ? one.items : [one.content]))
    .map(plainText)
    .join('\n')
}

export interface TwinNoteProps {
  block: Block
  /** The block is to say the same; undefined where it can't be changed. */
  onCopy: (() => void) | undefined
}

/** What a block says in the other language, for those who see only one, and the way to say the same. */
export function TwinNote({ block, onCopy }: TwinNoteProps) {
  const intl = useIntl()
  const lang = useEditor(({ document }) => document.settings.twin?.lang ?? '')
  if (!isSpoken(block) || !block.twin) return null
  const texts = Object.values(block.twin.words)
    .map(textOf)
    .filter((text) => text.trim() !== '')
  if (texts.length === 0) return null
  return (
    <Section title={intl.formatMessage(messages.inOther, { language: languageName(intl, lang) })}>
      {isUntranslated(block) ? (
        <Inline>
          <Badge tone="warning">{intl.formatMessage(messages.notTranslated)}</Badge>
        </Inline>
      ) : isMuchLonger(block) ? (
        <Inline>
          <Badge tone="info">{intl.formatMessage(messages.longer)}</Badge>
        </Inline>
      ) : null}
      {texts.map((text, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the places of a block have no identity but their order
        <Text key={at} as="p" size={13} tone="muted" lang={lang}>
          {text}
        </Text>
      ))}
      {onCopy ? (
        <Inline>
          <Button size="small" icon={<Icon of={Copy} />} onClick={onCopy}>
            {intl.formatMessage(messages.copy)}
          </Button>
        </Inline>
      ) : null}
    </Section>
  )
}
