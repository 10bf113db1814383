/** Builds the app for the journeys, one build after the other; `npm test` does so beside other steps. */
import { execSync } from 'node:child_process'
import { buildCommand, BUILDS } from '../e2e/sites.ts'

for (const build of Object.values(BUILDS))
  execSync(buildCommand(build), { env: { ...process.env, ...build.env }, stdio: 'inherit' })
