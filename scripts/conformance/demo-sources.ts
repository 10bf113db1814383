import { integrationData } from '#domain/connections/integrations'
import { SourceError, type Source, type Sources } from '#server/ports/sources/source'
import { databasesOf, tableAt } from '#mocks/connections/external-databases.data'

const WORKSPACE = 'ws_sakura'

/** Stand-ins for other services, with the databases of the demo: they give everybody access who asks. */
export function demoSources(epoch: number): Sources {
  const tables = (key: string) =>
    databasesOf(key, WORKSPACE).map((data) => tableAt(data, { seed: 1, epoch }, epoch))
  const sourceOf = (key: string): Source => {
    const found = (id: string) => {
      const table = tables(key).find((one) => one.id === id)
      if (!table) throw new SourceError('gone', 'There is no such database.')
      return table
    }
    return {
      authorizationUrl: ({ state, redirectUri }) =>
        `${redirectUri}?${new URLSearchParams({ code: 'of-the-demo', state })}`,
      async exchange(code) {
        if (code.startsWith('bad')) throw new SourceError('no_access', 'It takes no such code.')
        return { accessToken: 'of-the-demo' }
      },
      refresh: async () => ({ accessToken: 'of-the-demo' }),
      account: async () => ({ name: 'さくら珈琲' }),
      databases: async () =>
        tables(key).map((table) => {
          const { properties: _, rows: __, rowAt: ___, ...database } = table
          return database
        }),
      async database(_, id) {
        const { rowAt: __, ...detail } = found(id)
        return detail
      },
      async rows(_, id) {
        const { rowAt, rowCount } = found(id)
        const rows = Array.from({ length: rowCount }, (__, row) => ({
          name: `#${row + 1}`,
          cells: rowAt(row),
        }))
        return { rows, next: undefined }
      },
    }
  }
  return new Map(
    integrationData.filter(({ status }) => status === 'available').map(({ key }) => [key, sourceOf(key)]),
  )
}
