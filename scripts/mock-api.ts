/**
 * `npm run mock-api`: the mock backend over HTTP. PORT (8787), SEED (1), SIZE (empty, small, normal, huge) and ORIGINS
 * (apps beside those of this machine, with commas between) come from the environment.
 */
import { resolve } from 'node:path'
import { isWorldSize } from '#mocks/core/scenario'
import { serveMockApi } from '#mocks/server'

const { PORT = '8787', SEED = '1', SIZE = 'normal', ORIGINS = '' } = process.env
if (!isWorldSize(SIZE)) throw new Error(`SIZE is empty, small, normal or huge, not "${SIZE}".`)
const { origin } = await serveMockApi({
  port: Number(PORT),
  seed: Number(SEED),
  scenario: { size: SIZE },
  origins: ORIGINS.split(',').filter((one) => one !== ''),
  trackerFile: resolve(import.meta.dirname, '../dist-tracker/tracker.js'),
  formFile: resolve(import.meta.dirname, '../dist-forms/form.js'),
})
process.stdout.write(`The API answers at ${origin}/v1 (Ctrl C ends it)
  sign in:        ${origin}/v1/auth/request/google
  customer page:  ${origin}/customer (after npm run build:tracker)
  a form's page:  ${origin}/f/frm_1 (after npm run build:forms)
  the app on it:  VITE_API_BASE_URL=${origin} npm run dev -- --mode development
`)
