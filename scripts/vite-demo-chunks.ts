import type { Rolldown } from 'vite'
import { importersOf, isOfFirstScreen } from './vite-chunks.ts'

/** What starts the demo's backend, before there is a page. */
const START = '/src/mocks/demo/browser.ts'
/** What answers its calls. */
const ANSWERS = /\/src\/mocks\/(?!demo\/)/

/**
 * The demo's backend in two files, what starts it and what answers: it is loaded whole with the first calls of any page, and
 * each of 130 small files costs a browser more than what stands in it.
 */
function backendOf(id: string, context: Rolldown.ChunkingContext): string | null {
  if (isOfFirstScreen(id, context)) return null
  const users = new Set([id])
  for (const user of users) for (const importer of importersOf(user, context)) users.add(importer)
  if ([...users].some((user) => user.endsWith(START))) return 'backend'
  return [...users].some((user) => ANSWERS.test(user)) ? 'backend-answers' : null
}

export const backendGroup: Rolldown.CodeSplittingGroup = {
  name: backendOf,
  debugName: 'backend',
  // Before what pages share, behind what belongs to one page.
  priority: 1.5,
  includeDependenciesRecursively: false,
}
