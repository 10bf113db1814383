import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'

const folders = globSync('src/components/*/index.ts').map((file) => basename(dirname(file)))

/** What `.storybook/about.ts` asks for; keys are left out where there are none. */
const parts = ['use:', 'avoid:', 'parts:', 'accessibility:']

test('there are components', () => expect(folders.length).toBeGreaterThan(50))

/** Building blocks that only other components use: they are shown there. */
const blocks = ['drop-down', 'input-box']

test.each(folders.filter((folder) => !blocks.includes(folder)))('%s has a docs page', (folder) => {
  const stories = globSync(`src/components/${folder}/*.stories.tsx`).map((file) => readFileSync(file, 'utf8'))
  const about = stories.flatMap((text) => text.match(/\babout: \{[^]*?\n {4}\}/g) ?? [])
  expect(about.length, 'stories that say what it is for').toBeGreaterThan(0)
  for (const text of about) for (const part of parts) expect(text).toContain(part)
})

test('every meta of a component says what it is for', () => {
  const silent = globSync('src/components/**/*.stories.tsx').filter(
    (file) => !readFileSync(file, 'utf8').includes('about: {'),
  )
  expect(silent).toEqual([])
})
