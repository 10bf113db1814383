import type { ReactNode } from 'react'
import { CopyButton } from '#components/copy-button'
import { Inline } from '#components/layout'
import { Text } from '#components/text'

/** A value of the DNS, as it is written. */
export const Code = ({ children }: { children: ReactNode }) => (
  <Text as="code" size={13} wrap="anywhere" translate="no">
    {children}
  </Text>
)

/** A value with a button that copies it; `empty` stands for none. */
export function Copied({ text, label, empty }: { text: string; label: string; empty?: string }) {
  return text === '' ? (
    <Text tone="muted">{empty}</Text>
  ) : (
    <Inline as="span" nowrap>
      <Code>{text}</Code>
      <CopyButton label={label} text={text} />
    </Inline>
  )
}
