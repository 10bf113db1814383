import type { ReactNode } from 'react'
import type { About } from './about.ts'
import { Heading } from './page-parts.tsx'
import * as styles from './docs-page.css.ts'

interface AboutTextProps {
  about: About
  /** How it looks where it is used as it is meant, and where it is not. */
  use?: ReactNode
  avoid?: ReactNode
}

/** When to use a component and when not, its parts, its keys and its accessibility. */
export const AboutText = ({ about, ...pictures }: AboutTextProps) => (
  <>
    <div className={styles.pair}>
      <section className={styles.use}>
        <h2 className={styles.subheading}>When to use</h2>
        <p>{about.use}</p>
        {pictures.use && <div className={styles.example}>{pictures.use}</div>}
      </section>
      <section className={styles.avoid}>
        <h2 className={styles.subheading}>When not to use</h2>
        <p>{about.avoid}</p>
        {pictures.avoid && <div className={styles.example}>{pictures.avoid}</div>}
      </section>
    </div>
    <Heading>Anatomy</Heading>
    <ol className={styles.parts}>
      {about.parts.map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ol>
    {about.keys !== undefined && (
      <>
        <Heading>Keyboard</Heading>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col">What it does</th>
            </tr>
          </thead>
          <tbody>
            {about.keys.map(([key, does]) => (
              <tr key={key}>
                <td>
                  <Keys of={key} />
                </td>
                <td>{does}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </>
    )}
    <Heading>Accessibility</Heading>
    <p className={styles.prose}>{about.accessibility}</p>
  </>
)

/** 'Enter, Space' are two keys; 'Alt+Down' is one combination. */
const Keys = ({ of }: { of: string }) => (
  <span className={styles.keys}>
    {of.split(', ').map((key) => (
      <kbd key={key} className={styles.key}>
        {key}
      </kbd>
    ))}
  </span>
)
