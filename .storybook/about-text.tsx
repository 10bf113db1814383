import type { About } from './about.ts'
import { Heading } from './page-parts.tsx'
import * as styles from './docs-page.css.ts'

/** When to use a component and when not, its parts, its keys and its accessibility. */
export const AboutText = ({ about: { use, avoid, parts, keys = [], accessibility } }: { about: About }) => (
  <>
    <div className={styles.pair}>
      <section className={styles.use}>
        <h2 className={styles.subheading}>When to use</h2>
        <p>{use}</p>
      </section>
      <section className={styles.avoid}>
        <h2 className={styles.subheading}>When not to use</h2>
        <p>{avoid}</p>
      </section>
    </div>
    <Heading>Anatomy</Heading>
    <ol className={styles.parts}>
      {parts.map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ol>
    {keys.length > 0 && (
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
            {keys.map(([key, does]) => (
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
    <p className={styles.prose}>{accessibility}</p>
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
