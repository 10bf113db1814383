export { useScriptTag } from './script-tag.hooks.ts'
export type { ScriptTag } from './script-tag.schema.ts'
