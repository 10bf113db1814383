import { newestRelease } from '#.storybook/newest'
import changelog from '../../CHANGELOG.md?raw'
import * as styles from './start-page.css.ts'

/** Entries of each group that are shown at once. */
const SHOWN = 5

const { version, groups } = newestRelease(changelog)

/** The newest release of the changelog. */
export const WhatIsNew = () => (
  <section>
    <h2 className={styles.heading}>What is new in {version}</h2>
    <div className={styles.columns}>
      {groups.map(({ title, entries }) => (
        <div key={title}>
          <h3 className={styles.group}>{title}</h3>
          <Entries entries={entries.slice(0, SHOWN)} />
          {entries.length > SHOWN && (
            <details>
              <summary className={styles.link}>{entries.length - SHOWN} more</summary>
              <Entries entries={entries.slice(SHOWN)} />
            </details>
          )}
        </div>
      ))}
    </div>
  </section>
)

const Entries = ({ entries }: { entries: readonly string[] }) => (
  <ul className={styles.entries}>
    {entries.map((entry) => (
      <li key={entry}>{entry}</li>
    ))}
  </ul>
)
