/** Runs the code that the request builder shows (API-35) as somebody would who pasted it, against the mock backend over HTTP. */
import { execFile, execFileSync } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiKeyRoutes, mailingListRoutes } from '#api/contract'
import { callerAs } from '#mocks/core/test-caller'
import { serveMockApi, type MockServer } from '#mocks/server'
import { snippetLanguages, snippetOf } from './snippets.model.ts'

/** What runs a language, and what has to be there for it to make calls. */
interface Runner {
  programs: readonly string[]
  /** Ends well where everything is there that the code needs. */
  probe: readonly string[]
  /** How a program takes the code. */
  run: (code: string) => string[]
  debian: string
}

const runners: Readonly<Record<(typeof snippetLanguages)[number], Runner>> = {
  curl: {
    programs: ['sh'],
    probe: ['-c', 'curl --version'],
    run: (code) => ['-c', code],
    debian: 'curl',
  },
  javascript: {
    programs: [process.execPath],
    probe: ['--version'],
    run: (code) => ['--input-type=module', '--eval', code],
    debian: 'nodejs',
  },
  python: {
    programs: ['python3', '/usr/bin/python3'],
    probe: ['-c', 'import requests'],
    run: (code) => ['-c', code],
    debian: 'python3-requests',
  },
  php: {
    programs: ['php'],
    probe: ['-r', 'exit(function_exists("curl_init") ? 0 : 1);'],
    run: (code) => ['-r', code.replace(/^<\?php\n/, '')],
    debian: 'php-cli php-curl',
  },
}

function programFor({ programs, probe }: Runner): string | undefined {
  return programs.find((program) => {
    try {
      execFileSync(program, probe, { stdio: 'ignore' })
      return true
    } catch {
      return false
    }
  })
}

let server: MockServer
let owner: Awaited<ReturnType<typeof callerAs>>
let apiKey: string
beforeAll(async () => {
  server = await serveMockApi({ port: 0, scenario: { size: 'small' } })
  owner = await callerAs(server.api, 'acc_haruka', 'ws_sakura')
  const made = await owner.call(apiKeyRoutes.create, { body: { name: 'Snippets', permission: 'full' } })
  apiKey = made.secret
})
afterAll(() => server.close())

/** Nothing of it may end a string, be looked up, or be run. */
const HARD = `it's "quoted" \`id\` $HOME \${HOME} $(id) \\ \\n %s <?php {$x} </script> 日本語😀 か\u3099`

describe.each(snippetLanguages)('%s', (language) => {
  const runner = runners[language]
  const program = programFor(runner)
  const title = program
    ? 'makes the call'
    : `is not run: it was not found on this machine (Debian: apt-get install ${runner.debian})`
  const output = async (code: string, environment: Record<string, string>) => {
    const { stdout } = await promisify(execFile)(program ?? '', runner.run(code), {
      env: { ...process.env, ...environment },
      timeout: 60_000,
    })
    return stdout
  }

  test.skipIf(program === undefined)(
    `${title}, with what was typed and the key of the environment`,
    async () => {
      const body = { name: `Made by ${language}`, description: HARD, visibility: 'private' }
      const url = `${server.origin}/v1/mailing_lists`
      const code = snippetOf(language, {
        method: 'POST',
        url,
        workspaceId: 'ws_sakura',
        body,
        apiKey: undefined,
      })
      await output(code, { OTEGAMI_API_KEY: apiKey })
      const { items } = await owner.call(mailingListRoutes.list, { query: { q: body.name } })
      expect(items).toMatchObject([body])
    },
  )

  test.skipIf(program === undefined)(`${title} without a body, with a key in the code`, async () => {
    const code = snippetOf(language, {
      method: 'GET',
      url: `${server.origin}/v1/mailing_lists?q=${encodeURIComponent("no'such \\ list")}`,
      workspaceId: 'ws_sakura',
      body: undefined,
      apiKey,
    })
    expect(await output(code, { OTEGAMI_API_KEY: 'ota_of_somebody_else' })).toMatch(/items/)
  })

  test.skipIf(program === undefined)(`${title} and shows what was refused`, async () => {
    const code = snippetOf(language, {
      method: 'GET',
      url: `${server.origin}/v1/mailing_lists`,
      workspaceId: 'ws_sakura',
      body: undefined,
      apiKey: 'ota_nobody',
    })
    expect(await output(code, {})).toMatch(/401/)
  })
})
