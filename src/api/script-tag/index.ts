export { useScriptTag } from './script-tag.hooks.ts'
export { scriptTagRoutes } from './script-tag.routes.ts'
export type { ScriptTag } from './script-tag.schema.ts'
