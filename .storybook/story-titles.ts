/** How stories are called and grouped in the sidebar. Their ids stay those of their files, so that grouping renames none. */
import { globSync } from 'node:fs'
import type { Indexer } from 'storybook/internal/types'
import type { Plugin } from 'vite'
import { areaNames, componentGroups } from './groups.ts'
import { sentenceCase } from './names.ts'

const STORIES = /\.stories\.tsx$/

/** 'src/components/date-field/date-field.stories.tsx' of any path, with forward slashes. */
function inProject(path: string): string {
  const [file = ''] = path.replaceAll('\\', '/').split('?')
  return /(?:^|\/)((?:src|stories)\/(?!.*\/(?:src|stories)\/).*)$/.exec(file)?.[1] ?? file
}

/** The sidebar path of a file of stories, or undefined for a component without a group. */
export function titleOf(file: string): string | undefined {
  const parts = inProject(file).replace(STORIES, '').split('/')
  const name = sentenceCase((parts.at(-1) ?? '').replace(/-(screen|section)$/, ''))
  const [, kind = '', folder = ''] = parts
  if (kind === 'components') {
    const group = Object.keys(componentGroups).find((key) => componentGroups[key]?.includes(folder))
    return group === undefined ? undefined : `Components/${group}/${name}`
  }
  if (kind === 'features') {
    const area = areaNames[folder] ?? sentenceCase(folder)
    // One level less where it would hold a single entry.
    const isAlone = globSync(`src/features/${folder}/**/*.stories.tsx`).length === 1
    return isAlone ? `Screens/${area}` : `Screens/${area}/${name}`
  }
  if (kind === 'flows') return `Flows/${name}`
  return `Reference/${name}`
}

/** The id that Storybook makes of a file's own path: 'components-button-link-button'. */
function idOf(file: string): string {
  const folders = inProject(file).replace(STORIES, '').split('/').slice(1)
  return folders.filter((part, place) => part !== folders[place - 1]).join('-')
}

/** Indexes stories under their title in the sidebar, with the ids of their files. */
export const withTitles = (indexers: readonly Indexer[]): Indexer[] =>
  indexers.map(({ test, createIndex }) => ({
    test,
    createIndex: async (file, options) => {
      const entries = await createIndex(file, options)
      if (!STORIES.test(file)) return entries
      const title = titleOf(file)
      return entries.map((entry) => ({
        ...entry,
        metaId: idOf(file),
        ...(title !== undefined && { title }),
        ...(entry.name !== undefined && { name: sentenceCase(entry.name) }),
      }))
    },
  }))

/** Gives each meta the id under which its stories are indexed. */
export const keepStoryIds = (): Plugin => ({
  name: 'keep-story-ids',
  enforce: 'pre',
  transform: {
    filter: { id: STORIES },
    handler: (code, id) => ({
      code: code.replace('preview.meta({', `preview.meta({ id: '${idOf(id)}',`),
      map: null,
    }),
  },
})
