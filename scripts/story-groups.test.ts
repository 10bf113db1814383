import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { componentGroups } from '../.storybook/groups.ts'
import { sentenceCase } from '../.storybook/names.ts'
import { titleOf } from '../.storybook/story-titles.ts'

const withStories = [
  ...new Set(globSync('src/components/*/*.stories.tsx').map((file) => file.split(/[\\/]/)[2] ?? '')),
]
const grouped = Object.values(componentGroups).flat()

test('every component with stories is in one group of .storybook/groups.ts', () => {
  expect(grouped.toSorted()).toEqual(withStories.toSorted())
})

test('the sidebar has the groups in the order of the list', () => {
  const preview = readFileSync('.storybook/preview.tsx', 'utf8')
  const order = /'Components',\s*\[([^\]]+)\]/.exec(preview)?.[1] ?? ''
  expect([...order.matchAll(/'([^']+)'/g)].map(([, name]) => name)).toEqual(Object.keys(componentGroups))
})

test.each([
  ['src/components/date-field/date-field.stories.tsx', 'Components/Forms/Date field'],
  ['/any/where/src/components/button/link-button.stories.tsx', 'Components/Actions/Link button'],
  ['src\\components\\ai-canvas\\ai-canvas.stories.tsx', 'Components/Layout/AI canvas'],
  ['src/components/unheard-of/unheard-of.stories.tsx', undefined],
  ['src/features/home/home-screen.stories.tsx', 'Screens/Home'],
  ['src/features/settings/api-keys/api-keys-section.stories.tsx', 'Screens/Settings/API keys'],
  ['stories/flows/the-walk.stories.tsx', 'Flows/The walk'],
])('%s is %s in the sidebar', (file, title) => expect(titleOf(file)).toBe(title))

test.each([
  ['EveryToneAndSize', 'Every tone and size'],
  ['In Japanese', 'In Japanese'],
  ['web-api', 'Web API'],
])('%s is written %s', (name, written) => expect(sentenceCase(name)).toBe(written))

test('two files of stories never share a place in the sidebar', () => {
  const titles = globSync(['src/**/*.stories.tsx', 'stories/**/*.stories.tsx']).map(titleOf)
  expect(new Set(titles).size).toBe(titles.length)
})
