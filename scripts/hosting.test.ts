import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hostHeaders } from '#lib/page-headers'

const hosts = ['nginx.conf', 'Caddyfile', 'netlify/_headers', 'cloudflare/_headers']
const headers = Object.entries(hostHeaders({ connect: ['https://api.example.com'], demo: false }))

test.each(hosts)('%s sends the headers of the project', (host) => {
  const text = readFileSync(`docs/hosting/${host}`, 'utf8')
  for (const [name, value] of headers) {
    const line = text.split('\n').find((one) => one.toLowerCase().includes(name))
    expect(line, name).toContain(value)
  }
})

test.each(hosts)('%s lets names that change with their content be kept, and nothing else', (host) => {
  const text = readFileSync(`docs/hosting/${host}`, 'utf8')
  expect(text).toContain('/assets/')
  expect(text).toContain('public, max-age=31536000, immutable')
  expect(text).toContain('no-cache')
})

test('the policy allows no inline script, no eval, no foreign script and no frame around it', () => {
  const policy = hostHeaders({ connect: [], demo: false })['content-security-policy']
  expect(policy).not.toMatch(/unsafe-|[*]|http:|script-src[^;]*data:/)
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self'")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).toContain("frame-ancestors 'none'")
})
