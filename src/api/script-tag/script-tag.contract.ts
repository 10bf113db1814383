import { contract } from '#api/wire'
import { scriptTagRoutes } from './script-tag.routes.ts'
import { ScriptTag } from './script-tag.schema.ts'

export const scriptTagContract = contract(scriptTagRoutes, {
  one: { summary: 'The tracking script of the workspace, and whether it reports.', result: ScriptTag },
})
