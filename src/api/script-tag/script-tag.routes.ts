import { get } from '#api/wire'
import type { ScriptTag } from './script-tag.schema.ts'

export const scriptTagRoutes = {
  one: get('/script_tag').returns<ScriptTag>(),
}
