import { expect, test } from 'vitest'
import { testDatabase } from '#server/testing/test-database'
import { testServer } from '#server/testing/test-server'

test('in an empty database the stand-in offers somebody to begin with, who may make workspaces', async () => {
  const server = testServer(await testDatabase())
  const page = await (await server.ask('/v1/auth/request/google?redirect=%2Fworkspaces')).text()
  const href = /href="(\?[^"]*login_hint[^"]*)"/.exec(page)?.[1]?.replaceAll('&#38;', '&') ?? ''
  const choose = () => server.ask(`/v1/auth/request/google${href}`)
  // A double click.
  const [response, again] = await Promise.all([choose(), choose()])
  expect([response.status, response.headers.get('location'), again.status]).toEqual([302, '/workspaces', 302])
  const { token } = await server.signIn('acc_first')
  const body = { name: 'Ours', icon: null, allowedDomains: [] }
  const made = await server.json('/v1/internal/self_account/joined_workspaces', {
    method: 'POST',
    token,
    body,
  })
  expect(made).toMatchObject({ status: 200, value: { name: 'Ours' } })
  expect(await (await server.ask('/v1/auth/request/google')).text()).toContain('Choose an account')
})
