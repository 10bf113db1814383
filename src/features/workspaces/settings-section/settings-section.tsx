import type { ReactNode } from 'react'
import * as styles from './settings-section.css.ts'

export interface SettingsSectionProps {
  title: string
  /** What it is for, in a sentence. */
  description?: ReactNode
  /** The way back up, over the title. */
  path?: ReactNode
  /** The primary action, at the right of the title. */
  actions?: ReactNode
  /** For a table with many columns. @default false */
  wide?: boolean
  children: ReactNode
}

/** The frame of one section of the settings: title, sentence, action, content. */
export function SettingsSection({
  title,
  description,
  path,
  actions,
  wide = false,
  children,
}: SettingsSectionProps) {
  return (
    <div className={styles.root} data-wide={wide || undefined}>
      <header className={styles.header}>
        <div className={styles.words}>
          {path}
          <h2 className={styles.title}>{title}</h2>
          {description === undefined ? null : <p className={styles.description}>{description}</p>}
        </div>
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}
