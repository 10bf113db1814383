import { resolve } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { withoutBackend } from './vite-without-backend.ts'

const root = resolve(import.meta.dirname, '..')
const buildOf = (source: string) =>
  build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      withoutBackend(),
      {
        name: 'planted',
        enforce: 'pre',
        resolveId: (id) => (id.endsWith('planted.ts') ? `${root}/src/planted.ts` : undefined),
        load: (id) => (id.endsWith('planted.ts') ? source : undefined),
      },
    ],
    build: { write: false, lib: { entry: 'src/planted.ts', formats: ['es'] } },
  })

test('a build that takes in the mock backend fails, and says with which module', async () => {
  await expect(buildOf("export { createRandom } from '#mocks/core/random'")).rejects.toThrow(
    /src\/mocks\/core\/random\.ts/,
  )
})

test('a build without it does not', async () => {
  await expect(buildOf("export { hueOf } from '#lib/avatar-hue'")).resolves.toBeDefined()
})
