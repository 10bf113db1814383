import { expect, test } from 'vitest'
import { paths } from '#lib/link'
import { notBuilt, routes } from './routes.tsx'

test('these screens are still to come, and no others', () => {
  expect([...notBuilt].toSorted()).toEqual(
    [
      paths.WORKSPACE_EDITOR,
      paths.WORKSPACE_CAMPAIGNS,
      paths.WORKSPACE_CAMPAIGNS_EDIT,
      paths.WORKSPACE_SENDERS_EACH,
      paths.WORKSPACE_FORMS,
      paths.WORKSPACE_FORMS_EACH,
      paths.WORKSPACE_FORMS_EACH_EDIT,
      paths.WORKSPACE_CONNECTIONS,
      paths.WORKSPACE_CONNECTIONS_NEW,
      paths.WORKSPACE_AMP_REGISTRATION,
      paths.EXAMPLE,
    ].toSorted(),
  )
})

test('every address of the product has one page', () => {
  // What is no page of the table: the sign-in page stands at any address, the demo editor is an app of its own.
  const elsewhere: string[] = [paths.SIGN_IN_UP, paths.DEMO_EDITOR, paths.OTHERS_TO_HOME]
  expect(routes.map(({ path }) => path).toSorted()).toEqual(
    Object.values(paths)
      .filter((path) => !elsewhere.includes(path))
      .toSorted(),
  )
})
