import { DocsContext, Unstyled, useOf } from '@storybook/addon-docs/blocks'
import { useContext, useState } from 'react'
import { LazyFrame } from './lazy-frame.tsx'
import { sentenceCase } from './names.ts'
import { PageTitle } from './page-parts.tsx'
import { StoryLink } from './story-link.tsx'
import * as styles from './docs-page.css.ts'

const pair = [
  { theme: 'light', locale: 'en', name: 'Light, English' },
  { theme: 'dark', locale: 'ja', name: 'Dark, Japanese' },
] as const
const four = [
  ...pair,
  { theme: 'light', locale: 'ja', name: 'Light, Japanese' },
  { theme: 'dark', locale: 'en', name: 'Dark, English' },
] as const

/** A screen or a flow in all its states, in both languages and themes. */
export function ScreenPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const stories = useContext(DocsContext).componentStories()
  const [isFull, setIsFull] = useState(false)
  const modes = isFull ? four : pair
  return (
    <Unstyled>
      <div className={styles.screen}>
        <PageTitle title={preparedMeta.title} />
        <p className={styles.note}>
          {stories.length === 1 ? '1 state' : `${stories.length} states`}. Select a name to open that state at
          full size. States load as you scroll.
        </p>
        <label className={styles.choice}>
          <input type="checkbox" checked={isFull} onChange={(event) => setIsFull(event.target.checked)} />
          All four combinations of language and theme
        </label>
        {stories.map(({ id, name }) => (
          <section key={id}>
            <h2 className={styles.state}>
              <StoryLink id={id} className={styles.link}>
                {sentenceCase(name)}
              </StoryLink>
            </h2>
            <div className={styles.modes}>
              {modes.map((mode) => (
                <figure key={mode.name}>
                  <LazyFrame id={id} title={name} theme={mode.theme} locale={mode.locale} />
                  <figcaption className={styles.note}>{mode.name}</figcaption>
                </figure>
              ))}
            </div>
          </section>
        ))}
      </div>
    </Unstyled>
  )
}
