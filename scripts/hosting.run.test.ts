/** The configurations of docs/hosting as the programs themselves read them, on machines that have these. */
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { areInstalled, freePort, runWithTest } from '#server/testing/programs'

const ASSET = `/* ${'a long script '.repeat(200)}*/`

interface Host {
  program: string
  /** What is to be installed on Debian. */
  debian: string
  /** The configuration without TLS, on one port of this machine, with another folder of files. */
  configure: (text: string, at: { folder: string; dist: string; port: number }) => string
  file: string
  run: (config: string, folder: string) => string[]
}

const hosts: readonly Host[] = [
  {
    program: 'caddy',
    debian: 'caddy',
    file: 'Caddyfile',
    configure: (text, { dist, port }) =>
      `{\n\tadmin off\n\tauto_https off\n}\n${text.replace('app.example.com {', `http://127.0.0.1:${port} {`).replace('/srv/otegami/dist', dist)}`,
    run: (config) => ['run', '--config', config, '--adapter', 'caddyfile'],
  },
  {
    program: 'nginx',
    debian: 'nginx-light',
    file: 'nginx.conf',
    configure: (text, { folder, dist, port }) => {
      const own = text
        .replace(/listen 80;/, `listen unix:${folder}/redirect.sock;`)
        .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
        .replaceAll(/^ *(?:http2|ssl_certificate|ssl_certificate_key) .*$/gm, '')
        .replace('/srv/otegami/dist', dist)
      // What every distribution sets around it.
      return `pid ${folder}/nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\ninclude /etc/nginx/mime.types;\naccess_log off;\nclient_body_temp_path ${folder}/body;\n${own}}\n`
    },
    run: (config, folder) => ['-p', folder, '-c', config, '-g', 'daemon off;'],
  },
]

describe.each(hosts)('$program (Debian: apt-get install $debian)', (host) => {
  test.skipIf(!areInstalled(host.program))('serves dist/ with its configuration', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'otegami-hosting-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    // nginx, begun by root, reads it as nobody.
    await chmod(folder, 0o755)
    const dist = join(folder, 'dist')
    await mkdir(join(dist, 'assets'), { recursive: true })
    await writeFile(join(dist, 'index.html'), '<!doctype html><title>Otegami</title>')
    await writeFile(join(dist, 'assets', 'app-1a2b.js'), ASSET)
    const port = await freePort()
    const config = join(folder, host.file)
    await writeFile(
      config,
      host.configure(await readFile(`docs/hosting/${host.file}`, 'utf8'), { folder, dist, port }),
    )
    let said = ''
    runWithTest(host.program, host.run(config, folder), { onOutput: (part) => (said += part) })
    const origin = `http://127.0.0.1:${port}`
    await vi.waitFor(() => fetch(origin), { timeout: 60_000 }).catch(() => expect.fail(said))

    const page = await fetch(`${origin}/workspaces/ws_1/contacts`)
    expect([page.status, await page.text()], 'any address is the app’s').toEqual([
      200,
      expect.stringContaining('<title>Otegami'),
    ])
    expect(page.headers.get('cache-control')).toBe('no-cache')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(page.headers.get('strict-transport-security')).toBe('max-age=31536000')

    const asset = await fetch(`${origin}/assets/app-1a2b.js`, { headers: { 'accept-encoding': 'gzip' } })
    expect([asset.status, await asset.text()]).toEqual([200, ASSET])
    expect(asset.headers.get('content-encoding')).toBe('gzip')
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(asset.headers.get('x-content-type-options')).toBe('nosniff')

    const missing = await fetch(`${origin}/assets/older-3c4d.js`)
    expect(missing.status, 'a script that is gone is no page').toBe(404)
    expect(missing.headers.get('cache-control') ?? '').not.toContain('immutable')
  })
})
