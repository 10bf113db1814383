import { useRead } from '#api/core'
import { scriptTagRoutes } from './script-tag.routes.ts'

export const useScriptTag = () => useRead(scriptTagRoutes.one, {})
