import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { formScript } from './form-script.ts'

test('the script of forms is served to every site, packed for who takes it, and once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'otegami-script-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'form.js')
  const load = async (init?: RequestInit) =>
    (await formScript(file))(new Request('http://localhost/form.js', init), '/form.js')
  expect((await load()).status).toBe(404)
  await writeFile(file, 'draw()')
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
