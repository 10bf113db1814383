import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { isPublicScript, publicScripts } from './public-scripts.ts'

test.each([
  { path: '/form.js', folder: 'dist-forms' },
  { path: '/tracker.js', folder: 'dist-tracker' },
])('$path is served to every site, packed for who takes it, and once', async ({ path, folder }) => {
  const root = await mkdtemp(join(tmpdir(), 'otegami-script-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const load = async (init?: RequestInit) =>
    (await publicScripts(root))(new Request(`http://localhost${path}`, init), path)
  expect((await load()).status).toBe(404)
  await mkdir(join(root, folder))
  await writeFile(join(root, folder, path), 'draw()')
  const plain = await load()
  expect(await plain.text()).toBe('draw()')
  expect(plain.headers.get('access-control-allow-origin')).toBe('*')
  const packed = await load({ headers: { 'accept-encoding': 'gzip, br' } })
  expect(packed.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe('draw()')
  const etag = plain.headers.get('etag') ?? ''
  expect((await load({ headers: { 'if-none-match': etag } })).status).toBe(304)
  expect((await load({ method: 'POST' })).status).toBe(405)
})

test('no other address is a script', () => {
  for (const path of ['/constructor', '/form.js/', '/assets/form.js', '/'])
    expect(isPublicScript(path)).toBe(false)
})
