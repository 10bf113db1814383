import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { resolve } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { keptStyles } from './vite-kept-styles.ts'

const root = resolve(import.meta.dirname, '..')
const FACE = `${root}/src/planted/index.ts`

// Two characters, the first a letter.
let named = 360

/** Builds a page that names a style of the project, which a face hands on in this way. */
const built = (face: string) =>
  build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      // As short as in the app: longer ones are not put where they are named.
      vanillaExtractPlugin({ identifiers: () => (named++).toString(36) }),
      keptStyles(),
      {
        name: 'planted',
        enforce: 'pre',
        // As package.json says of all that is no style.
        resolveId: (id) =>
          id === '#planted'
            ? { id: FACE, moduleSideEffects: false }
            : id.endsWith('page.ts')
              ? `${root}/src/page.ts`
              : undefined,
        load: (id) =>
          id === FACE
            ? face
            : id.endsWith('/src/page.ts')
              ? "import { styles } from '#planted'\ndocument.body.className = styles\n"
              : undefined,
      },
    ],
    build: { write: false, rolldownOptions: { input: 'src/page.ts' } },
  })

test('a build that names a style without its rules fails, and says of which file', async () => {
  await expect(built("export { root as styles } from '../components/card/card.css.ts'")).rejects.toThrow(
    /card\.css\.ts, whose rules are not in this build/,
  )
})

test('a build that has them does not', async () => {
  await expect(
    built("import * as card from '../components/card/card.css.ts'\nexport const styles = card.root"),
  ).resolves.toBeDefined()
})
