import { expect, test } from 'vitest'
import { paths } from '#lib/link'
import { routes } from './routes.tsx'

test('every address of the product has one page', () => {
  // What is no page of the table: the sign-in page stands at any address, the demo editor is an app of its own.
  const elsewhere: string[] = [paths.SIGN_IN_UP, paths.DEMO_EDITOR, paths.OTHERS_TO_HOME]
  expect(routes.map(({ path }) => path).toSorted()).toEqual(
    Object.values(paths)
      .filter((path) => !elsewhere.includes(path))
      .toSorted(),
  )
})
