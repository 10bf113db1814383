import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSources } from './sources.ts'

let root = ''

async function put(path: string, text: string) {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sources-'))
  await put('src/components/button/button.css.ts', 'blue')
  await put('.storybook/preview.tsx', 'frame')
  await put('package-lock.json', '{}')
})
afterEach(() => rm(root, { recursive: true }))

test('the same sources have the same digest, wherever they are and whenever they were written', async () => {
  const { digest } = await readSources(root)
  const before = root
  root = await mkdtemp(join(tmpdir(), 'sources-'))
  await put('package-lock.json', '{}')
  await put('.storybook/preview.tsx', 'frame')
  await put('src/components/button/button.css.ts', 'blue')
  await expect(readSources(root)).resolves.toMatchObject({ digest })
  await rm(before, { recursive: true })
})

test.each([
  ['a style', 'src/components/button/button.css.ts', 'red'],
  ['the frame of the stories', '.storybook/preview.tsx', 'other'],
  ['a library', 'package-lock.json', '{"name":"a"}'],
  ['a page of the server’s name', 'src/server-page/page.tsx', ''],
  ['a new file', 'src/components/button/hint.tsx', ''],
  ['a configuration', 'vitest.config.ts', ''],
])('%s changes it', async (_, path, text) => {
  const { digest } = await readSources(root)
  await put(path, text)
  expect((await readSources(root)).digest).not.toBe(digest)
})

test('a unit test, the server and a text for readers do not', async () => {
  const { digest } = await readSources(root)
  await put('src/components/button/button.test.ts', '')
  await put('src/server/main.ts', '')
  await put('src/server/mail/send.ts', '')
  await put('docs/button.txt', '')
  expect((await readSources(root)).digest).toBe(digest)
})

test('when the newest was written is known', async () => {
  await utimes(join(root, 'package-lock.json'), 5_000_000_000, 5_000_000_000)
  expect((await readSources(root)).writtenAt).toBe(5_000_000_000_000)
})
