import facts from 'virtual:component-facts'
import type { ReactNode } from 'react'
import { componentGroups } from '#.storybook/groups'
import { StoryLink } from '#.storybook/story-link'
import { BrandMark } from '#components/brand-mark'
import { productName } from '#lib/product'
import { WhatIsNew } from './what-is-new.tsx'
import * as styles from './start-page.css.ts'

const groups = Object.keys(componentGroups).map((group) => ({
  group,
  members: facts
    .filter(({ title }) => title.split('/')[1] === group)
    .toSorted((one, other) => one.title.localeCompare(other.title, 'en')),
}))

/** The first story or page of each part of Storybook beside the components. */
const parts = [
  {
    title: 'Foundations',
    text: 'Colour with contrast figures, type in both scripts, space, shape, depth, motion, writing, limits.',
    links: [
      ['foundations-colour--docs', 'Colour'],
      ['foundations-type--docs', 'Type'],
      ['foundations-space-shape-depth--docs', 'Space, shape, depth'],
      ['foundations-motion--docs', 'Motion'],
      ['foundations-writing--docs', 'Writing'],
      ['foundations-limits--docs', 'Limits'],
    ],
  },
  {
    title: 'Screens',
    text: 'Each screen in all its states: loading, empty, failed, without permission, and ready.',
    links: [
      ['features-session-sign-in-up-screen--docs', 'Sign-in'],
      ['features-workspaces-workspaces-screen--docs', 'Workspaces'],
      ['features-home-home-screen--docs', 'Home'],
      ['features-contacts-contacts-screen--docs', 'Contacts'],
      ['features-contacts-import-import-sheet--docs', 'Import'],
      ['features-segments-builder-segment-sheet--docs', 'Segments'],
      ['features-mailing-lists-mailing-lists-section--docs', 'Mailing lists'],
      ['features-schema-contact-schema-section--docs', 'Contact schema'],
      ['features-campaigns-list-campaigns-screen--docs', 'Campaigns'],
      ['features-editor-editor-screen--docs', 'Editor'],
      ['features-forms-list-forms-screen--docs', 'Forms'],
      ['features-connections-list-connections-screen--docs', 'Connections'],
      ['features-brand-brand-section--docs', 'Brand'],
      ['features-domains-domains-section--docs', 'Domains'],
      ['features-senders-senders-section--docs', 'Senders'],
      ['features-settings-account-account-section--docs', 'Settings'],
      ['features-ai-chat-assistant-panel--docs', 'AI assistant'],
      ['features-example-example-screen--docs', 'Example'],
    ],
  },
  {
    title: 'Flows',
    text: 'The whole app, from one screen to the next.',
    links: [
      ['flows-the-walk--the-walk', 'The walk'],
      ['flows-shell--shortcuts-go-there', 'Navigation and panels'],
      ['flows-errors--an-answer-of-somebody-else', 'Errors'],
    ],
  },
  {
    title: 'Reference',
    text: 'Every call of the API, with examples of its answers.',
    links: [['reference-api-reference--api', 'API']],
  },
] as const

const controls = [
  ['Theme', 'Light, dark, or as the system.'],
  [
    'Language',
    'English, Japanese, or a pseudo language with longer, accented texts that reveals what is cut off.',
  ],
  ['Role', 'Owner or member: what a member may not do is explained, not hidden.'],
  ['Contacts', 'None, 240, 12,480 or a million.'],
  ['Network', 'Normal, slow, offline, or a server that fails.'],
  ['Width', 'Narrow (390), smallest (320), medium (1024) and wide (1440), under the viewport button.'],
] as const

/** What is where, how to review it, how to accept pictures, and what is new. */
export function StartPage() {
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <BrandMark size="large" />
        <div>
          <h1 className={styles.title}>{productName} design system</h1>
          <p className={styles.lead}>
            Paper, ink and one seal. Every component, screen and flow of {productName} runs here, in English
            and Japanese, light and dark, against a backend in the browser.
          </p>
        </div>
      </header>

      <div className={styles.cards}>
        {parts.map(({ title, text, links }) => (
          <section key={title} className={styles.card}>
            <h2 className={styles.heading}>{title}</h2>
            <p className={styles.muted}>{text}</p>
            <ul className={styles.inline}>
              {links.map(([id, name]) => (
                <li key={id}>
                  <StoryLink id={id} className={styles.link}>
                    {name}
                  </StoryLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>

      <Section title={`${facts.length} components`}>
        <div className={styles.groups}>
          {groups.map(({ group, members }) => (
            <div key={group}>
              <h3 className={styles.group}>{group}</h3>
              <ul className={styles.list}>
                {members.map(({ id, title }) => (
                  <li key={id}>
                    <StoryLink id={`${id}--docs`} className={styles.link}>
                      {title.split('/').at(-1)}
                    </StoryLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Section>

      <div className={styles.columns}>
        <Section title="How to review">
          <p className={styles.muted}>The toolbar above a story sets:</p>
          <dl className={styles.facts}>
            {controls.map(([name, does]) => (
              <div key={name} className={styles.fact}>
                <dt className={styles.term}>{name}</dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </Section>

        <Section title="How to accept pictures">
          <ol className={styles.steps}>
            <li>
              <code>npm run test:stories</code> runs every story and records how it looks.
            </li>
            <li>
              <code>npm run pictures:check</code> names the stories that look different from what was
              accepted.
            </li>
            <li>
              <code>npm run pictures</code> photographs those before and after, in both languages and themes.
            </li>
            <li>
              <code>npm run pictures:accept</code> accepts them. Commit <code>pictures.json</code> with the
              change.
            </li>
          </ol>
        </Section>
      </div>

      <WhatIsNew />
    </div>
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className={styles.heading}>{title}</h2>
    {children}
  </section>
)
