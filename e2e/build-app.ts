import { execSync } from 'node:child_process'
import { buildCommand, BUILDS } from './sites.ts'

/** Builds the app that `mock-server.ts` serves, unless `npm test` has built it beside other steps. */
export default function buildApp(): void {
  const build = BUILDS.onServer
  if (process.env['SITES_BUILT'] !== '1')
    execSync(buildCommand(build), { env: { ...process.env, ...build.env }, stdio: 'inherit' })
}
