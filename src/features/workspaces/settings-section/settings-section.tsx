import type { ReactNode } from 'react'
import { Inline, Stack } from '#components/layout'
import { Text } from '#components/text'
import * as styles from './settings-section.css.ts'

export interface SettingsSectionProps {
  title: string
  /** What it is for, in a sentence. */
  description?: ReactNode
  /** The way back up, over the title. */
  path?: ReactNode
  /** The primary action, at the right of the title. */
  actions?: ReactNode
  children: ReactNode
}

/** The frame of one section of the settings: title, sentence, action, content. All are as wide, and begin at one edge. */
export function SettingsSection({ title, description, path, actions, children }: SettingsSectionProps) {
  return (
    <Stack gap={6} measure="page">
      <Inline as="header" align="start" gap={3} justify="space-between">
        <Stack gap={1} grow="control">
          {path}
          <Text as="h2" size={20}>
            {title}
          </Text>
          {description === undefined ? null : <p className={styles.description}>{description}</p>}
        </Stack>
        {actions === undefined ? null : <Inline>{actions}</Inline>}
      </Inline>
      {children}
    </Stack>
  )
}
