import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { ExampleScreen, exampleQueryValues, readExampleQuery, type ExampleQuery } from '#features/example'
import { link, paths } from '#lib/link'
import { parseQuery, settingsHash } from '#lib/query'
import { useNewestAddress } from '#app/address-reader.ts'

export function ExamplePage() {
  const { workspaceId = '' } = useParams()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const query = useMemo(() => readExampleQuery(parseQuery(search)), [search])
  const newest = useNewestAddress()
  const onQueryChange = useCallback(
    (change: Partial<ExampleQuery>) => {
      const now = newest()
      // Another page was requested meanwhile.
      if (now === undefined) return
      const values = exampleQueryValues({ ...readExampleQuery(parseQuery(now.search)), ...change })
      void navigate(`${link(paths.EXAMPLE, { workspaceId }, values)}${now.hash}`, { replace: true })
    },
    [navigate, newest, workspaceId],
  )
  const here = `${pathname}${search}`
  const links = useMemo(
    () => ({
      scriptTag: `${here}${settingsHash({ key: 'script_tag' })}`,
      webApi: `${here}${settingsHash({ key: 'web_api' })}`,
      forms: link(paths.WORKSPACE_FORMS, { workspaceId }),
      contact: (email: string) => link(paths.WORKSPACE_CONTACTS, { workspaceId }, { q: email }),
    }),
    [here, workspaceId],
  )
  return (
    <ExampleScreen
      key={workspaceId}
      workspaceId={workspaceId}
      query={query}
      onQueryChange={onQueryChange}
      links={links}
      origin={window.location.origin}
    />
  )
}
