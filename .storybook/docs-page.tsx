import { Controls, Description, Primary, Stories, useOf } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import type { About } from './about.ts'
import * as styles from './docs-page.css.ts'

/** The page of each component: what it is for, its parts and keys, its props, its stories. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const about: About | undefined = preparedMeta.parameters['about']
  return (
    <>
      <h1>{nameOf(preparedMeta.title)}</h1>
      <Description />
      {about === undefined ? null : <AboutText about={about} />}
      <Heading>Example and props</Heading>
      <Primary />
      <Controls />
      <Stories />
    </>
  )
}

/** 'components/text-field/debounced-text-field' is the debounced text field. */
function nameOf(title: string): string {
  const words = (title.split('/').at(-1) ?? title).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const Heading = ({ children }: { children: ReactNode }) => <h2 className={styles.heading}>{children}</h2>

function AboutText({ about: { use, avoid, parts, keys = [], accessibility } }: { about: About }) {
  return (
    <>
      <Heading>What for</Heading>
      <p>{use}</p>
      <Heading>What not for</Heading>
      <p>{avoid}</p>
      <Heading>Anatomy</Heading>
      <ol className={styles.parts}>
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ol>
      {keys.length === 0 ? null : (
        <>
          <Heading>Keyboard</Heading>
          <table>
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
                    <kbd>{key}</kbd>
                  </td>
                  <td>{does}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <Heading>Accessibility</Heading>
      <p>{accessibility}</p>
    </>
  )
}
