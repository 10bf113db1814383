import { useParams, useSearchParams } from 'react-router'
import { HomeScreen, rangeValue, readRange } from '#features/home'
import { link, paths } from '#lib/link'
import { parseQuery } from '#lib/query'

export function WorkspaceHomePage() {
  const { workspaceId = '' } = useParams()
  const [params, setParams] = useSearchParams()
  const { range } = parseQuery(params.toString())
  return (
    <HomeScreen
      range={readRange(range)}
      onRangeChange={(next) =>
        setParams(
          (now) => {
            const value = rangeValue(next)
            if (value === undefined) now.delete('range')
            else now.set('range', value)
            return now
          },
          { replace: true },
        )
      }
      hrefs={{
        contacts: (query) => link(paths.WORKSPACE_CONTACTS, { workspaceId }, query),
        campaigns: (query) => link(paths.WORKSPACE_CAMPAIGNS, { workspaceId }, query),
      }}
    />
  )
}
