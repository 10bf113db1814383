/**
 * `npm run conformance -- --base URL`: holds a backend to the contract over HTTP. Without --base it starts the mock, with
 * --server the real server on a database of its own. --groups limits it to some groups of the contract.
 * A backend without the stand-in for Google takes --owner, --member and --stranger (bearer tokens) and --workspace and
 * --other-workspace (ids of two workspaces: the owner is in both, the member in the first, the stranger in none).
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { campaignRoutes, contactRoutes, importRoutes, senderRoutes } from '#api/contract'
import { exampleCalls } from '#mocks/example-calls'
import { recordExamples } from '#mocks/record-examples'
import { serveMockApi } from '#mocks/server'
import { courseChecks } from './conformance/courses.ts'
import { inGroups, nameOf } from './conformance/groups.ts'
import { everyRouteChecks, listChecks } from './conformance/every-route.ts'
import { caller, signIn, type Scene } from './conformance/http.ts'
import { startOwnServer } from './conformance/own-server.ts'
import { ruleChecks } from './conformance/rules.ts'
import { sessionChecks } from './conformance/session.ts'
import { runChecks } from './conformance/suite.ts'

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    owner: { type: 'string' },
    member: { type: 'string' },
    stranger: { type: 'string' },
    workspace: { type: 'string', default: 'ws_sakura' },
    'other-workspace': { type: 'string', default: 'ws_ridge' },
    report: { type: 'string' },
    server: { type: 'boolean', default: false },
    groups: { type: 'string' },
  },
})
const own =
  values.base !== undefined
    ? undefined
    : values.server
      ? await startOwnServer()
      : await serveMockApi({ port: 0, scenario: { size: 'small' } })
const base = (values.base ?? own?.origin ?? '').replace(/\/$/, '')
const isWanted = inGroups(values.groups?.split(','))
const token = async (given: string | undefined, account: string) =>
  caller(base, given ?? (await signIn(base, account)).token)
/** Runs the checks that are wanted; how many failed. */
async function conforms(): Promise<number> {
  const scene: Scene = {
    base,
    owner: await token(values.owner, 'acc_haruka'),
    member: await token(values.member, 'acc_tom'),
    stranger: await token(values.stranger, 'acc_new'),
    nobody: caller(base, undefined),
    workspaceId: values.workspace,
    otherWorkspaceId: values['other-workspace'],
  }

  const wantedCalls = exampleCalls.filter(
    ({ route }) =>
      isWanted(nameOf(route)) &&
      // Its example deletes whom the example of an import has added.
      (route !== contactRoutes.deleteByEmail || isWanted(nameOf(importRoutes.csv))) &&
      // Its example is a campaign.
      (route !== senderRoutes.registerAmp || isWanted(nameOf(campaignRoutes.one))),
  )
  const examples = await recordExamples(wantedCalls, {
    origin: base,
    fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(30_000) }),
  })
  const checks = [
    ...everyRouteChecks(scene, examples),
    ...listChecks(scene),
    ...ruleChecks(scene),
    ...courseChecks(scene),
    ...(values.owner === undefined ? sessionChecks(scene, 'acc_haruka') : []),
  ]
  const outcomes = await runChecks(
    checks.filter(({ name }) => isWanted(name)),
    ({ name, failure }) => {
      if (failure !== undefined) process.stdout.write(`✗ ${name}: ${failure}\n`)
    },
  )
  const failed = outcomes.filter(({ failure }) => failure !== undefined).length
  process.stdout.write(`${base}: ${outcomes.length - failed} passed, ${failed} failed\n`)
  if (values.report !== undefined) {
    await mkdir('.vitest', { recursive: true })
    await writeFile(
      values.report,
      JSON.stringify({ numPassedTests: outcomes.length - failed, numFailedTests: failed }),
    )
  }
  return failed
}

// A backend of our own ends with the checks, also where they can't be run to their end.
try {
  process.exitCode = (await conforms()) === 0 ? 0 : 1
} finally {
  await own?.close()
}
