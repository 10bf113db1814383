import { useId, type ReactNode } from 'react'
import { Inline, Stack } from '#components/layout'
import { Text } from '#components/text'

export interface SectionProps {
  /** Its heading. */
  title: ReactNode
  /** Of its heading: 2 in a page, 3 in a dialog or in another section. @default 3 */
  level?: 2 | 3
  /** What it is for, in a sentence. */
  description?: ReactNode
  /** At the end of the title's line. */
  actions?: ReactNode
  /** What stands below the heading. */
  children: ReactNode
  /** Whether what it shows is still to come. */
  'aria-busy'?: boolean
}

/** A part of a screen with a heading, which is the name of the region. */
export function Section({ title, level = 3, description, actions, children, ...rest }: SectionProps) {
  const id = useId()
  const heading = (
    <Text as={level === 2 ? 'h2' : 'h3'} id={id} size={level === 2 ? 16 : 13}>
      {title}
    </Text>
  )
  return (
    <Stack as="section" gap={level === 2 ? 4 : 3} aria-labelledby={id} {...rest}>
      {actions === undefined ? (
        heading
      ) : (
        <Inline as="header" gap={3} justify="space-between">
          {heading}
          {actions}
        </Inline>
      )}
      {description === undefined ? null : (
        <Text as="p" tone="muted">
          {description}
        </Text>
      )}
      {children}
    </Stack>
  )
}
