import {
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Primary,
  Story,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks'
import facts from 'virtual:component-facts'
import { useContext } from 'react'
import type { About } from './about.ts'
import { AboutText } from './about-text.tsx'
import { Facts } from './facts.tsx'
import { LazyFrame } from './lazy-frame.tsx'
import { sentenceCase } from './names.ts'
import { Heading, PageTitle } from './page-parts.tsx'
import { StoryLink } from './story-link.tsx'
import { TokenList } from './token-list.tsx'
import * as styles from './docs-page.css.ts'

/** Props that can be changed on the page: the others are code. */
const editable = ['boolean', 'text', 'number', 'range', 'select', 'radio', 'inline-radio', 'color', 'date']

/** What a component is: live, in every variant, when to use it, how it works, and its props at the end. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const [primary, ...all] = useContext(DocsContext).componentStories()
  // The two pictures beside the words on when to use it.
  const use = all.find(({ name }) => sentenceCase(name) === 'When to use')
  const avoid = all.find(({ name }) => sentenceCase(name) === 'When not to use')
  const others = all.filter((story) => story !== use && story !== avoid)
  const about: About | undefined = preparedMeta.parameters['about']
  const known = facts.find(({ title }) => title === preparedMeta.title)
  const controls = Object.entries(primary?.argTypes ?? {})
    .filter(([, { control }]) => editable.some((type) => type === control || hasType(control, type)))
    .map(([name]) => name)
  // What a story does is seen on its own page: here nothing is pressed.
  const still = others.filter(({ playFunction }) => playFunction === undefined)
  const variants = [...still.filter(isCatalog), ...still.filter((story) => !isCatalog(story))]
  const behaviours = others.filter(({ playFunction }) => playFunction !== undefined)
  return (
    <>
      <Unstyled>
        <PageTitle title={preparedMeta.title} />
      </Unstyled>
      <Description />
      {known && (
        <Unstyled>
          <Facts facts={known} />
        </Unstyled>
      )}
      <Primary />
      {controls.length > 0 && <Controls include={controls} />}
      {variants.length > 0 && (
        <>
          <Unstyled>
            <Heading>Variants and states</Heading>
          </Unstyled>
          {variants.map((story) => (
            <section key={story.id}>
              <Unstyled>
                <h3 className={styles.subheading}>{sentenceCase(story.name)}</h3>
              </Unstyled>
              {story.parameters['frame'] === undefined || story.parameters['frame'] === 'padded' ? (
                <Canvas of={story.moduleExport} />
              ) : (
                <LazyFrame id={story.id} title={story.name} theme="light" locale="en" />
              )}
            </section>
          ))}
        </>
      )}
      <Unstyled>
        {about && (
          <AboutText
            about={about}
            use={use && <Story of={use.moduleExport} />}
            avoid={avoid && <Story of={avoid.moduleExport} />}
          />
        )}
        {known && known.tokens.length > 0 && <TokenList tokens={known.tokens} />}
        {behaviours.length > 0 && (
          <>
            <Heading>Behaviour covered by tests</Heading>
            <ul className={styles.links}>
              {behaviours.map(({ id, name }) => (
                <li key={id}>
                  <StoryLink id={id} className={styles.link}>
                    {sentenceCase(name)}
                  </StoryLink>
                </li>
              ))}
            </ul>
          </>
        )}
        <Heading>Props</Heading>
      </Unstyled>
      {primary && <ArgTypes of={primary.moduleExport} />}
    </>
  )
}

const isCatalog = ({ name }: { name: string }) => name.startsWith('Every')

const hasType = (control: unknown, type: string) =>
  typeof control === 'object' && control !== null && 'type' in control && control.type === type
