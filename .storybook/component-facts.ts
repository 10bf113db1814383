/** What the docs pages say about a component that its sources know best: its weight, its tokens and who uses it. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { gzipSync } from 'node:zlib'
import { minify, transformWithOxc, type Plugin } from 'vite'
import { areaNames } from './groups.ts'
import { sentenceCase } from './names.ts'
import { titleOf } from './story-titles.ts'

export interface ComponentFacts {
  /** Where it is in the sidebar: 'Components/Actions/Button'. */
  title: string
  /** The id of its stories: 'components-button'. */
  id: string
  /** Bytes of its own JavaScript, minified and compressed: without styles, messages and the components it is made of. */
  bytes: number
  /** Tokens that its styles name: 'colour.accent', 'space[2]'. */
  tokens: string[]
  /** Components that are made of it, and areas of the product that use it. */
  components: string[]
  areas: string[]
}

const VIRTUAL = 'virtual:component-facts'
const slashed = (file: string) => file.replaceAll('\\', '/')
const read = (file: string) => readFileSync(file, 'utf8')

/** The files of a component's folder that this one imports, with those that they import. */
function filesOf(start: string): string[] {
  const files = new Set([start])
  for (const file of files) {
    for (const [, path = ''] of read(file).matchAll(/(?:from |import\()'(\.\/[^']+)'/g)) {
      const [found] = globSync(join(dirname(file), path).replace(/\.css$/, '.css.ts'))
      if (found !== undefined) files.add(slashed(found))
    }
  }
  return [...files]
}

/** The size in bytes of these sources as a browser downloads them. */
async function weightOf(files: readonly string[]): Promise<number> {
  const codes = await Promise.all(
    files.map(async (file) => {
      const { code } = await transformWithOxc(read(file), file, { jsx: { runtime: 'automatic' } })
      return (await minify(file, code)).code
    }),
  )
  return gzipSync(codes.join('\n')).length
}

const tokensIn = (css: string) =>
  [...css.matchAll(/\bvars\.([a-zA-Z]+(?:\.[a-zA-Z]+|\[\d+\])+)/g)].map(([, path = '']) => path)

const unique = (names: readonly string[]) => [...new Set(names)].toSorted()

async function readFacts(): Promise<ComponentFacts[]> {
  const sources = globSync('src/**/*.{ts,tsx}')
    .map(slashed)
    .filter((file) => !/\.(stories|test)\.tsx?$/.test(file))
    .map((file) => ({ file, text: read(file) }))
  const stories = globSync('src/components/*/*.stories.tsx')
    .map(slashed)
    .filter((file) => !/preview\.meta\(\{(?:(?!^\}\))[^])*'!autodocs'/m.test(read(file)))
    .toSorted()
  return Promise.all(
    stories.map(async (story) => {
      const source = story.replace('.stories', '')
      const [, , folder = ''] = source.split('/')
      const files = filesOf(
        sources.some(({ file }) => file === source) ? source : `${dirname(source)}/index.ts`,
      )
      const styles = files.filter((file) => file.endsWith('.css.ts'))
      const users = sources
        .filter(
          ({ file, text }) =>
            text.includes(`'#components/${folder}'`) && !file.startsWith(`src/components/${folder}/`),
        )
        .map(({ file }) => file.split('/'))
      const of = (layer: string) =>
        unique(
          users
            .filter(([, kind]) => kind === layer)
            .map(([, , name = '']) => areaNames[name] ?? sentenceCase(name)),
        )
      return {
        title: titleOf(story) ?? '',
        id: source.replace('src/', '').replace(`/${folder}.tsx`, '').replace('.tsx', '').replaceAll('/', '-'),
        bytes: await weightOf(files.filter((file) => !/\.(css|messages)\.ts$/.test(file))),
        tokens: unique(styles.flatMap((file) => tokensIn(read(file)))),
        components: of('components'),
        areas: unique([
          ...of('features'),
          ...(users.some(([, kind]) => kind === 'app') ? ['App frame'] : []),
        ]),
      }
    }),
  )
}

/** Serves `virtual:component-facts`. Read when a docs page asks for it: stories and their tests don't. */
export const componentFacts = (): Plugin => ({
  name: 'component-facts',
  resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
  load: async (id) =>
    id === `\0${VIRTUAL}` ? `export default ${JSON.stringify(await readFacts())}` : undefined,
})
