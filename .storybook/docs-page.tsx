import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import type { About } from './about.ts'

/** The page of each component: what it is for, its parts and keys, its props, its stories. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const about: About | undefined = preparedMeta.parameters['about']
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {about === undefined ? null : <AboutText about={about} />}
      <h2>Example and props</h2>
      <Primary />
      <Controls />
      <Stories />
    </>
  )
}

function AboutText({ about: { use, avoid, parts, keys = [], accessibility } }: { about: About }) {
  return (
    <>
      <h2>What for</h2>
      <p>{use}</p>
      <h2>What not for</h2>
      <p>{avoid}</p>
      <h2>Anatomy</h2>
      <ol>
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ol>
      {keys.length === 0 ? null : (
        <>
          <h2>Keyboard</h2>
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
      <h2>Accessibility</h2>
      <p>{accessibility}</p>
    </>
  )
}
