import { get } from '#api/wire'
import type { ScriptTag } from './script-tag.schema.ts'

/** SPEC.md 7.7. */
export const scriptTagRoutes = {
  one: get('/script_tag').returns<ScriptTag>(),
}
